import { useRef, useState, type FormEvent } from 'react';
import { login, type Session } from '@rrr/contract';
import { problemOf, type ApiProblem } from '../http/api-error.js';
import type { HttpClient } from '../http/http-client.js';
import { useLocale } from '../language/locale-context.js';
import { TextField } from './text-field.js';
import { loginWords } from './login-words.js';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** E-mail and password, with what the API refuses in place. It says what happened; where to go next is its user's affair. */
export const LoginForm = ({ http, onSignedIn }: { http: HttpClient; onSignedIn: (session: Session) => void }) => {
  const t = loginWords(useLocale());
  const alert = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [missing, setMissing] = useState<Field[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = (name: Field) => (form.elements.namedItem(name) as HTMLInputElement).value;
    const empty = FIELDS.filter((name) => given(name).trim() === '');
    setMissing(empty);
    setProblem(undefined);
    if (empty[0]) return (form.elements.namedItem(empty[0]) as HTMLInputElement).focus();
    setBusy(true);
    try {
      onSignedIn((await http.call(login, { body: { email: given('email').trim(), password: given('password') } })).session);
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      setBusy(false);
      requestAnimationFrame(() => alert.current?.focus());
    }
  };
  const errorOf = (name: Field) => (missing.includes(name) ? t('required') : problem?.errors?.find(({ path }) => path.endsWith(name))?.detail);

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <div className="alert bad" role="alert" tabIndex={-1} ref={alert}>
          <strong>{t('failed')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      <TextField name="email" type="email" label={t('email')} autoComplete="username" error={errorOf('email')} />
      <TextField name="password" type="password" label={t('password')} autoComplete="current-password" error={errorOf('password')} />
      <button className="button primary large" aria-busy={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </button>
    </form>
  );
};
