import { useSearchParams } from 'react-router-dom';
import type { Session } from '@rrr/contract';
import { LoginForm } from '@rrr/kit/base';
import { safePath } from '../../app/guard.js';
import { useSignedIn } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';

export const LoginPage = () => {
  const [t, { http, to, session }] = [useWords(), useShell()];
  useTitle();
  const next = safePath(useSearchParams()[0].get('next'));
  const signedIn = useSignedIn(session);
  const areaOf = ({ account }: Session) => to(`/auth/${account.type}`);
  return (
    <div className="card stack">
      <header>
        <h1>{t('login.title')}</h1>
        <p className="muted">{t(next && !signedIn ? 'login.expired' : 'login.lead')}</p>
      </header>
      {signedIn && (
        <p className="alert">
          <span>{t('login.already', { name: signedIn.user.fullName })}</span>
          <a href={areaOf(signedIn)}>{t('login.go')}</a>
        </p>
      )}
      {/* A full navigation: nothing of the visitor's page outlives the change of person. */}
      <LoginForm http={http} onSignedIn={(it) => location.assign(next ?? areaOf(it))} />
    </div>
  );
};
