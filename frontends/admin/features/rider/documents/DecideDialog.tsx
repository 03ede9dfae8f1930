import { decideDocument, type RiderDocument } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { usePaperWords } from './words/use-words.js';

interface Props {
  document: RiderDocument;
  name: string;
  to: 'verified' | 'refused';
  /** the treaty rate, in per cent, that the rider claims and the W-8BEN shows; left out: none */
  treaty?: number | undefined;
  /** the last day of a licence, as it was read on the picture; left out: nobody read it */
  expiresOn?: string | undefined;
  onClose: () => void;
}
const REASONS = ['unreadable', 'name', 'expired'] as const;

/** Verifies a document, or refuses it with a reason that the rider reads. */
export const DecideDialog = ({ document: { _id, kind }, name, to, treaty, expiresOn, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [usePaperWords(), useFormats(), useRefresh('record', 'money')];
  const act = useAct({
    send: (reason: string) =>
      http.call(decideDocument, {
        params: { documentId: _id },
        body:
          to === 'verified'
            ? {
                status: to,
                ...(treaty === undefined ? {} : { treatyPercent: treaty }),
                ...(expiresOn === undefined ? {} : { expiresOn }),
              }
            : { status: to, reason },
      }),
    refresh,
    notice: () => words(`documents.${to}`),
    onDone: onClose,
  });
  const said = { document: words(`documents.${kind}`), name };
  const refuse = to === 'refused';
  return (
    <ActDialog
      title={words(refuse ? 'documents.refuseTitle' : 'documents.verifyTitle', said)}
      consequence={
        refuse
          ? words('documents.refuseLead')
          : [
              words('documents.verifyLead'),
              expiresOn !== undefined && words('documents.lastDayLead', { date: formats.date(expiresOn) }),
              treaty !== undefined && words('documents.treatyLead', { percent: formats.percent(treaty / 100) }),
            ]
              .filter(Boolean)
              .join(' ')
      }
      act={act}
      command={(reason) => reason}
      confirm={words(refuse ? 'documents.refuseConfirm' : 'documents.verify')}
      keep={words('documents.keep')}
      {...(refuse
        ? {
            reason: {
              label: words('documents.refuseReason'),
              required: words('documents.refuseRequired'),
              suggestions: REASONS.map((reason) => words(`documents.reasons.${reason}`)),
            },
          }
        : {})}
      onClose={onClose}
    />
  );
};
