import { useSearchParams } from 'react-router-dom';
import { languageTag, useFormats, useLocale } from '@rrr/kit/base';
import { Chart, FilterChoice, FilterField, ProblemNote, Skeleton, Summary, type ChartData } from '@rrr/kit/desk';
import { currencyOf } from './series-form.js';
import { useSeriesSummaryQuery } from './series.api.js';
import { useSeriesWords } from './words/use-words.js';

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const asDay = (text: string | null) => (text !== null && DAY.test(text) ? text : undefined);

interface Props {
  of: { seriesId: string } | { categoryId: string };
  /** decides the currency that is shown first */
  country?: string | null;
}

/** What was earned in a series, or in the series of a category, by month; this year unless a period is chosen. */
export const EarningsTab = ({ of, country = null }: Props) => {
  const [words, formats, locale] = [useSeriesWords(), useFormats(), useLocale()];
  const [params, setParams] = useSearchParams();
  const currency = CURRENCIES.find((it) => it === params.get('currency')) ?? currencyOf(country);
  const [startDate, endDate] = [asDay(params.get('startDate')), asDay(params.get('endDate'))];
  const choose = (key: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(key);
      else next.set(key, value);
      return next;
    });
  const period = { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) };
  const { currentData, error, isFetching, refetch } = useSeriesSummaryQuery({ query: { ...of, currency, ...period } });
  const month = new Intl.DateTimeFormat(languageTag[locale], { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const data: ChartData | undefined = currentData && {
    kind: 'bars',
    category: words('earnings.month'),
    categories: currentData.months.map((it) => month.format(Date.parse(`${it.month}-01T00:00:00Z`))),
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
      <FilterChoice
        label={words('earnings.currency')}
        value={currency}
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(value) => choose('currency', value)}
      />
      <div className="admin-period">
        <FilterField
          label={words('earnings.from')}
          type="date"
          value={startDate ?? ''}
          onChange={(value) => choose('startDate', value)}
        />
        <FilterField
          label={words('earnings.to')}
          type="date"
          value={endDate ?? ''}
          onChange={(value) => choose('endDate', value)}
        />
      </div>
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
        </>
      )}
    </section>
  );
};
