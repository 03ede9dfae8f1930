import { useState } from 'react';
import { exportPayouts, type Currency, type Money } from '@rrr/contract';
import { SelectField, today, useFormats } from '@rrr/kit/base';
import { Amount, ExportButton, ProblemNote } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { usePayoutClaimsQuery, usePayoutMonthsQuery } from './cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

const sum = (amounts: readonly Money[], currency: Currency): Money => ({
  amount: amounts.reduce((total, { amount }) => total + amount, 0),
  currency,
});

/** From the first of January of last year: no claim waits longer than that. */
const period = () => {
  const endDate = today();
  return { startDate: `${Number(endDate.slice(0, 4)) - 1}-01-01`, endDate };
};

/** The page's one number: what is still to be sent in one currency, and what of it is late. */
export const LeftToSend = () => {
  const [words, formats] = [useCashOutWords(), useFormats()];
  const currencies = useProgramQuery().data?.program.currencies ?? [];
  const [chosen, choose] = useState<Currency>();
  const currency = chosen ?? currencies[0] ?? 'USD';
  const asked = period();
  const { currentData, error, isFetching, refetch } = usePayoutMonthsQuery({ query: { currency, ...asked } });
  const late = usePayoutClaimsQuery({ params: { role: 'admin' }, query: { overdue: 'true', page: 1, limit: 1 } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  const months = currentData?.months ?? [];
  const shown = (money: Money) => (currentData ? <Amount money={money} /> : '\u00a0');
  const overdue = late.currentData?.pagination.total ?? 0;
  return (
    <section className="ink admin-hero" aria-label={words('left')} aria-busy={!currentData}>
      <div>
        <p className="desk-muted">{words('left')}</p>
        <p className="admin-hero-figure">
          {currentData
            ? formats.money(
                sum(
                  months.map((it) => it.pending),
                  currency,
                ),
              )
            : '\u00a0'}
        </p>
        {/* the line is there before the count is, so that nothing below it moves */}
        <p className="admin-late">{overdue > 0 ? words('overdueNow', { count: overdue }) : '\u00a0'}</p>
      </div>
      <div className="admin-part">
        {currencies.length > 1 && (
          <SelectField
            name="currency"
            label={words('currency')}
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={({ target }) => choose(currencies.find((it) => it === target.value))}
          />
        )}
        <p className="desk-muted">{words('since', { date: formats.date(asked.startDate) })}</p>
        <dl className="desk-pairs" aria-label={words('sums')}>
          <div>
            <dt>{words('sent', { count: months.reduce((count, it) => count + it.sentClaims, 0) })}</dt>
            <dd>
              {shown(
                sum(
                  months.map((it) => it.sent),
                  currency,
                ),
              )}
            </dd>
          </div>
          <div>
            <dt>{words('withheld')}</dt>
            <dd>
              {shown(
                sum(
                  months.map((it) => it.withheld),
                  currency,
                ),
              )}
            </dd>
          </div>
        </dl>
        <ExportButton of={{ endpoint: exportPayouts, params: { role: 'admin' } }} query={{ currency, ...asked }} />
      </div>
    </section>
  );
};
