import { exportShareSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Chart, Empty, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { KeepReport, PeriodBar } from './PeriodBar.js';
import { useShareSeriesQuery } from './reports.api.js';
import { drawnShares, ShareFigure, ShareTable } from './shares.js';
import { usePeriod } from './use-period.js';
import { useReportWords } from './words/use-words.js';

/** A chart holds a few names; the table has them all. */
const MOST = 12;

/** Our share of results by series, the largest first. */
export const ShareSeriesPage = () => {
  const [words, formats, path, period] = [useReportWords(), useFormats(), usePath(), usePeriod()];
  const query = { ...period.asked };
  const { currentData: report, error, isFetching, refetch } = useShareSeriesQuery({ query });
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
        (report.series.length === 0 ? (
          <Empty text={words('share.empty')} />
        ) : (
          <>
            <ShareFigure shares={report.series} />
            <Chart
              title={words('share.largest')}
              says={words('share.drawn', { count: Math.min(MOST, report.series.length) })}
              empty={words('share.empty')}
              data={drawnShares({
                kind: 'across',
                category: words('share.series'),
                label: words('share.share'),
                shares: report.series.slice(0, MOST),
              })}
            />
            <ShareTable
              title={words('share.bySeries')}
              head={words('share.series')}
              rows={report.series.map((it) => ({ ...it, to: path(`/serie/${it._id}`) }))}
            />
          </>
        ))}
    </Page>
  );
};
