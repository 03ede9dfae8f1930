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
    { key: 'rider', title: words('list.rider'), cell: (it) => it.rider.fullName },
    { key: 'when', title: words('list.when'), cell: (it) => <DateText value={it.redeemedAt} /> },
    { key: 'code', title: words('list.code'), cell: (it) => <span className="number">{it.code}</span> },
    { key: 'employee', title: words('list.employee'), cell: (it) => it.dealerEmployeeName },
  ];
  const state: Column<R> = {
    key: 'state',
    title: words('list.state'),
    phone: 'under',
    cell: (it) => (
      <>
        <Status tone={TONE[it.status]}>{words(`list.states.${it.status}`)}</Status>
        {it.revoked && (
          <div className="desk-muted">
            {words(it.revoked.reason === null ? 'list.whyNot' : 'list.why', {
              by: it.revoked.by,
              at: formats.instant(it.revoked.at),
              reason: it.revoked.reason ?? '',
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
    cell: (it) => <Amount money={it.amount} />,
  };
  return { first, state, amount };
};
