import { useSearchParams } from 'react-router-dom';
import { monthName, useFormats, useLocale } from '@rrr/kit/base';
import { Chart, FilterChoice, ProblemNote, Skeleton, Summary, type ChartData } from '@rrr/kit/desk';
import { MeasureNotes } from '../../pieces/measures/MeasureNotes.js';
import { PeriodBar } from '../reports/PeriodBar.js';
import { usePeriod } from '../reports/use-period.js';
import { currencyOf } from './series-form.js';
import { useSeriesSummaryQuery } from './series.api.js';
import { useSeriesWords } from './words/use-words.js';

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

interface Props {
  of: { seriesId: string } | { categoryId: string };
  /** decides the currency that is shown first */
  country?: string | null;
}

/** What was earned in a series, or in the series of a category, by month; this year unless a period is chosen. */
export const EarningsTab = ({ of, country = null }: Props) => {
  const [words, formats, locale] = [useSeriesWords(), useFormats(), useLocale()];
  const [params, setParams] = useSearchParams();
  const currency = CURRENCIES.find((candidate) => candidate === params.get('currency')) ?? currencyOf(country);
  const period = usePeriod();
  const chooseCurrency = (value: string) => {
    const next = new URLSearchParams(params);
    next.set('currency', value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const { currentData, error, isFetching, refetch } = useSeriesSummaryQuery({
    query: { ...of, currency, ...period.asked },
  });
  const data: ChartData | undefined = currentData && {
    kind: 'bars',
    category: words('earnings.month'),
    categories: currentData.months.map((month) => monthName(locale, month.month, { year: true })),
    series: [
      {
        key: 'earned',
        label: words('earnings.earned'),
        tone: 'ink',
        values: currentData.months.map(({ earned }) => earned.amount),
      },
    ],
    unit: { currency },
  };
  return (
    <section className="admin-part" aria-label={words('earnings.title')}>
      <PeriodBar period={period}>
        <FilterChoice
          label={words('earnings.currency')}
          value={currency}
          choices={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={chooseCurrency}
        />
      </PeriodBar>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!currentData && isFetching && <Skeleton lines={3} height={96} />}
      {currentData && (
        <>
          <Summary
            pairs={[
              [words('earnings.earned'), formats.money(currentData.earned)],
              [words('earnings.awards'), formats.count(currentData.awards)],
              ...(currentData.ridersWithAward === null
                ? []
                : [[words('earnings.riders'), formats.count(currentData.ridersWithAward)] as const]),
              [words('events'), formats.count(currentData.events)],
              [words('earnings.period'), formats.dates(currentData.startDate, currentData.endDate)],
            ]}
          />
          <Chart
            title={words('earnings.chart')}
            says={words('earnings.says', {
              amount: formats.money(currentData.earned),
              count: currentData.awards,
            })}
            data={data}
            empty={words('earnings.none', { currency })}
          />
          <MeasureNotes of={['earned', 'events']} />
        </>
      )}
    </section>
  );
};
