import { useState } from 'react';
import { useCountries } from '@rrr/kit/base';
import { SearchField } from '../../list/SearchField.js';
import type { EventList } from './use-event-list.js';
import { SORTS, WHEN } from './use-event-list.js';
import { useListWords } from './words/use-list-words.js';

const TYPED = [
  ['title', 'eventTitle'],
  ['city', 'city'],
  ['state', 'state'],
  ['zipcode', 'zipcode'],
] as const;
const SORT_WORDS = {
  '-startDate': 'newest',
  startDate: 'oldest',
  title: 'byTitle',
  city: 'byCity',
  state: 'byState',
} as const;

/** Filters of the list; all of them stand in the address. */
export const EventFilters = ({ list }: { list: EventList }) => {
  const t = useListWords();
  const countries = useCountries();
  const { filters, setFilters, setSort, sort, clear, filtered } = list;
  const inside = TYPED.some(([name]) => filters[name] !== '') || filters.country !== '';
  const [open, setOpen] = useState(inside);
  return (
    <div className="event-filters">
      <div className="filters">
        <SearchField
          value={filters.query}
          onSearch={(query) => setFilters({ query })}
          label={t('search')}
          placeholder={t('placeholder')}
        />
        <fieldset className="segments">
          <legend className="label">{t('when')}</legend>
          {WHEN.map((text) => (
            <label key={text}>
              <input
                type="radio"
                name="when"
                value={text}
                checked={filters.when === text}
                onChange={() => setFilters({ when: text })}
              />
              <span>{t(`${text}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="sort">{t('sort')}</label>
          <select id="sort" className="input" value={sort} onChange={({ target }) => setSort(target.value)}>
            {SORTS.map((field) => (
              <option key={field} value={field}>
                {t(SORT_WORDS[field])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('more')}</summary>
        <div className="filters">
          {TYPED.map(([name, label]) => (
            <SearchField
              key={name}
              value={filters[name]}
              onSearch={(value) => setFilters({ [name]: value })}
              label={t(label)}
            />
          ))}
          <div className="field">
            <label htmlFor="country">{t('country')}</label>
            <select
              id="country"
              className="input"
              value={filters.country}
              onChange={({ target }) => setFilters({ country: target.value })}
            >
              <option value="">{t('anyCountry')}</option>
              {countries.all.map((item) => (
                <option key={item.value} value={item.value}>
                  {item.label}
                </option>
              ))}
            </select>
          </div>
        </div>
      </details>
      {filtered && (
        <button type="button" className="button quiet" onClick={clear}>
          {t('clear')}
        </button>
      )}
    </div>
  );
};
