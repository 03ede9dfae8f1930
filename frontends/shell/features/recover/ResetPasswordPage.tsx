import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '@rrr/contract';
import { kitWordsHook, newPasswordFaults, NewPasswordFields, TextField, type NewPasswordFaults } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { forgetArrival } from '../../app/arrival.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { AccountForm } from './AccountForm.js';
import { Refused } from './Refused.js';
import { focusField, passwordOf, useSubmit, valueOf } from './use-submit.js';
import { resetEn } from './words/reset-en.js';

const useWords = kitWordsHook(inEachLanguage(resetEn));

interface Faults extends NewPasswordFaults {
  email?: true;
  code?: true;
}

/**
 * A new password with the code from a mail. `linked`: the mail's link brought address and code along, so only the
 * password is asked for.
 */
const NewPasswordPage = ({ path }: { path: string }) => {
  const [t, { http, to, arrival }] = [useWords(), useShell()];
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as { email?: string; sent?: boolean };
  const brought = arrival?.path === path ? arrival : undefined;
  const { busy, problem, lost, send, alert } = useSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const [typing, setTyping] = useState(!brought?.email || !brought.code);
  useTitle();
  const email = state.email ?? brought?.email ?? '';
  const isCodeRefused = problem?.code === 'CODE_NOT_VALID';
  const full = typing || isCodeRefused;

  const submit = (form: HTMLFormElement) => {
    const given = {
      email: full ? valueOf(form, 'email') : email,
      code: full ? valueOf(form, 'code') : (brought?.code ?? ''),
      password: passwordOf(form, 'password'),
    };
    const found: Faults = {
      ...(given.email === '' ? { email: true } : {}),
      ...(given.code === '' ? { code: true } : {}),
      ...newPasswordFaults(given.password, passwordOf(form, 'repeat')),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    void send(async () => {
      await http.call(resetPassword, { body: given });
      forgetArrival();
      await navigate(to('/login'), { replace: true, state: { email: given.email, done: 'password' } });
    });
  };
  const newCode = (
    <Link to={to('/forgot-password')} state={{ email }}>
      {t('newCode')}
    </Link>
  );
  return (
    <AccountForm
      title={t('reset.title')}
      lead={t(full ? 'reset.lead' : 'reset.linked')}
      submit={t(busy ? 'reset.submitting' : 'reset.submit')}
      busy={busy}
      onSubmit={submit}
      after={
        <>
          <p>{t('reset.again')}</p>
          <p>{newCode}</p>
          <p>
            <Link to={to('/login')}>{t('login')}</Link>
          </p>
        </>
      }
    >
      {state.sent && !problem && (
        <p className="alert good" role="status">
          <span>{t('reset.sent', { email })}</span>
        </p>
      )}
      {problem && (
        <Refused title={t('reset.failed')} problem={problem} alert={alert}>
          {lost && <span>{t('maybeDone')}</span>}
          {isCodeRefused && newCode}
        </Refused>
      )}
      {full ? (
        <>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            maxLength={254}
            defaultValue={email}
            error={faults.email && t('required')}
          />
          <TextField
            name="code"
            label={t('code')}
            help={t('reset.codeHelp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            defaultValue={brought?.code}
            error={faults.code && t('required')}
          />
        </>
      ) : (
        <div className="recover-linked">
          {/* for password managers, which save the password under this name */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <span className="muted small">{t('reset.account')}</span>
          <strong>{email}</strong>
          <button type="button" className="recover-change" onClick={() => setTyping(true)}>
            {t('reset.change')}
          </button>
        </div>
      )}
      <NewPasswordFields
        faults={faults}
        refused={problem?.code === 'PASSWORD_NOT_VALID' ? problem.detail : undefined}
      />
      <p className="muted small">{t('reset.ends')}</p>
    </AccountForm>
  );
};

/** With the code typed from the mail. */
export const ResetPasswordPage = () => <NewPasswordPage key="typed" path="/forgot-password-reset" />;
/** Opened by the mail's link. */
export const LostPasswordPage = () => <NewPasswordPage key="linked" path="/password-lost-reset" />;

/** In one file with these pages, so that the first load names fewer files. */
export { AccountRecoveryPage } from './AccountRecoveryPage.js';
export { ForgotPasswordPage } from './ForgotPasswordPage.js';
