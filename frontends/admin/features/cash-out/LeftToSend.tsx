import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exportPayouts, type Currency, type Money } from '@rrr/contract';
import { SelectField, today, useFormats, usePath } from '@rrr/kit/base';
import { Amount, ExportButton, ProblemNote, useNarrow } from '@rrr/kit/desk';
import { HeroFigure } from '../../pieces/HeroFigure.js';
import { useProgramQuery } from '../../program.api.js';
import { usePayoutClaimsQuery, usePayoutMonthsQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

/** From the first of January of last year: no claim waits longer than that. */
const period = () => {
  const endDate = today();
  return { startDate: `${Number(endDate.slice(0, 4)) - 1}-01-01`, endDate };
};

/** The page's one number: what is still to be sent in one currency, and what of it is late; on a phone the rest is folded. */
export const LeftToSend = () => {
  const [words, formats, narrow, path] = [useCashOutWords(), useFormats(), useNarrow(), usePath()];
  const currencies = useProgramQuery().data?.program.currencies ?? [];
  const [chosen, choose] = useState<Currency>();
  const currency = chosen ?? currencies[0] ?? 'USD';
  const asked = period();
  const { currentData, error, isFetching, refetch } = usePayoutMonthsQuery({ query: { currency, ...asked } });
  const late = usePayoutClaimsQuery({ params: { role: 'admin' }, query: { overdue: 'true', page: 1, limit: 1 } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  const months = currentData?.months ?? [];
  const sumOf = (part: 'pending' | 'sent' | 'withheld'): Money => ({
    amount: months.reduce((total, month) => total + month[part].amount, 0),
    currency,
  });
  const shown = (money: Money) => (currentData ? <Amount money={money} /> : '\u00a0');
  const overdue = late.currentData?.pagination.total ?? 0;
  const sums = (
    <div className="admin-part">
      {currencies.length > 1 && (
        <SelectField
          name="currency"
          label={words('currency')}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={({ target }) => choose(currencies.find((candidate) => candidate === target.value))}
        />
      )}
      <p className="desk-muted">{words('since', { date: formats.date(asked.startDate) })}</p>
      <dl className="desk-pairs" aria-label={words('sums')}>
        <div>
          <dt>{words('sent', { count: months.reduce((count, month) => count + month.sentClaims, 0) })}</dt>
          <dd>{shown(sumOf('sent'))}</dd>
        </div>
        <div>
          <dt>{words('withheld')}</dt>
          <dd>{shown(sumOf('withheld'))}</dd>
        </div>
      </dl>
      <ExportButton of={{ endpoint: exportPayouts, params: { role: 'admin' } }} query={{ currency, ...asked }} />
    </div>
  );
  return (
    <section className="ink admin-hero" aria-label={words('left')} aria-busy={!currentData}>
      <div>
        <p className="desk-muted">{words('left')}</p>
        <HeroFigure text={currentData ? formats.money(sumOf('pending')) : '\u00a0'} />
        {/* the line is there before the count is, so that nothing below it moves */}
        <p className="admin-late">{overdue > 0 ? words('overdueNow', { count: overdue }) : '\u00a0'}</p>
        <p className="desk-no-print">
          <Link className="button primary" to={path(`/cash-out-report?tab=pay&currency=${currency}`)}>
            {words('payDue')}
          </Link>
        </p>
      </div>
      {narrow ? (
        <details>
          <summary>{words('sums')}</summary>
          {sums}
        </details>
      ) : (
        sums
      )}
    </section>
  );
};
