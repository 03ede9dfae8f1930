import { exportShareSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Chart, Empty, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { KeepReport, PeriodBar } from '../../shared/reports/PeriodBar.js';
import { useShareSeriesQuery } from '../../shared/reports/reports.api.js';
import { drawnShares, ShareFigure, ShareTable } from '../../shared/reports/shares.js';
import { usePeriod } from '../../shared/reports/use-period.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

/** A chart holds a few names; the table has them all. */
const MOST = 12;
const NONE = 'none';

/** Our share of results by series, the largest first, then those of no series. */
export const ShareSeriesPage = () => {
  const [words, formats, path, period] = [useReportWords(), useFormats(), usePath(), usePeriod()];
  const query = { ...period.asked };
  const { currentData: report, error, isFetching, refetch } = useShareSeriesQuery({ query });
  const { series = [], withoutSeries } = report ?? {};
  // what belongs to no series comes last, so that the lines add up to the months
  const all = [
    ...series,
    ...(withoutSeries && withoutSeries.total > 0
      ? [{ ...withoutSeries, _id: NONE, name: words('share.noSeries') }]
      : []),
  ];
  return (
    <Page
      title={words('share.seriesTitle')}
      lead={
        report
          ? words('period.whole', { start: formats.date(report.startDate), end: formats.date(report.endDate) })
          : '\u00a0'
      }
      primary={<KeepReport exportOf={exportShareSeries} query={query} />}
    >
      <PeriodBar period={period} />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!report && isFetching && <Skeleton lines={4} height={120} />}
      {report &&
        (all.length === 0 ? (
          <Empty text={words('share.empty')} />
        ) : (
          <>
            <ShareFigure shares={all} />
            <Chart
              title={words('share.largest')}
              says={words('share.drawn', { count: Math.min(MOST, series.length) })}
              empty={words('share.empty')}
              data={drawnShares({
                kind: 'across',
                category: words('share.series'),
                label: words('share.share'),
                shares: series.slice(0, MOST),
              })}
            />
            <ShareTable
              title={words('share.bySeries')}
              head={words('share.series')}
              rows={all.map((item) => (item._id === NONE ? item : { ...item, to: path(`/serie/${item._id}`) }))}
            />
            <MeasureNotes of={['results']} />
          </>
        ))}
    </Page>
  );
};
