import { LoadingPage } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useSessionState } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useConfig } from '../about/use-config.js';
import { EnrolForm } from './EnrolForm.js';
import { loadLaterSteps, type LoadLaterSteps } from './use-later-steps.js';
import { useWords } from './words/use-words.js';
import './enrol.css';

/** A full navigation: nothing of the visitor's page outlives the change of person. */
const leavePage = (to: string): void => location.assign(to);

interface Props {
  leave?: (to: string) => void;
  load?: LoadLaterSteps;
}

/** Enrollment of a rider with a first bike (requirements §1, §5). */
export const EnrolPage = ({ leave = leavePage, load = loadLaterSteps }: Props) => {
  const [t, { to, session }] = [useWords(), useShell()];
  const { config, problem, retry } = useConfig();
  const state = useSessionState(session);
  const signedIn = state.status === 'known' ? state.session : null;
  if (signedIn)
    return (
      <div className="page">
        <h1>{t('title')}</h1>
        <p className="alert">
          <span>{t('signedIn', { name: signedIn.user.fullName })}</span>
          <a href={to(`/auth/${signedIn.account.type}`)}>{t('goToAccount')}</a>
        </p>
      </div>
    );
  if (problem)
    return (
      <div className="page">
        <h1>{t('title')}</h1>
        <LoadFailed title={t('configFailed')} detail={problem.detail} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  if (!config) return <LoadingPage />;
  return (
    <div className="enrol">
      <EnrolForm config={config} leave={leave} load={load} />
      <aside className="enrol-aside" aria-label={t('ready.title')}>
        <h2>{t('ready.title')}</h2>
        <ul>
          <li>{t('ready.vin')}</li>
          <li>{t('ready.ama')}</li>
          <li>{t('ready.mail')}</li>
        </ul>
        <p>
          {t('ready.time')} {t('ready.kept')}
        </p>
        <p>
          {t('ready.have')} <a href={to('/login')}>{t('ready.login')}</a>
        </p>
      </aside>
    </div>
  );
};
