import { SelectField } from '@rrr/kit/base';
import { FilterChoice } from '@rrr/kit/desk';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

/** The year and the currency of everything below. */
export const YearBar = ({ of }: { of: Year }) => {
  const words = useHomeWords();
  return (
    <div className="admin-inline" role="group" aria-label={words('shown')}>
      <SelectField
        name="year"
        label={words('year')}
        value={String(of.year)}
        choices={of.years.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={({ target }) => of.set({ year: target.value })}
      />
      <FilterChoice
        label={words('currency')}
        value={of.currency}
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(currency) => of.set({ currency })}
      />
    </div>
  );
};
