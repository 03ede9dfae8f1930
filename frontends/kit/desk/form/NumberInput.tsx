import { useState } from 'react';

/** What stands in a field of a whole number: the number, nothing yet, or a text that is none. */
export type NumberValue = number | 'invalid' | null;

interface Props {
  id?: string;
  /** a form's field gives `value` and `onChange` */
  value?: NumberValue;
  onChange?: (value: NumberValue) => void;
  autoComplete?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

const parse = (text: string): NumberValue => {
  const bare = text.trim();
  if (bare === '') return null;
  return /^\d{1,9}$/.test(bare) ? Number(bare) : 'invalid';
};

/** Takes a whole number; a text that is none gives 'invalid', never a guess. */
export const NumberInput = ({ value = null, onChange, ...rest }: Props) => {
  const [text, setText] = useState('');
  // The reader's own text stands while it means the value; a value from elsewhere takes its place.
  const shown = parse(text) === value || value === 'invalid' ? text : String(value ?? '');
  return (
    <input
      {...rest}
      className="input"
      inputMode="numeric"
      maxLength={9}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(parse(event.target.value));
      }}
    />
  );
};
