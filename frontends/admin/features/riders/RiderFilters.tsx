import { useCountries } from '@rrr/kit/base';
import { FilterField, type ListState } from '@rrr/kit/desk';
import { FilterSelect } from '../../pieces/FilterSelect.js';
import { useWords } from '../../words/use-words.js';
import { ACTIVES, VIN_STATUSES, type RIDER_FILTERS } from './riders-query.js';

type List = Pick<ListState<typeof RIDER_FILTERS>, 'filters' | 'setFilters'>;
const NEXT = new Date().getFullYear() + 1;
const YEARS = Array.from({ length: 20 }, (_, at) => String(NEXT - at));

export const RiderFilters = ({ list: { filters, setFilters } }: { list: List }) => {
  const [t, countries] = [useWords(), useCountries()];
  const any = t('riders.any');
  return (
    <>
      <div className="admin-filter-wide">
        <FilterField label={t('riders.query')} value={filters.query} onChange={(query) => setFilters({ query })} />
      </div>
      <FilterSelect
        label={t('riders.country')}
        value={filters.country}
        any={any}
        choices={countries.all}
        onChange={(country) => setFilters({ country })}
      />
      <FilterField
        label={t('riders.model')}
        value={filters.bikeModel}
        onChange={(bikeModel) => setFilters({ bikeModel })}
      />
      <FilterSelect
        label={t('riders.year')}
        value={filters.bikeYear}
        any={any}
        choices={YEARS.map((value) => ({ value, label: value }))}
        onChange={(bikeYear) => setFilters({ bikeYear })}
      />
      <FilterSelect
        label={t('riders.active')}
        value={filters.active}
        any={any}
        choices={ACTIVES.map((value) => ({ value, label: t(`riders.actives.${value}`) }))}
        onChange={(active) => setFilters({ active })}
      />
      <FilterSelect
        label={t('riders.status')}
        value={filters.status}
        any={any}
        choices={VIN_STATUSES.map((value) => ({ value, label: t(`riders.statuses.${value}`) }))}
        onChange={(status) => setFilters({ status })}
      />
    </>
  );
};
