import { useSearchParams } from 'react-router-dom';
import { exportSummary } from '@rrr/contract';
import { today, useFormats } from '@rrr/kit/base';
import { Chart, cumulative, FilterChoice, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { WithProgram } from '../../pieces/WithProgram.js';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { Movements } from './Movements.js';
import { KeepReport, PeriodBar } from '../../shared/reports/PeriodBar.js';
import { useSummaryQuery } from '../../shared/reports/reports.api.js';
import { SummaryFigures } from './SummaryFigures.js';
import { SummaryTables } from './SummaryTables.js';
import { useMonthName } from './use-month-name.js';
import { usePeriod } from '../../shared/reports/use-period.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

const MEASURES = [
  'earned',
  'redeemed',
  'available',
  'riders',
  'events',
  'expired',
  'reversed',
  'corrected',
  'adjusted',
  'paid',
  'unpaid',
] as const;

/** What riders earned and redeemed in a period, in one currency. Every figure leads to what it was counted from. */
const Summary = () => {
  const [words, formats, monthName, period] = [useReportWords(), useFormats(), useMonthName(), usePeriod()];
  const [search, setSearch] = useSearchParams();
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const currency = currencies.find((candidate) => candidate === search.get('currency')) ?? currencies[0] ?? 'USD';
  const query = { currency, ...period.asked };
  const { currentData: summary, error, isFetching, refetch } = useSummaryQuery({ query });
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <Page
      title={words('summary.title')}
      lead={
        summary
          ? words('period.whole', { start: formats.date(summary.startDate), end: formats.date(summary.endDate) })
          : '\u00a0'
      }
      primary={<KeepReport exportOf={exportSummary} query={query} />}
    >
      <PeriodBar period={period}>
        <FilterChoice
          label={words('currency')}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => {
            const next = new URLSearchParams(search);
            next.set('currency', value);
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
        />
      </PeriodBar>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!summary && isFetching && <Skeleton lines={4} height={120} />}
      {summary && (
        <>
          <SummaryFigures summary={summary} />
          <Chart
            title={words('summary.chart')}
            says={words('summary.says', {
              earned: money(summary.earned.amount),
              redeemed: money(summary.redeemed.amount),
            })}
            empty={words('summary.empty', { currency })}
            data={{
              kind: 'lines',
              unit: { currency },
              category: words('month'),
              categories: summary.months.map(({ month }) => monthName(month)),
              between: words('summary.owed'),
              series: (['earned', 'redeemed'] as const).map((key) => ({
                key,
                label: words(`summary.${key}`),
                tone: key === 'earned' ? 'ink' : 'brand',
                // a line ends with this month: the ones ahead are not known
                values: cumulative(
                  summary.months.map((month) =>
                    month.month.slice(0, 7) > today().slice(0, 7) ? null : month[key].amount,
                  ),
                ),
              })),
            }}
          />
          <SummaryTables summary={summary} />
          <Movements query={query} />
          <MeasureNotes of={MEASURES} />
        </>
      )}
    </Page>
  );
};

export const SummaryPage = () => (
  <WithProgram title={useReportWords()('summary.title')}>
    <Summary />
  </WithProgram>
);
