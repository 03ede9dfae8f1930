import { useState, type FormEvent } from 'react';
import { requestEmailChange } from '@rrr/contract';
import { problemOf, TextField, type ApiProblem } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useWords } from './words/use-words.js';

const looksRight = (email: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email);

/** For a typing error in the address: the password proves whose account it is, the code that the new address is theirs. */
export const ChangeAddress = ({ onSent }: { onSent: (email: string) => void }) => {
  const [t, { http }] = [useWords(), useShell()];
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const faults = {
    email: email.trim() === '' ? t('required') : looksRight(email.trim()) ? undefined : t('emailWrong'),
    password: password === '' ? t('required') : undefined,
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = faults.email ? 'email' : faults.password ? 'password' : undefined;
    if (wrong) return (event.currentTarget.elements.namedItem(wrong) as HTMLInputElement).focus();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await http.call(requestEmailChange, { body: { email: email.trim(), password } });
      onSent(email.trim());
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <p className="muted">{t('changeLead')}</p>
      {problem && (
        <div className="alert bad" role="alert">
          <strong>{t('notSent')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      <TextField
        name="email"
        type="email"
        label={t('newEmail')}
        autoComplete="email"
        maxLength={254}
        value={email}
        error={checked ? faults.email : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        name="password"
        type="password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={checked ? faults.password : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p>
        <button className="button large" aria-busy={busy}>
          {t(busy ? 'sending' : 'change')}
        </button>
      </p>
    </form>
  );
};
