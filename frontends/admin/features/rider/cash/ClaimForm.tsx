import { useState } from 'react';
import { createPayoutClaim, type PayoutClaim, type RiderCash } from '@rrr/contract';
import { ActProblem, isUnknown, SelectField, useAct, useFormats, useHost } from '@rrr/kit/base';
import { Amount, lazyDialog, List, Section, Status, useNarrow, type Column } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { useRiderCashWords } from './words/use-words.js';

export interface Named {
  _id: string;
  fullName: string;
}
type Owed = RiderCash['cash'][number]['awards'][number];

interface Props {
  rider: Named;
  cash: RiderCash['cash'][number];
  /** nothing is missing */
  ready: boolean;
}

const ExpireDialog = lazyDialog(() =>
  import('../../../shared/rider/ExpireDialog.js').then((loaded) => loaded.ExpireDialog),
);

/** `onExpire` is left out where nothing can expire. */
const useColumns = (onExpire: ((award: Owed) => void) | undefined): Column<Owed>[] => {
  const [words, formats, narrow] = [useRiderCashWords(), useFormats(), useNarrow()];
  return [
    { key: 'award', title: words('award'), cell: (owed) => owed.label },
    { key: 'race', title: words('race'), cell: (owed) => formats.shortDate(owed.raceDate) },
    {
      key: 'due',
      title: words('due'),
      phone: 'under',
      cell: (owed) => {
        const date = formats.shortDate(owed.dueDate);
        if (owed.overdue) return <Status tone="wait">{words('overdue', { date })}</Status>;
        // a column says what the date is; in a row it says so itself
        return narrow ? words('dueOn', { date }) : date;
      },
    },
    { key: 'amount', title: words('amount'), align: 'right', cell: (owed) => <Amount money={owed.amount} /> },
    ...(onExpire
      ? [
          {
            key: 'acts',
            title: words('acts'),
            actions: true,
            cell: (owed: Owed) =>
              owed.overdue && (
                <button
                  type="button"
                  className="button"
                  aria-label={words('expireOf', { award: owed.label })}
                  onClick={() => onExpire(owed)}
                >
                  {words('expire')}
                </button>
              ),
          },
        ]
      : []),
  ];
};

/** The cash of one currency that no claim holds, and the claim for it in the rider's name. */
export const ClaimForm = ({ rider, cash, ready }: Props) => {
  const { http } = useHost();
  const [expiring, setExpiring] = useState<Owed>();
  const [words, formats, refresh] = [useRiderCashWords(), useFormats(), useRefresh('money')];
  const { gross, withholding, net, withholdingPercent, methods, awards } = cash;
  const columns = useColumns(!ready && awards.some(({ overdue }) => overdue) ? setExpiring : undefined);
  const [method, setMethod] = useState<PayoutClaim['method'] | undefined>(methods[0]);
  const act = useAct({
    send: (by: PayoutClaim['method'], idempotencyKey) =>
      http.call(createPayoutClaim, {
        body: { riderId: rider._id, currency: gross.currency, method: by },
        idempotencyKey,
      }),
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
      <List dense label={words('open')} columns={columns} items={awards} empty={{ text: words('nothing') }} />
      {methods.length === 0 && <p className="alert wait">{words('noMethod')}</p>}
      <ActProblem act={act} />
      {ready && method && !isUnknown(act.state) && (
        <div className="admin-inline">
          <SelectField
            name="method"
            label={words('method')}
            value={method}
            choices={methods.map((value) => ({ value, label: words(`methods.${value}`) }))}
            onChange={({ target }) => setMethod(methods.find((candidate) => candidate === target.value))}
          />
          <button type="button" className="button primary" aria-busy={sending} onClick={() => void act.run(method)}>
            {sending ? words('claiming') : words('claim', { amount: formats.money(net) })}
          </button>
        </div>
      )}
      {expiring && <ExpireDialog award={expiring} rider={rider} onClose={() => setExpiring(undefined)} />}
    </Section>
  );
};
