import { useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { login, type Session } from '@rrr/contract';
import { Captcha } from '../captcha/Captcha.js';
import { problemOf, type ApiProblem } from '../http/api-error.js';
import type { HttpClient } from '../http/http-client.js';
import { FactorForm } from './FactorForm.js';
import { useFactorWords } from './factor-words.js';
import { PasswordField } from './PasswordField.js';
import { TextField } from '../fields/TextField.js';
import { useWords } from './login-words.js';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];
const isAboutCaptcha = ({ code }: ApiProblem): boolean => code.startsWith('CAPTCHA_');

interface Props {
  http: HttpClient;
  onSignedIn: (session: Session) => void;
  /** the address that is filled in already */
  email?: string;
  /** where a forgotten password is replaced; `go` is given the address that was typed */
  forgot?: { href: string; go: (email: string) => void };
  /** where support is reached, for deactivated accounts */
  supportHref?: string;
}

/**
 * E-mail and password, and a code for who has a second factor, with what the API refuses in place, and a captcha once
 * it asks for one. What was typed stays. It says what happened; where to go next is its user's affair.
 */
export const LoginForm = ({ http, onSignedIn, email = '', forgot, supportHref }: Props) => {
  const [t, factor] = [useWords(), useFactorWords()];
  const typed = useRef(email);
  const alert = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  /** the password was right, and a code is asked for */
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [problem, setProblem] = useState<ApiProblem>();
  const [missing, setMissing] = useState<Field[]>([]);
  /** how often the captcha was asked for; 0: it is not shown */
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = (name: Field) => (form.elements.namedItem(name) as HTMLInputElement).value;
    const empty = FIELDS.filter((name) => given(name).trim() === '');
    setMissing(empty);
    setProblem(undefined);
    if (empty[0]) return (form.elements.namedItem(empty[0]) as HTMLInputElement).focus();
    setUnsolved(asked > 0 && answer === null);
    if (asked > 0 && answer === null) return;
    setBusy(true);
    try {
      const { session } = await http.call(login, {
        body: {
          email: given('email').trim(),
          password: given('password'),
          ...(answer === null ? {} : { captcha: answer }),
        },
      });
      if (session) return onSignedIn(session);
      setBusy(false);
      setAsked(0);
      setStep('code');
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      setBusy(false);
      // an answer is used up with each try
      if (asked > 0 || isAboutCaptcha(refused)) setAsked(asked + 1);
      setAnswer(null);
      requestAnimationFrame(() => alert.current?.focus());
    }
  };
  const leave = (event: MouseEvent) => {
    if (!forgot || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    forgot.go(typed.current.trim());
  };
  const asksForCaptcha = problem?.code === 'CAPTCHA_MISSING';
  const errorOf = (name: Field) =>
    missing.includes(name) ? t('required') : problem?.errors?.find(({ path }) => path.endsWith(name))?.detail;

  if (step === 'code')
    return (
      <FactorForm http={http} onProved={onSignedIn} back={{ label: factor('back'), go: () => setStep('password') }} />
    );
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <div className={asksForCaptcha ? 'alert wait' : 'alert bad'} role="alert" tabIndex={-1} ref={alert}>
          <strong>{t(asksForCaptcha ? 'captcha' : 'failed')}</strong>
          <span>{problem.detail}</span>
          {problem.code === 'ACCOUNT_DEACTIVATED' && supportHref && <a href={supportHref}>{t('support')}</a>}
        </div>
      )}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        defaultValue={email}
        maxLength={254}
        error={errorOf('email')}
        onChange={(event) => (typed.current = event.target.value)}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={errorOf('password')}
      />
      {forgot && (
        <p className="login-forgot">
          <a href={forgot.href} onClick={leave}>
            {t('forgot')}
          </a>
        </p>
      )}
      {asked > 0 && <Captcha key={asked} http={http} missing={unsolved} onAnswer={setAnswer} />}
      <button className="button primary large" aria-busy={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </button>
    </form>
  );
};
