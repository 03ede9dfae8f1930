import { useCountries } from '@rrr/kit/base';
import type { Filter } from './filter.js';
import { FilterChoice } from './FilterChoice.js';
import { FilterField } from './FilterField.js';
import { FilterSelect } from './FilterSelect.js';
import type { List } from './use-list.js';
import { useNarrow } from './use-narrow.js';
import { useWords } from '../words/use-words.js';

type Props = Pick<List, 'filters' | 'values' | 'setFilters' | 'view' | 'viewOf' | 'setView'>;

interface OneProps {
  filter: Filter;
  value: string;
  onChange: (to: string) => void;
  /** the list's search field */
  main: boolean;
}

/** A country that the address asks for is offered too: a choice that is not shown could not be cleared. */
const isOffered = (code: string, { codes }: { codes?: readonly string[] }, chosen: string): boolean =>
  codes === undefined || code === chosen || codes.includes(code);

const OneFilter = ({ filter, value, onChange, main }: OneProps) => {
  const countries = useCountries();
  const field = { label: filter.label, value, onChange };
  switch (filter.kind) {
    case 'text':
      return <FilterField {...field} max={filter.max} shortcut={main ? '/' : undefined} />;
    case 'date':
      return <FilterField {...field} type="date" />;
    case 'country':
      return <FilterSelect {...field} choices={countries.all.filter((item) => isOffered(item.value, filter, value))} />;
    case 'yesNo':
      return (
        <FilterSelect
          {...field}
          choices={[
            { value: 'true', label: filter.yes },
            { value: 'false', label: filter.no },
          ]}
        />
      );
    case 'year':
      return (
        <FilterSelect
          {...field}
          none={filter.none}
          choices={Array.from({ length: filter.to - filter.from + 1 }, (_, at) => {
            const year = String(filter.to - at);
            return { value: year, label: year };
          })}
        />
      );
    case 'select':
      return <FilterSelect {...field} choices={filter.choices} />;
    case 'tabs':
      return <FilterChoice {...field} choices={filter.choices} />;
  }
};

/** A list's view and filters, drawn from their table: what is all in sight first, then fields with their labels above. */
export const Filters = ({ filters, values, setFilters, view, viewOf, setView }: Props) => {
  const [words, narrow] = [useWords(), useNarrow()];
  const fields = filters.filter(({ kind }) => kind !== 'tabs');
  const first = fields.findIndex(({ kind }) => kind === 'text');
  const drawn = (filter: Filter) => (
    <OneFilter
      key={filter.key}
      main={filter === fields[first]}
      filter={filter}
      value={values[filter.key] ?? ''}
      onChange={(value) => setFilters({ [filter.key]: value })}
    />
  );
  if (filters.length === 0 && !viewOf) return null;
  // On a phone the search field stands alone, so that rows are in sight; a filter that is set shows the others.
  const folded = narrow && fields.length > 2 ? fields.filter((_, at) => at !== first) : [];
  return (
    <div className="desk-filters" role="search" aria-label={words('list.filters')}>
      {viewOf && <FilterChoice label={viewOf.label} value={view} choices={viewOf.choices} onChange={setView} />}
      {filters.filter(({ kind }) => kind === 'tabs').map(drawn)}
      {fields.filter((filter) => !folded.includes(filter)).map(drawn)}
      {folded.length > 0 && (
        <details open={folded.some(({ key }) => values[key])}>
          <summary>{words('list.filters')}</summary>
          {folded.map(drawn)}
        </details>
      )}
    </div>
  );
};
