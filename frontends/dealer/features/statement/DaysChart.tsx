import { useFormats } from '@rrr/kit/base';
import { Chart } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { daysOf } from './days-of.js';
import type { Statement } from './StatementSum.js';

/** The month as bars: what was redeemed on each of its days. */
export const DaysChart = ({ statement, month }: { statement: Statement; month: string }) => {
  const [words, formats] = [useWords(), useFormats()];
  const { totals } = statement;
  // a month of nothing needs no picture: the list below says it
  if (totals.redeemed.count === 0) return null;
  return (
    <div className="desk-no-print">
      <Chart
        title={words('statement.days')}
        says={words('statement.daysSay', { amount: formats.money(totals.redeemed.amount), month })}
        empty={words('statement.daysNone', { month })}
        data={{
          kind: 'bars',
          category: words('statement.day'),
          categories: daysOf(statement).map(({ day }) => String(Number(day.slice(8)))),
          series: [
            {
              key: 'redeemed',
              label: words('statement.amount'),
              tone: 'ink',
              values: daysOf(statement).map(({ redeemed }) => redeemed),
            },
          ],
          unit: { currency: totals.redeemed.amount.currency },
        }}
      />
    </div>
  );
};
