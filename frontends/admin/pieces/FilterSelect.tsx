import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  /** the choice that filters nothing */
  any: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter of one among known values; '' is any. */
export const FilterSelect = ({ label, value, any, choices, onChange }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={choices.some((it) => it.value === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{any}</option>
        {choices.map((it) => (
          <option key={it.value} value={it.value}>
            {it.label}
          </option>
        ))}
      </select>
    </div>
  );
};
