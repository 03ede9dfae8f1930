import { useFormats } from '@rrr/kit/base';
import { FilterChoice, ProblemNote, Section, Skeleton, useListState } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { Figures } from './Figures.js';
import { useSummaryQuery } from './home.api.js';
import { Months } from './Months.js';

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

export const Summary = () => {
  const [t, formats] = [useWords(), useFormats()];
  const list = useListState({ filters: { currency: 'USD' } });
  const currency = CURRENCIES.find((it) => it === list.filters.currency) ?? 'USD';
  const { currentData: data, error, isFetching, refetch } = useSummaryQuery({ query: { currency } });
  return (
    <>
      <Section
        title={t('home.year')}
        side={
          <FilterChoice
            label={t('home.currency')}
            value={currency}
            choices={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={(value) => list.setFilters({ currency: value })}
          />
        }
      >
        {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!data && isFetching && <Skeleton lines={2} height={72} />}
        {data && (
          <>
            <p className="desk-muted">
              {t('home.period', { start: formats.date(data.startDate), end: formats.date(data.endDate) })}
            </p>
            <Figures summary={data} />
          </>
        )}
      </Section>
      {data && <Months currency={currency} months={data.months} />}
    </>
  );
};
