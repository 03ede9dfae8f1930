import { exportShareMonth } from '@rrr/contract';
import { today, useFormats, usePath } from '@rrr/kit/base';
import { Chart, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { monthState, monthWithin } from '../../shared/reports/period.js';
import { KeepReport, PeriodBar } from '../../shared/reports/PeriodBar.js';
import { useShareMonthQuery } from '../../shared/reports/reports.api.js';
import { drawnShares, ShareFigure, ShareTable } from '../../shared/reports/shares.js';
import { useMonthName } from './use-month-name.js';
import { usePeriod } from '../../shared/reports/use-period.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

/** Our share of results by month of the race; a month leads to its series. */
export const ShareMonthPage = () => {
  const [words, formats, path] = [useReportWords(), useFormats(), usePath()];
  const [monthName, period] = [useMonthName(), usePeriod()];
  const query = { ...period.asked };
  const { currentData: report, error, isFetching, refetch } = useShareMonthQuery({ query });
  const stateOf = (month: string) => (report ? monthState(month, report, today()) : 'whole');
  const nameOf = (month: string) => {
    const state = stateOf(month);
    return state === 'whole' ? monthName(month) : words(`share.${state}`, { month: monthName(month) });
  };
  const isPartial = report?.months.some(({ month }) => stateOf(month) !== 'whole') ?? false;
  return (
    <Page
      title={words('share.monthTitle')}
      lead={
        report
          ? words('period.whole', { start: formats.date(report.startDate), end: formats.date(report.endDate) })
          : '\u00a0'
      }
      primary={<KeepReport exportOf={exportShareMonth} query={query} />}
    >
      <PeriodBar period={period} />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!report && isFetching && <Skeleton lines={4} height={120} />}
      {report && (
        <>
          <ShareFigure shares={report.months} />
          <Chart
            title={words('share.chart')}
            says={words(isPartial ? 'share.partialSays' : 'share.whole')}
            empty={words('share.empty')}
            data={drawnShares({
              kind: 'bars',
              category: words('month'),
              label: words('share.share'),
              shares: report.months.map((month) => ({ ...month, name: nameOf(month.month) })),
            })}
          />
          <ShareTable
            title={words('share.table')}
            head={words('month')}
            rows={report.months.map((month) => ({
              ...month,
              _id: month.month,
              name: nameOf(month.month),
              to: `${path('/market-share-series')}?${new URLSearchParams({ ...monthWithin(month.month, report) })}`,
            }))}
          />
          <MeasureNotes of={['results']} />
        </>
      )}
    </Page>
  );
};
