import { useFormats } from '@rrr/kit/base';
import { Amount, DateText, Section, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import type { ReceiptData } from './receipt-data.js';

/** The rest of the ticket: what is left, who, where and when, and when the parts account is credited. */
export const ReceiptFacts = ({ receipt, undone }: { receipt: ReceiptData; undone: boolean }) => {
  const [words, formats] = [useWords(), useFormats()];
  const { redemption, refund, newBalance } = receipt;
  return (
    <Section>
      <dl className="desk-pairs">
        {newBalance && !undone && (
          <div>
            <dt>{words('receipt.newBalance')}</dt>
            <dd className="dealer-big">
              <Amount money={newBalance} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words('receipt.employee')}</dt>
          <dd>{redemption.dealerEmployeeName}</dd>
        </div>
        <div>
          <dt>{words('receipt.dealer')}</dt>
          <dd>{redemption.dealer.name}</dd>
        </div>
        <div>
          <dt>{words('receipt.time')}</dt>
          <dd>
            <DateText value={redemption.redeemedAt} />
          </dd>
        </div>
        {refund && (
          <div>
            <dt>{words('receipt.parts')}</dt>
            <dd>
              {refund.refundedAt ? (
                <Status tone="good">{words('receipt.credited', { date: formats.day(refund.refundedAt) })}</Status>
              ) : refund.overdue ? (
                <Status tone="wait">{words('receipt.overdue', { date: formats.date(refund.dueDate) })}</Status>
              ) : (
                words('receipt.due', { date: formats.date(refund.dueDate) })
              )}
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
};
