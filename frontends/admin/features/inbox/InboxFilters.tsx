import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterField, FilterSelect } from '@rrr/kit/desk';
import { isNarrowed, type Narrow, type NARROWS } from './narrow.js';
import type { Row } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

interface Props {
  narrow: Narrow;
  /** of the open group; they say what there is to filter by */
  rows: readonly Row[];
  promoters: readonly { value: string; label: string }[];
  /** overdue cash, of which riders are reminded */
  cash: boolean;
}

/** What of the open group is listed, and in which order; all of it stands in the address. */
export const InboxFilters = ({ narrow, rows, promoters, cash }: Props) => {
  const [words, id] = [useInboxWords(), useId()];
  const [params, setParams] = useSearchParams();
  const set = (key: (typeof NARROWS)[number]) => (value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        // the first row of what is found is looked at
        next.delete('item');
        next.delete('page');
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const of = (key: (typeof NARROWS)[number]) => params.get(key) ?? '';
  const hasMoney = rows.some(({ money }) => money) || of('currency') !== '' || of('from') !== '';
  const filtered = isNarrowed(narrow);
  return (
    <details className="admin-inbox-filters" open={filtered || narrow.sort === 'money' || undefined}>
      <summary>{words(filtered ? 'filters.some' : 'filters.title')}</summary>
      <div role="search" aria-label={words('filters.title')}>
        {hasMoney && (
          <div className="field">
            <label htmlFor={id}>{words('filters.sort')}</label>
            <select
              id={id}
              className="input"
              value={narrow.sort}
              onChange={({ target }) => set('sort')(target.value === 'money' ? 'money' : '')}
            >
              <option value="age">{words('filters.byAge')}</option>
              <option value="money">{words('filters.byMoney')}</option>
            </select>
          </div>
        )}
        {hasMoney && (
          <FilterSelect
            label={words('filters.currency')}
            value={of('currency')}
            choices={(['USD', 'CAD', 'EUR'] as const).map((text) => ({ value: text, label: text }))}
            onChange={set('currency')}
          />
        )}
        {hasMoney && <FilterField label={words('filters.from')} value={of('from')} max={7} onChange={set('from')} />}
        {(promoters.length > 1 || of('promoter') !== '') && (
          <FilterSelect
            label={words('filters.promoter')}
            value={of('promoter')}
            choices={promoters}
            onChange={set('promoter')}
          />
        )}
        <FilterField type="date" label={words('filters.until')} value={of('until')} onChange={set('until')} />
        {cash && (
          <FilterSelect
            label={words('filters.remindable')}
            value={of('remindable')}
            choices={(['true', 'false'] as const).map((text) => ({ value: text, label: words(`filters.can.${text}`) }))}
            onChange={set('remindable')}
          />
        )}
        {filtered && (
          <button
            type="button"
            className="button"
            onClick={() =>
              setParams((now) => new URLSearchParams([...now].filter(([key]) => key === 'group')), { replace: true })
            }
          >
            {words('filters.clear')}
          </button>
        )}
      </div>
    </details>
  );
};
