import { useId, useState, type FormEvent } from 'react';
import type { PayoutStep } from '@rrr/contract';
import { useStepsSaying } from '@rrr/kit/base';
import { useClassFileWords } from './words/use-words.js';

interface Props {
  value: number | null;
  /** what the class pays by its size; left out: not known */
  steps: readonly PayoutStep[] | undefined;
  onChange: (entrants: number) => void;
}

/** How many started, for a file that lists placers only: small classes pay by it. */
export const Entrants = ({ value, steps, onChange }: Props) => {
  const [words, saying, id] = [useClassFileWords(), useStepsSaying(), useId()];
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
    <form className="field desk-race-field" noValidate onSubmit={apply}>
      <label htmlFor={id}>{words('entrants')}</label>
      {steps && (
        <span id={`${id}help`} className="help">
          {steps.length > 1
            ? words('entrantsSteps', { steps: saying(steps) })
            : words('entrantsHelp', { count: steps[0]?.riders ?? 0 })}
        </span>
      )}
      <div className="desk-race-row">
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
          {words('entrantsApply')}
        </button>
      </div>
      {wrong && (
        <span id={`${id}error`} className="error" role="alert">
          {words('entrantsInvalid')}
        </span>
      )}
    </form>
  );
};
