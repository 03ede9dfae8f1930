import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getSession, oauthCallback, oauthStart, type Session } from '@rrr/contract';
import { FactorForm, isOutcomeUnknown, kitWordsHook, problemOf, type ApiProblem } from '@rrr/kit/base';
import { DEFAULT_LOCALE, inEachLanguage, inLanguage } from '@rrr/records/languages';
import { beginTrip, readTrip } from '../../app/provider-trip.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { callbackEn } from './words/callback-en.js';
import './recover.css';

const useWords = kitWordsHook(inEachLanguage(callbackEn));

type State =
  | { step: 'asking' }
  | { step: 'factor' }
  | { step: 'nothing' }
  | { step: 'unknown'; email: string }
  | Problem;
type Problem = { step: 'refused'; problem: ApiProblem };

/** The way back from the sign-in provider (requirements §2): progress, problems, or on to enrolment. */
export const SignInCallbackPage = () => {
  const [t, { http, to, locale, arrival, report }] = [useWords(), useShell()];
  const search = arrival?.path === '/oauth/callback' ? arrival.search : '';
  const [state, setState] = useState<State>(search === '' ? { step: 'nothing' } : { step: 'asking' });
  const asked = useRef(false);
  useTitle();

  const enter = useCallback(
    ({ account }: Session) => location.replace(readTrip().next ?? to(`/auth/${account.type}`)),
    [to],
  );
  const finish = useCallback(
    async (wasLost: boolean) => {
      setState({ step: 'asking' });
      try {
        const { session, email, factor } = await http.call(oauthCallback, { body: { search } });
        if (session) enter(session);
        else if (factor) setState({ step: 'factor' });
        else setState({ step: 'unknown', email: email ?? '' });
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) return report(error);
        // the answer counts once: when the first reply was lost, the log-in itself may have worked
        const now =
          wasLost && problem.code === 'SIGN_IN_REFUSED' ? await http.call(getSession).catch(() => null) : null;
        if (now?.session) enter(now.session);
        else setState({ step: 'refused', problem });
      }
    },
    [http, search, enter, report],
  );
  useEffect(() => {
    if (search === '' || asked.current) return;
    asked.current = true;
    // the provider knows one address to come back to, that of the first language
    const begun = readTrip().locale;
    if (locale === DEFAULT_LOCALE && begun !== locale)
      return location.replace(inLanguage('/oauth/callback', begun) + search);
    void finish(false);
  }, [search, finish, locale]);

  if (state.step === 'asking')
    return (
      <div className="card stack" role="status" aria-busy>
        <h1>{t('callback.title')}</h1>
        <p className="muted">{t('callback.lead')}</p>
        <div className="recover-progress" />
      </div>
    );
  if (state.step === 'factor')
    return (
      <section className="card stack">
        <h1>{t('callback.title')}</h1>
        <FactorForm
          http={http}
          onProved={enter}
          back={{ label: t('callback.password'), go: () => location.assign(to('/login')) }}
        />
      </section>
    );
  if (state.step === 'unknown')
    return (
      <section className="card stack" role="status">
        <h1>{t('callback.unknownTitle')}</h1>
        <p>{t('callback.unknown', { email: state.email })}</p>
        <p className="actions">
          <Link className="button primary large" to={`${to('/register')}?email=${encodeURIComponent(state.email)}`}>
            {t('callback.enroll')}
          </Link>
          <Link className="button large" to={to('/login')}>
            {t('callback.other')}
          </Link>
        </p>
        <p className="muted small">{t('callback.others')}</p>
      </section>
    );
  const problem = state.step === 'refused' ? state.problem : undefined;
  const lost = problem && isOutcomeUnknown(problem);
  return (
    <section className="card stack" role="alert">
      <h1>{t('callback.failed')}</h1>
      <p>{problem?.detail ?? t('callback.nothing')}</p>
      <p className="actions">
        {lost ? (
          <button type="button" className="button primary large" onClick={() => void finish(true)}>
            {t('callback.tryAgain')}
          </button>
        ) : problem?.code === 'ACCOUNT_DEACTIVATED' ? (
          <a className="button primary large" href={to('/about/contact')}>
            {t('support')}
          </a>
        ) : problem?.code === 'EMAIL_NOT_VERIFIED' ? (
          <Link className="button primary large" to={to('/forgot-password')}>
            {t('callback.newPassword')}
          </Link>
        ) : problem ? (
          <a
            className="button primary large"
            href={oauthStart.path}
            onClick={() => beginTrip({ locale, next: readTrip().next })}
          >
            {t('callback.tryAgain')}
          </a>
        ) : null}
        <Link className="button large" to={to('/login')}>
          {t('callback.password')}
        </Link>
      </p>
    </section>
  );
};
