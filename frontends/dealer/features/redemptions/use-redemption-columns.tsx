import type { Redemption } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, DateText, Status, type Column, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

const TONE = { redeemed: 'good', refunded: 'plain', revoked: 'wait' } as const satisfies Record<
  Redemption['status'],
  Tone
>;

/** Who, when, which, by whom: what every list of redemptions begins with, and the amount that it ends with. */
export const useRedemptionColumns = <R extends Redemption>() => {
  const [words, formats] = [useWords(), useFormats()];
  const first: Column<R>[] = [
    { key: 'rider', title: words('list.rider'), cell: (item) => item.rider.fullName },
    { key: 'when', title: words('list.when'), cell: (item) => <DateText value={item.redeemedAt} /> },
    { key: 'code', title: words('list.code'), cell: (item) => <span className="number">{item.code}</span> },
    { key: 'employee', title: words('list.employee'), cell: (item) => item.dealerEmployeeName },
  ];
  const state: Column<R> = {
    key: 'state',
    title: words('list.state'),
    phone: 'under',
    cell: (item) => (
      <>
        <Status tone={TONE[item.status]}>{words(`list.states.${item.status}`)}</Status>
        {item.revoked && (
          <div className="desk-muted">
            {words(item.revoked.reason === null ? 'list.whyNot' : 'list.why', {
              by: item.revoked.by,
              at: formats.instant(item.revoked.at),
              reason: item.revoked.reason ?? '',
            })}
          </div>
        )}
      </>
    ),
  };
  const amount: Column<R> = {
    key: 'amount',
    title: words('list.amount'),
    align: 'right',
    cell: (item) => <Amount money={item.amount} />,
  };
  return { first, state, amount };
};
