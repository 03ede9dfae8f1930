import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { forgotPassword } from '@rrr/contract';
import { kitWordsHook, problemOf, TextField } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { AccountForm } from './AccountForm.js';
import { Refused } from './Refused.js';
import { useCaptcha } from '../../form/use-captcha.js';
import { focusField, useSubmit, valueOf } from './use-submit.js';
import { forgotEn } from './words/forgot-en.js';

const useWords = kitWordsHook(inEachLanguage(forgotEn));

/** Asks for a code. The answer is the same whether or not the address has an account. */
export const ForgotPasswordPage = () => {
  const [t, { http, to, arrival }] = [useWords(), useShell()];
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as { email?: string };
  const { busy, problem, send, alert } = useSubmit();
  const captcha = useCaptcha();
  const [missing, setMissing] = useState(false);
  useTitle();
  const before = state.email ?? (arrival?.path === '/forgot-password' ? arrival.email : '');

  const submit = (form: HTMLFormElement) => {
    const email = valueOf(form, 'email');
    setMissing(email === '');
    if (email === '') return focusField(form, 'email');
    if (!captcha.check()) return;
    void send(async () => {
      try {
        await http.call(forgotPassword, { body: { email, ...captcha.given } });
      } catch (error) {
        captcha.renew(problemOf(error)?.code);
        throw error;
      }
      await navigate(to('/forgot-password-reset'), { state: { email, sent: true } });
    });
  };
  return (
    <AccountForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      submit={t(busy ? 'forgot.submitting' : 'forgot.submit')}
      busy={busy}
      onSubmit={submit}
      after={
        <>
          <p>{t('forgot.unsure')}</p>
          <p>
            <Link to={to('/account-recovery')}>{t('forgot.find')}</Link>
          </p>
          <p>
            <Link to={to('/forgot-password-reset')}>{t('forgot.haveCode')}</Link>
          </p>
          <p>
            <Link to={to('/login')}>{t('login')}</Link>
          </p>
        </>
      }
    >
      {problem && <Refused title={t('forgot.failed')} problem={problem} alert={alert} />}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        maxLength={254}
        defaultValue={before}
        error={missing ? t('required') : problem?.errors?.find(({ path }) => path.endsWith('email'))?.detail}
      />
      {captcha.element}
    </AccountForm>
  );
};
