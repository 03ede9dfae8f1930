import { mailReceipt, type Redemption } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useHost } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

/** Sends the receipt to the rider's own address once more; the address is nobody's to choose here. */
export const MailReceipt = ({ redemption }: { redemption: Redemption }) => {
  const [words, { http }] = [useWords(), useHost()];
  const act = useAct({
    send: (redemptionId: string, idempotencyKey) =>
      http.call(mailReceipt, { params: { role: 'dealer', redemptionId }, idempotencyKey }),
    notice: () => words('receipt.mailSent', { name: redemption.rider.fullName }),
  });
  const sending = act.state.phase === 'sending';
  return (
    <>
      {!isUnknown(act.state) && (
        <button type="button" className="button" aria-busy={sending} onClick={() => void act.run(redemption._id)}>
          {words(sending ? 'receipt.mailing' : 'receipt.mail')}
        </button>
      )}
      <ActProblem act={act} unknownLead={words('receipt.mailUnknown')} />
    </>
  );
};
