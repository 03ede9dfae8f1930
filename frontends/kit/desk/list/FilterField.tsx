import { useEffect, useId, useRef, useState } from 'react';
import { useLater } from './use-later.js';

export interface FilterFieldProps {
  label: string;
  value: string;
  /** given once the reader pauses for 200 ms */
  onChange: (value: string) => void;
  type?: 'search' | 'date';
  placeholder?: string;
  autoFocus?: boolean;
  max?: number;
  /** the key that leads here */
  shortcut?: string;
}

/** A text or date filter. It keeps its own text: the address follows, and may be a moment late. */
export const FilterField = ({
  label,
  value,
  onChange,
  type = 'search',
  placeholder,
  autoFocus,
  max = 100,
  shortcut,
}: FilterFieldProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  const later = useLater(text);
  const said = useRef(value);
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange));
  useEffect(() => {
    if (later === said.current) return;
    said.current = later;
    change.current(later);
  }, [later]);
  // The address changed by other means: Back, or "Clear the filters".
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    setText(value);
  }, [value]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        value={text}
        maxLength={max}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        aria-keyshortcuts={shortcut}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
};
