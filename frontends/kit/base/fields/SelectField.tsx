import { useId, type SelectHTMLAttributes } from 'react';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** what stands there while nothing is chosen; without it something always is */
  none?: string;
  help?: string;
  error?: string | undefined;
}

/** A native choice: label above, help before the error, the error under it and tied to it. */
export const SelectField = ({ label, choices, none, help, error, ...select }: Props) => {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <select
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
};
