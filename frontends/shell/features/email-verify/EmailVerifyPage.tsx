import { useState, type FormEvent } from 'react';
import { sendEmailCode, verifyEmail } from '@rrr/contract';
import { problemOf, TextField, type ApiProblem } from '@rrr/kit/base';
import { useSignedIn } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';

interface State {
  busy?: 'send' | 'verify';
  sent?: boolean;
  missing?: boolean;
  problem?: ApiProblem;
}

/** Verifies an account's e-mail (requirements §2): sends a code, then accepts it. */
export const EmailVerifyPage = () => {
  const [t, { http, to, session }] = [useWords(), useShell()];
  const person = useSignedIn(session);
  const [state, setState] = useState<State>({});
  useTitle();

  const act = async (busy: 'send' | 'verify', work: () => Promise<State>) => {
    if (state.busy) return;
    setState({ busy, ...(state.sent ? { sent: true } : {}) });
    try {
      setState(await work());
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      setState({ problem, ...(state.sent ? { sent: true } : {}) });
    }
  };
  const send = () =>
    act('send', async () => {
      await http.call(sendEmailCode);
      return { sent: true };
    });
  const verify = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = field.value.trim();
    if (!code) {
      setState({ ...state, missing: true });
      return field.focus();
    }
    void act('verify', async () => {
      const { session: now } = await http.call(verifyEmail, { body: { code } });
      // a full page load, because the cached session still has the unverified address
      location.assign(to(`/auth/${now.account.type}`));
      return { busy: 'verify' };
    });
  };

  return (
    <form className="card stack" noValidate onSubmit={verify}>
      <header>
        <h1>{t('verify.title')}</h1>
        <p className="muted">{t('verify.lead', { email: person?.account.email ?? '' })}</p>
      </header>
      {state.problem && (
        <div className="alert bad" role="alert">
          <strong>{t('verify.failed')}</strong>
          <span>{state.problem.detail}</span>
        </div>
      )}
      <p role="status">{state.sent ? t('verify.sent') : ''}</p>
      <TextField
        name="code"
        label={t('verify.code')}
        help={t('verify.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={state.missing ? t('verify.required') : undefined}
      />
      <p className="actions">
        <button className="button primary large" aria-busy={state.busy === 'verify'}>
          {t('verify.submit')}
        </button>
        <button type="button" className="button large" aria-busy={state.busy === 'send'} onClick={() => void send()}>
          {t('verify.send')}
        </button>
        <a className="button quiet large" href={to('/logout')}>
          {t('verify.logout')}
        </a>
      </p>
    </form>
  );
};
