import { useState } from 'react';
import { uploadIdFilesFor, type RiderDocument } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { FileField, lazyDialog, Section, Status, type Tone } from '@rrr/kit/desk';
import { useLastDay } from '../../../pieces/use-last-day.js';
import { useRefresh } from '../../../use-refresh.js';
import { DocumentPicture } from './DocumentPicture.js';
import { usePaperWords } from './words/use-words.js';

const DecideDialog = lazyDialog(() => import('./DecideDialog.js').then((loaded) => loaded.DecideDialog));

export const DOCUMENT_TONE: Record<RiderDocument['status'], Tone> = {
  uploaded: 'wait',
  verified: 'good',
  refused: 'bad',
  replaced: 'plain',
};

interface Props {
  rider: { _id: string; fullName: string };
  kind: RiderDocument['kind'];
  /** the newest; none was sent without it */
  document: RiderDocument | undefined;
  /** the treaty rate, in per cent, that the rider claims on this form; left out: none */
  treaty?: number | undefined;
}

/** One paper of a rider: where it stands, the picture beside the decision, and the way to send it for them. */
export const DocumentCard = ({ rider, kind, document, treaty }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [usePaperWords(), useFormats(), useRefresh('record', 'money')];
  const [deciding, setDeciding] = useState<'verified' | 'treaty' | 'refused'>();
  /** the document whose picture was drawn: nothing is verified unseen */
  const [seen, setSeen] = useState<string>();
  const lastDay = useLastDay(document?._id);
  const name = words(`documents.${kind}`);
  const { status, decision, uploadedAt } = document ?? {};
  const decided = decision && {
    when: formats.instant(decision.at),
    name: decision.byName ?? words('documents.somebody'),
  };
  return (
    <Section
      title={name}
      side={
        <Status tone={status ? DOCUMENT_TONE[status] : 'plain'}>
          {words(`documents.status.${status ?? 'missing'}`)}
        </Status>
      }
    >
      {document && (
        <>
          <p className="desk-muted">
            {words('documents.sent', { when: formats.instant(uploadedAt) })}
            {decided && ` · ${words(status === 'refused' ? 'documents.refusedBy' : 'documents.verifiedBy', decided)}`}
            {decision?.expiresOn && ` · ${words('documents.expires', { date: formats.date(decision.expiresOn) })}`}
          </p>
          {decision?.refusal && <p>{words('documents.reason', { reason: decision.refusal })}</p>}
          <DocumentPicture key={document._id} document={document} onDrawn={() => setSeen(document._id)} />
          {status !== 'verified' && seen !== document._id && (
            <p className="desk-muted">{words('documents.lookFirst')}</p>
          )}
          {kind === 'licence' && status !== 'verified' && seen === document._id && lastDay.field}
          <div className="actions">
            {status !== 'verified' && seen === document._id && (
              <button
                type="button"
                className="button primary"
                aria-label={words('documents.verifyOf', { document: name })}
                onClick={() => setDeciding('verified')}
              >
                {words('documents.verify')}
              </button>
            )}
            {status !== 'verified' && seen === document._id && treaty !== undefined && (
              <button type="button" className="button" onClick={() => setDeciding('treaty')}>
                {words('documents.verifyTreaty', { percent: formats.percent(treaty / 100) })}
              </button>
            )}
            {status !== 'refused' && (
              <button
                type="button"
                className="button"
                aria-label={words('documents.refuseOf', { document: name })}
                onClick={() => setDeciding('refused')}
              >
                {words('documents.refuse')}
              </button>
            )}
          </div>
        </>
      )}
      <FileField
        label={words('documents.upload', { document: name })}
        help={words('documents.uploadHelp')}
        kinds={['picture']}
        send={async ({ file, signal, onProgress }) => {
          await http.call(uploadIdFilesFor, {
            params: { riderId: rider._id },
            body: { kind },
            files: { file },
            signal,
            onProgress,
          });
          refresh();
        }}
      />
      {deciding && document && (
        <DecideDialog
          document={document}
          name={rider.fullName}
          to={deciding === 'refused' ? deciding : 'verified'}
          {...(deciding === 'treaty' ? { treaty } : {})}
          {...(deciding === 'refused' ? {} : lastDay.decided)}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Section>
  );
};
