import { useState } from 'react';
import { createPayoutClaim, type PayoutClaim, type RiderCash } from '@rrr/contract';
import { ActProblem, isUnknown, SelectField, useAct, useFormats, useHost } from '@rrr/kit/base';
import { Amount, Section, Status } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useRiderCashWords } from './words/use-words.js';

interface Props {
  riderId: string;
  cash: RiderCash['cash'][number];
  /** nothing is missing */
  ready: boolean;
}

/** The cash of one currency that no claim holds, and the claim for it in the rider's name. */
export const ClaimForm = ({ riderId, cash, ready }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useRiderCashWords(), useFormats(), useRefresh('money')];
  const { gross, withholding, net, withholdingPercent, methods, awards } = cash;
  const [method, setMethod] = useState<PayoutClaim['method'] | undefined>(methods[0]);
  const act = useAct({
    send: (by: PayoutClaim['method'], idempotencyKey) =>
      http.call(createPayoutClaim, { body: { riderId, currency: gross.currency, method: by }, idempotencyKey }),
    refresh,
    notice: ({ payoutClaim }) =>
      words('claimed', { amount: formats.money(payoutClaim.net), date: formats.date(payoutClaim.dueDate) }),
  });
  const sending = act.state.phase === 'sending';
  return (
    <Section title={words('toClaim', { currency: gross.currency })} side={<Amount money={net} strong />}>
      <p className="desk-muted">
        {words('sums', {
          gross: formats.money(gross),
          withholding: formats.money(withholding),
          percent: formats.percent(withholdingPercent / 100),
        })}
      </p>
      <div className="desk-table-frame" role="group" aria-label={words('open')} tabIndex={0}>
        <table className="desk-table" data-dense>
          <thead>
            <tr>
              <th scope="col">{words('award')}</th>
              <th scope="col">{words('race')}</th>
              <th scope="col">{words('due')}</th>
              <th scope="col" data-align="right">
                {words('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {awards.map((it) => (
              <tr key={it._id}>
                <th scope="row">{it.label}</th>
                <td>{formats.shortDate(it.raceDate)}</td>
                <td>
                  {it.overdue ? (
                    <Status tone="wait">{words('overdue', { date: formats.shortDate(it.dueDate) })}</Status>
                  ) : (
                    formats.shortDate(it.dueDate)
                  )}
                </td>
                <td data-align="right">
                  <Amount money={it.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {methods.length === 0 && <p className="alert wait">{words('noMethod')}</p>}
      <ActProblem act={act} />
      {ready && method && !isUnknown(act.state) && (
        <div className="admin-inline">
          <SelectField
            name="method"
            label={words('method')}
            value={method}
            choices={methods.map((value) => ({ value, label: words(`methods.${value}`) }))}
            onChange={({ target }) => setMethod(methods.find((it) => it === target.value))}
          />
          <button type="button" className="button primary" aria-busy={sending} onClick={() => void act.run(method)}>
            {sending ? words('claiming') : words('claim', { amount: formats.money(net) })}
          </button>
        </div>
      )}
    </Section>
  );
};
