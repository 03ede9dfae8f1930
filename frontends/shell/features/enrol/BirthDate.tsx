import { useId } from 'react';
import type { Field } from './draft.js';
import type { Form } from './use-draft.js';
import { useAllWords } from './words/use-all-words.js';

const PARTS = {
  month: { field: 'bornMonth', label: 'you.month', auto: 'bday-month', width: 2 },
  day: { field: 'bornDay', label: 'you.day', auto: 'bday-day', width: 2 },
  year: { field: 'bornYear', label: 'you.year', auto: 'bday-year', width: 4 },
} as const;
const FIELDS: readonly Field[] = ['bornMonth', 'bornDay', 'bornYear'];

/** A birth date in three fields: nobody scrolls through decades. The parts stand in the order of the language. */
export const BirthDate = ({ form, adultAge }: { form: Form; adultAge: number }) => {
  const [t, id] = [useAllWords(), useId()];
  const inOrder = t('you.dateOrder')
    .split(' ')
    .map((word) => PARTS[word as keyof typeof PARTS]);
  const error = form.faultOf('bornYear');
  return (
    <fieldset className="field enrol-group" aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}>
      <legend className="label">{t('you.born')}</legend>
      <span className="help" id={`${id}-help`}>
        {t('you.bornHelp', { age: adultAge })}
      </span>
      <div className="enrol-date">
        {inOrder.map(({ field, label, auto, width }) => (
          <label key={field} data-width={width}>
            <span>{t(label)}</span>
            <input
              className="input"
              name={field}
              value={form.draft[field]}
              inputMode="numeric"
              autoComplete={auto}
              maxLength={width}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => form.set(field, event.target.value.replaceAll(/\D/g, ''))}
              onBlur={(event) => {
                // the date is one answer: it is looked at when all of it is left
                const to = event.relatedTarget;
                if (!(to instanceof HTMLInputElement && FIELDS.includes(to.name as Field))) form.leave('bornYear');
              }}
            />
          </label>
        ))}
      </div>
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  );
};
