import type { Ref } from 'react';
import { useWords } from '../words/use-words.js';

export interface FieldError {
  name: string;
  label: string;
  text: string;
}

interface Props {
  errors: readonly FieldError[];
  onGo: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Several fields need another look: each is named at the top, and leads to its place. */
export const ErrorSummary = ({ errors, onGo, ref }: Props) => {
  const words = useWords();
  return (
    <div className="alert bad" role="alert" tabIndex={-1} ref={ref}>
      <strong>{words('form.problems')}</strong>
      <ul className="desk-reasons">
        {errors.map(({ name, label, text }) => (
          <li key={name}>
            <button type="button" className="desk-link" onClick={() => onGo(name)}>
              {label}
            </button>{' '}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
};
