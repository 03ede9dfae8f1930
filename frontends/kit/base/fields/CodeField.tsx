import { TextField } from './TextField.js';
import './fields.css';

const CODE_DIGITS = 6;

/**
 * The code in what was typed or pasted: its first six digits in a row, else all its digits up to six. A whole sentence
 * of a mail may be pasted.
 */
export const codeIn = (text: string): string => {
  const together = text.replaceAll(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');
  return /(?<!\d)\d{6}(?!\d)/.exec(together)?.[0] ?? together.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);
};

export interface CodeFieldProps {
  label: string;
  help?: string;
  value: string;
  onChange: (code: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
  name?: string;
  autoFocus?: boolean;
}

/** A code of six digits. It can be pasted with spaces or dashes, and phones offer it from the mail. */
export const CodeField = ({ value, onChange, onLeave, name = 'code', ...field }: CodeFieldProps) => (
  <div className="code-field">
    <TextField
      {...field}
      name={name}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={(event) => onChange(codeIn(event.target.value))}
      onBlur={onLeave}
    />
  </div>
);
