import { mailReceipt, type Redemption } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useHost } from '@rrr/kit/base';
import { useReceiptWords } from './words/use-words.js';

/**
 * Sends the receipt to the rider's own address once more, for whoever says that it did not arrive; the address is
 * nobody's to choose here.
 */
export const MailReceipt = ({ redemption }: { redemption: Redemption }) => {
  const [words, { http }] = [useReceiptWords(), useHost()];
  const act = useAct({
    send: (redemptionId: string, idempotencyKey) =>
      http.call(mailReceipt, { params: { role: 'dealer', redemptionId }, idempotencyKey }),
    notice: () => words('mailSent', { name: redemption.rider.fullName }),
  });
  const sending = act.state.phase === 'sending';
  return (
    <details className="desk-no-print">
      <summary>{words('notArrived')}</summary>
      {!isUnknown(act.state) && (
        <button type="button" className="button" aria-busy={sending} onClick={() => void act.run(redemption._id)}>
          {words(sending ? 'mailing' : 'mail')}
        </button>
      )}
      <ActProblem act={act} unknownLead={words('mailUnknown')} />
    </details>
  );
};
