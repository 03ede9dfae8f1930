import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getRider, type Session } from '@rrr/contract';
import { LoginForm } from '@rrr/kit/base';
import { forgetLed } from '../../app/led-to-bikes.js';
import { useSignedIn } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { NeedsPin } from './NeedsPin.js';
import { ProviderButton } from './ProviderButton.js';
import { useNext } from './use-next.js';
import { useWords } from './words/use-words.js';
import './login.css';

const PROBLEMS = ['SESSION_BROKEN', 'ACCOUNT_DEACTIVATED', 'SIGN_IN_UNAVAILABLE'] as const;

const TRACK =
  'M40 115C8 115 12 80 18 52 24 24 40 10 58 20c20 11 10 52 34 54 24 1 20-44 46-54 28-10 38 16 40 34 2 20 16 26 30 14 16-14 8-46 34-52 30-7 52 16 58 46 6 32-6 53-34 53Z';

/** What the pages before hand over; never by the address, because it names a person. */
export interface LoginState {
  readonly email?: string;
  readonly done?: 'password' | 'invitation';
}

export const LoginPage = () => {
  const [t, { http, to, session, arrival }] = [useWords(), useShell()];
  const [navigate, next, query] = [useNavigate(), useNext(), useSearchParams()[0]];
  const state = (useLocation().state ?? {}) as LoginState;
  const signedIn = useSignedIn(session);
  const [needsPin, setNeedsPin] = useState<Session>();
  useTitle();
  const problem = query.get('problem');
  const known = PROBLEMS.find((candidate) => candidate === problem) ?? 'other';
  const email = state.email ?? (arrival?.path === '/login' ? arrival.email : '');
  const areaOf = ({ account }: Session) => to(`/auth/${account.type}`);
  // Back leads to where the reader came from, not to the log-in
  const enter = (item: Session) => location.replace(next ?? areaOf(item));

  const onSignedIn = async (item: Session) => {
    forgetLed();
    if (state.done === 'password' && item.account.type === 'rider') {
      const riding = await http
        .call(getRider, { params: { role: 'rider', riderId: item.user._id } })
        .catch(() => undefined);
      if (riding && !riding.rider.hasPin) return setNeedsPin(item);
    }
    // A full navigation: nothing of the visitor's page outlives the change of person.
    enter(item);
  };
  const forgot = (typed: string) => void navigate(to('/forgot-password'), { state: { email: typed } });

  if (needsPin)
    return (
      <div className="login-alone">
        <NeedsPin profileHref={to('/auth/rider/profile')} nextHref={next ?? areaOf(needsPin)} />
      </div>
    );
  return (
    <div className="login-door">
      <div className="card stack">
        <header>
          <h1>{t('title')}</h1>
          <p className="muted">{t(next && !signedIn ? 'next' : 'lead')}</p>
        </header>
        {problem && (
          <p className="alert bad" role="alert">
            <span>{t(`problem.${known}`)}</span>
            {known !== 'SIGN_IN_UNAVAILABLE' && <a href={to('/about/contact')}>{t('support')}</a>}
          </p>
        )}
        {state.done && (
          <p className="alert good" role="status">
            <span>{t(state.done === 'password' ? 'passwordSet' : 'invited')}</span>
          </p>
        )}
        {signedIn && (
          <p className="alert">
            <span>{t('already', { name: signedIn.user.fullName })}</span>
            <a href={areaOf(signedIn)}>{t('go')}</a>
          </p>
        )}
        <LoginForm
          http={http}
          email={email}
          forgot={{ href: to('/forgot-password'), go: forgot }}
          supportHref={to('/about/contact')}
          onSignedIn={(item) => void onSignedIn(item)}
        />
        <ProviderButton next={next} />
      </div>
      <aside className="login-enroll">
        {/* a track seen from above, with its start line */}
        <svg className="login-track" viewBox="0 0 320 132" aria-hidden>
          <path d={TRACK} />
          <path d="M150 106v18" />
        </svg>
        <h2>{t('enroll.title')}</h2>
        <p>{t('enroll.lead')}</p>
        <p>
          <a className="button large" href={to('/register')}>
            {t('enroll.submit')}
          </a>
        </p>
        <p className="small">{t('enroll.others')}</p>
        <p className="small">
          <a href={to('/account-recovery')}>{t('enroll.recover')}</a>
        </p>
      </aside>
    </div>
  );
};
