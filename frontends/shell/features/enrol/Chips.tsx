import { useId } from 'react';

interface Props {
  legend: string;
  help?: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A few choices, all in sight. */
export const Chips = ({ legend, help, name, value, choices, error, onChange }: Props) => {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="field enrol-group" aria-describedby={described || undefined}>
      <legend className="label">{legend}</legend>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <div className="enrol-chips">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
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
