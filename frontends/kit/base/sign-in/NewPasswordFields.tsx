import { useId, useState } from 'react';
import { passwordRules, type NewPasswordFaults } from './new-password.js';
import { PasswordField } from './PasswordField.js';
import { useWords } from './login-words.js';

const SIGNS = '!@#$%^&*()';

interface Props {
  faults: NewPasswordFaults;
  /** why the server refused the password */
  refused?: string | undefined;
}

/** A new password, typed twice as `password` and `repeat`, under the rules that it must follow. */
export const NewPasswordFields = ({ faults, refused }: Props) => {
  const [id, t] = [useId(), useWords()];
  const [typed, setTyped] = useState('');
  const { long, plain } = passwordRules(typed);
  const rules = [
    [t('rules.long'), typed === '' ? 'open' : long ? 'met' : 'open'],
    [t('rules.plain', { signs: SIGNS }), typed === '' ? 'open' : plain ? 'met' : 'broken'],
    [t('rules.case'), 'open'],
    [t('rules.common'), 'open'],
  ] as const;
  return (
    <>
      <div className="password-rules" id={id}>
        <p className="label">{t('rules.title')}</p>
        <ul>
          {rules.map(([text, state]) => (
            <li key={text} data-state={state}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        describedBy={id}
        error={faults.password ? t(`faults.${faults.password}`, { signs: SIGNS }) : refused}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField
        name="repeat"
        label={t('repeat')}
        autoComplete="new-password"
        error={faults.repeat && t(`faults.${faults.repeat}`)}
      />
    </>
  );
};
