import { useId } from 'react';
import { useWords } from '../words/use-words.js';
import type { Choice } from './filter.js';

interface Props {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** what '' means, where it is not any */
  none?: string | undefined;
  onChange: (value: string) => void;
}

/** A filter of one among known values; '' is any. */
export const FilterSelect = ({ label, value, choices, none, onChange }: Props) => {
  const [id, words] = [useId(), useWords()];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={choices.some((choice) => choice.value === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none ?? words('list.any')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
};
