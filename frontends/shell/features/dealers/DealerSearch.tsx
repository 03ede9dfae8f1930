import { useId, type FormEvent } from 'react';
import { useCountryName } from '@rrr/kit/base';
import { DISTANCES, type Filters, radiusIn, type Unit } from './search.js';
import { useDealerWords } from './words/use-words.js';

interface Props {
  filters: Filters;
  unit: Unit;
  states: readonly { code: string; name: string }[];
  countries: readonly string[];
  location: 'off' | 'asking' | 'none' | 'on';
  onChange: (change: Partial<Filters>) => void;
  onLocate: () => void;
  onForget: () => void;
}

const Target = () => (
  <svg className="dealer-target" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="5.5" />
    <circle cx="10" cy="10" r="1.5" />
    <path d="M10 1.500v3m0 11v3m8.500-8.500h-3m-11 0h-3" />
  </svg>
);

/** Postal code and radius, region, or the reader's own location. Choices apply at once, a typed code when sent. */
export const DealerSearch = ({ filters, unit, states, countries, location, onChange, onLocate, onForget }: Props) => {
  const [words, countryName, id] = [useDealerWords(), useCountryName(), useId()];
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('zipcode') as HTMLInputElement;
    onChange({ zipcode: field.value.trim() });
    field.blur();
  };
  const choice = (key: 'zipDistance' | 'state' | 'country', label: string, options: readonly [string, string][]) => (
    <div className="field">
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <select
        id={`${id}-${key}`}
        className="input"
        value={filters[key]}
        onChange={({ target }) =>
          onChange(key === 'country' ? { country: target.value, state: '' } : { [key]: target.value })
        }
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <form className="dealer-form" role="search" aria-label={words('title')} onSubmit={find}>
      <div className="field">
        <label htmlFor={`${id}-zip`}>{words('zip')}</label>
        <input
          key={filters.zipcode}
          id={`${id}-zip`}
          name="zipcode"
          className="input"
          defaultValue={filters.zipcode}
          maxLength={12}
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      </div>
      {choice(
        'zipDistance',
        words('distance'),
        DISTANCES.map((distance) => [
          distance,
          distance === '0'
            ? words(location === 'on' ? 'anyDistance' : 'exactZip')
            : words(unit, { far: radiusIn(unit, distance) }),
        ]),
      )}
      {choice('state', words('state'), [
        ['', words('any')],
        ...states.map((state): [string, string] => [state.code, state.name]),
      ])}
      {choice('country', words('country'), [
        ['', words('any')],
        ...countries.map((country): [string, string] => [country, countryName(country)]),
      ])}
      <button className="button primary large">{words('find')}</button>
      <div className="dealer-locate">
        <button
          type="button"
          className="dealer-link"
          aria-busy={location === 'asking'}
          onClick={location === 'on' ? onForget : onLocate}
        >
          <Target />
          {words(location === 'asking' ? 'asking' : location === 'on' ? 'hereOff' : 'here')}
        </button>
        <span role="status">
          {location === 'none' ? words('noLocation') : location === 'on' ? words('hereUsed') : ''}
        </span>
      </div>
    </form>
  );
};
