import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmEmailChange, sendEmailCode, verifyEmail } from '@rrr/contract';
import { CodeField, codeIn, LoadingPage, problemOf, useOnline, type ApiProblem } from '@rrr/kit/base';
import { useSignedIn } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { ChangeAddress } from './ChangeAddress.js';
import { clockText, useCodeClock } from './code-clock.js';
import { firstScreen } from './first-screen.js';
import { useWords } from './words/use-words.js';
import './email-verify.css';

/** After this many wrong tries the API takes a code no more. */
const TRIES = 5;
const DIGITS = 6;

interface State {
  busy?: 'send' | 'verify';
  sent?: boolean;
  problem?: { of: 'send' | 'verify'; detail: string };
}

const leavePage = (to: string): void => location.assign(to);

/**
 * Verifies an account's e-mail (requirements §2): takes the code of the newest mail, sends another, or changes an
 * address that was mistyped. A link of a mail brings the code along.
 */
export const EmailVerifyPage = ({ leave = leavePage }: { leave?: (to: string) => void }) => {
  const { session } = useShell();
  const person = useSignedIn(session);
  useTitle();
  return person ? <VerifyForm key={person.account._id} {...person.account} leave={leave} /> : <LoadingPage />;
};

const VerifyForm = ({ _id, email, leave }: { _id: string; email: string; leave: (to: string) => void }) => {
  const [t, { http, to, report }, online] = [useWords(), useShell(), useOnline()];
  const [query, setQuery] = useSearchParams();
  const [code, setCode] = useState(() => codeIn(query.get('code') ?? ''));
  const [left, setLeft] = useState(false);
  const [wrong, setWrong] = useState<{ code: string; tries: number }>({ code: '', tries: 0 });
  const [state, setState] = useState<State>({});
  /** the address that takes the place of the account's once its code is entered */
  const [newEmail, setNewEmail] = useState<string>();
  const clock = useCodeClock(_id);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // a code does not stay in the address, nor in the history
    if (query.has('code')) setQuery({}, { replace: true });
  }, [query, setQuery]);

  const fault = (): string | undefined => {
    if (wrong.tries >= TRIES) return t('usedUp', { count: TRIES });
    if (code !== '' && wrong.code === code) return t('wrong');
    if (!left) return undefined;
    return code === ''
      ? t('required')
      : code.length < DIGITS
        ? t('missing', { count: DIGITS - code.length })
        : undefined;
  };

  const act = async (busy: 'send' | 'verify', work: () => Promise<State>, told?: (problem: ApiProblem) => boolean) => {
    if (state.busy) return;
    setState({ busy });
    try {
      setState(await work());
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) {
        setState({});
        return report(error);
      }
      setState(told?.(problem) ? {} : { problem: { of: busy, detail: problem.detail } });
    }
  };
  const beginAgain = () => {
    setCode('');
    setLeft(false);
    setWrong({ code: '', tries: 0 });
    clock.sent();
  };
  const send = () =>
    act('send', async () => {
      await http.call(sendEmailCode);
      beginAgain();
      return { sent: true };
    });
  const verify = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (code.length < DIGITS) return (form.current?.elements.namedItem('code') as HTMLInputElement).focus();
    void act(
      'verify',
      async () => {
        const { session } = newEmail
          ? await http.call(confirmEmailChange, { body: { email: newEmail, code } })
          : await http.call(verifyEmail, { body: { code } });
        // a full page load, because the cached session still has the unverified address
        leave(to(firstScreen(session)));
        return { busy: 'verify' };
      },
      (problem) => {
        if (problem.code !== 'CODE_NOT_VALID') return false;
        setWrong(({ tries }) => ({ code, tries: tries + 1 }));
        (form.current?.elements.namedItem('code') as HTMLInputElement).focus();
        return true;
      },
    );
  };
  const { problem } = state;

  return (
    <div className="card stack verify">
      <header>
        <h1>{t('title')}</h1>
        <p className="muted">{t('sentTo')}</p>
        <p className="verify-address">{newEmail ?? email}</p>
      </header>
      {!online && (
        <p className="alert wait" role="status">
          {t('offline')}
        </p>
      )}
      {problem && (
        <div className="alert bad" role="alert">
          <strong>{t(problem.of === 'send' ? 'notSent' : 'failed')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      {clock.expired && (
        <p className="alert wait" role="status">
          {t('expired')}
        </p>
      )}
      <form className="stack" noValidate onSubmit={verify} ref={form}>
        <CodeField
          label={t('code')}
          help={t('help')}
          value={code}
          error={fault()}
          onChange={(text) => {
            setCode(text);
            setState(({ problem: _, ...rest }) => rest);
          }}
          onLeave={() => code !== '' && setLeft(true)}
        />
        <button className="button primary large" aria-busy={state.busy === 'verify'}>
          {t(state.busy === 'verify' ? 'submitting' : 'submit')}
        </button>
      </form>
      <p role="status" className={state.sent ? 'alert good' : 'verify-quiet'}>
        {state.sent ? t('sent') : ''}
      </p>
      {newEmail ? (
        <button
          type="button"
          className="button large"
          onClick={() => {
            setNewEmail(undefined);
            setCode('');
            setWrong({ code: '', tries: 0 });
          }}
        >
          {t('keep', { email })}
        </button>
      ) : (
        <div className="verify-again">
          <p className="muted small">{t('notThere')}</p>
          {clock.secondsToWait > 0 ? (
            <p className="verify-wait" role="timer">
              {t('wait', { time: clockText(clock.secondsToWait) })}
            </p>
          ) : (
            <button
              type="button"
              className="button large"
              aria-busy={state.busy === 'send'}
              onClick={() => void send()}
            >
              {t(state.busy === 'send' ? 'sending' : 'send')}
            </button>
          )}
        </div>
      )}
      {!newEmail && (
        <details className="verify-change">
          <summary>{t('wrongAddress')}</summary>
          <ChangeAddress
            onSent={(text) => {
              setNewEmail(text);
              beginAgain();
              setState({});
              requestAnimationFrame(() =>
                (form.current?.elements.namedItem('code') as HTMLInputElement | null)?.focus(),
              );
            }}
          />
        </details>
      )}
      <a className="verify-link" href={to('/logout')}>
        {t('logout')}
      </a>
    </div>
  );
};
