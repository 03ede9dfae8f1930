import { useState } from 'react';
import { uploadIdFiles, type RiderDocument } from '@rrr/contract';
import { Status, useFormats, useHost, type Tone } from '@rrr/kit/base';
import { FileField, Section } from '@rrr/kit/desk';
import { useMe } from '../../../use-me.js';
import { useRefresh } from '../../../use-refresh.js';
import { useProfileWords } from '../words/use-words.js';
import { DocumentPicture } from './DocumentPicture.js';

const TONE: Record<RiderDocument['status'], Tone> = {
  uploaded: 'wait',
  verified: 'good',
  refused: 'bad',
  replaced: 'plain',
};

interface Props {
  kind: RiderDocument['kind'];
  /** the newest; none was sent without it */
  document?: RiderDocument;
}

/** One paper: where it stands first, then the way to send it. */
export const DocumentCard = ({ kind, document }: Props) => {
  const { http } = useHost();
  const [t, formats] = [useProfileWords(), useFormats()];
  const [{ riderId }, refresh] = [useMe(), useRefresh('rider', 'cash')];
  const [replacing, setReplacing] = useState(false);
  const [sent, setSent] = useState(false);
  const name = t(`documents.${kind}`);
  const decided = document?.decision && formats.day(document.decision.at);
  // what was verified or is being looked at is replaced only on purpose
  const asks = !document || document.status === 'refused' || replacing || sent;
  return (
    <Section
      title={name}
      side={
        <Status tone={document ? TONE[document.status] : 'wait'}>
          {t(`documents.status.${document?.status ?? 'missing'}`)}
        </Status>
      }
    >
      {document && (
        <p className="desk-muted">
          {document.status === 'verified' && decided
            ? t('documents.verifiedAt', { date: decided })
            : document.status === 'refused' && decided
              ? t('documents.refusedAt', { date: decided })
              : t('documents.sentAt', { date: formats.day(document.uploadedAt) })}
          {document.decision?.expiresOn &&
            ` · ${t('documents.expires', { date: formats.date(document.decision.expiresOn) })}`}
        </p>
      )}
      {document?.status === 'uploaded' && <p>{t('documents.reviewing')}</p>}
      {document?.status === 'refused' && (
        <div className="alert bad" role="status">
          {document.decision?.refusal && (
            <strong>{t('documents.refusal', { reason: document.decision.refusal })}</strong>
          )}
          <span>{t('documents.again')}</span>
        </div>
      )}
      {document && <DocumentPicture key={document._id} document={document} />}
      {!asks && (
        <div>
          <button type="button" className="button" onClick={() => setReplacing(true)}>
            {t('documents.replace')}
          </button>
        </div>
      )}
      {asks && (
        <FileField
          label={t('documents.send', { document: name })}
          help={
            <>
              {t(`documents.help.${kind}`)} {replacing && t('documents.replaceHelp')}
            </>
          }
          kinds={['picture']}
          capture="environment"
          send={async ({ file, signal, onProgress }) => {
            await http.call(uploadIdFiles, {
              params: { riderId },
              body: { kind },
              files: { file },
              signal,
              onProgress,
            });
            setSent(true);
            refresh();
          }}
        />
      )}
    </Section>
  );
};
