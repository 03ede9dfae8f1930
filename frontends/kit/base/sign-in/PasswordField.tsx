import { useId, useState, type InputHTMLAttributes } from 'react';
import { useWords } from './login-words.js';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  name: string;
  label: string;
  error?: string | undefined;
  /** id of what describes the field, besides its error */
  describedBy?: string | undefined;
}

/** A password that can be shown, so that a typing error is found before it is sent. */
export const PasswordField = ({ label, error, describedBy, onKeyUp, ...input }: Props) => {
  const [id, t] = [useId(), useWords()];
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const described = [describedBy, capsLock && `${id}-caps`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          className="input"
          required
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onKeyUp={(event) => {
            setCapsLock(event.getModifierState('CapsLock'));
            onKeyUp?.(event);
          }}
          {...input}
        />
        <button type="button" aria-controls={id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'hide' : 'show')}
        </button>
      </div>
      {capsLock && (
        <span className="help" id={`${id}-caps`} role="status">
          {t('capsLock')}
        </span>
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
};
