import { Link } from 'react-router-dom';
import { monthName, useFormats, useLocale, usePath } from '@rrr/kit/base';
import { Chart } from '@rrr/kit/desk';
import { drawnShares, sumOf, type Share } from '../../shared/reports/shares.js';
import { useShareMonthQuery, useShareSeriesQuery } from '../../shared/reports/reports.api.js';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

interface Props {
  title: string;
  to: string;
  category: string;
  /** all of them; the sentence counts them all */
  shares: readonly (Share & { name: string })[] | undefined;
  /** as many as are drawn */
  most?: number;
  kind: 'bars' | 'across';
  answer: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Our share of the results whose bike names a known make. */
const ShareChart = ({
  title,
  to,
  category,
  shares,
  most = Infinity,
  kind,
  answer: { error, isFetching, refetch },
}: Props) => {
  const [words, formats, path] = [useHomeWords(), useFormats(), usePath()];
  const { ours, total, share } = sumOf(shares ?? []);
  const drawn = shares?.slice(0, most);
  const data = drawn && drawnShares({ kind, category, label: words('share.share'), shares: drawn });
  return (
    <Chart
      short
      title={title}
      side={<Link to={path(to)}>{words('share.all')}</Link>}
      says={words('share.says', {
        ours: formats.count(ours),
        total: formats.count(total),
        share: formats.percent(share),
      })}
      empty={words('share.empty')}
      data={data}
      {...(error !== undefined && !isFetching ? { error, onRetry: () => void refetch() } : {})}
    />
  );
};

export const ShareByMonth = ({ of: { period, year } }: { of: Year }) => {
  const [words, locale] = [useHomeWords(), useLocale()];
  const answer = useShareMonthQuery({ query: period });
  return (
    <ShareChart
      title={words('share.month', { year })}
      to={`/market-share-month?${new URLSearchParams({ ...period })}`}
      category={words('month')}
      kind="bars"
      answer={answer}
      shares={answer.currentData?.months.map((month) => ({
        ...month,
        name: monthName(locale, month.month),
      }))}
    />
  );
};

/** A chart holds a few names; the report has them all. */
const MOST = 6;

export const ShareBySeries = ({ of: { period, year } }: { of: Year }) => {
  const words = useHomeWords();
  const answer = useShareSeriesQuery({ query: period });
  return (
    <ShareChart
      title={words('share.series', { year })}
      to={`/market-share-series?${new URLSearchParams({ ...period })}`}
      category={words('share.seriesName')}
      kind="across"
      answer={answer}
      shares={answer.currentData?.series}
      most={MOST}
    />
  );
};
