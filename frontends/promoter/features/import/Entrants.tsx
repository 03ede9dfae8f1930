import { useId, useState, type FormEvent } from 'react';
import { useConfigQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

/** How many started, for a file that lists placers only: small classes pay by it. */
export const Entrants = ({ value, onChange }: { value: number | null; onChange: (entrants: number) => void }) => {
  const [words, id] = [useWords(), useId()];
  const { data } = useConfigQuery();
  const [text, setText] = useState(value === null ? '' : String(value));
  const [wrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
    const fits = number >= 1 && number <= 10_000;
    setWrong(!fits);
    if (fits) onChange(number);
  };
  return (
    <form className="field promoter-field" noValidate onSubmit={apply}>
      <label htmlFor={id}>{words('wizard.entrants')}</label>
      {data && (
        <span id={`${id}help`} className="help">
          {words('wizard.entrantsHelp', { count: data.program.minimumRidersPerClass })}
        </span>
      )}
      <div className="promoter-row">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}help ${id}error`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {words('wizard.entrantsApply')}
        </button>
      </div>
      {wrong && (
        <span id={`${id}error`} className="error" role="alert">
          {words('wizard.entrantsInvalid')}
        </span>
      )}
    </form>
  );
};
