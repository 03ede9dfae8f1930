import { useFormats } from '@rrr/kit/base';
import { Amount, DateText, Section, Status } from '@rrr/kit/desk';
import type { ReceiptData } from './receipt-data.js';
import { useReceiptWords } from './words/use-words.js';

/** The rest of the ticket: what is left, who, where and when, and when the parts account is credited. */
export const ReceiptFacts = ({ receipt, undone }: { receipt: ReceiptData; undone: boolean }) => {
  const [words, formats] = [useReceiptWords(), useFormats()];
  const { redemption, refund, newBalance } = receipt;
  return (
    <Section>
      <dl className="desk-pairs">
        {newBalance && !undone && (
          <div>
            <dt>{words('newBalance')}</dt>
            <dd className="dealer-big">
              <Amount money={newBalance} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words('employee')}</dt>
          <dd>{redemption.dealerEmployeeName}</dd>
        </div>
        <div>
          <dt>{words('dealer')}</dt>
          <dd>{redemption.dealer.name}</dd>
        </div>
        <div>
          <dt>{words('time')}</dt>
          <dd>
            <DateText value={redemption.redeemedAt} />
          </dd>
        </div>
        {refund && (
          <div>
            <dt>{words('parts')}</dt>
            <dd>
              {refund.refundedAt ? (
                <Status tone="good">{words('credited', { date: formats.day(refund.refundedAt) })}</Status>
              ) : refund.overdue ? (
                <Status tone="wait">{words('overdue', { date: formats.date(refund.dueDate) })}</Status>
              ) : (
                words('due', { date: formats.date(refund.dueDate) })
              )}
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
};
