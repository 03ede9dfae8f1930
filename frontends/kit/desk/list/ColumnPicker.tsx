import { Disclosure } from '../pieces/Disclosure.js';
import { useWords } from '../words/use-words.js';
import { MOST_COLUMNS, type ColumnChoice } from './use-columns.js';

export const ColumnPicker = ({ choice }: { choice: Pick<ColumnChoice<never>, 'optional' | 'full' | 'set'> }) => {
  const words = useWords();
  return (
    <Disclosure label={words('list.columns')}>
      {() => (
        <fieldset className="desk-checks">
          <legend className="visually-hidden">{words('list.columns')}</legend>
          {choice.optional.map(({ key, title, on }) => (
            <label key={key} className="check">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && choice.full}
                onChange={(event) => choice.set(key, event.target.checked)}
              />
              {title}
            </label>
          ))}
          {choice.full && <p className="desk-muted">{words('list.columnsFull', { count: MOST_COLUMNS })}</p>}
        </fieldset>
      )}
    </Disclosure>
  );
};
