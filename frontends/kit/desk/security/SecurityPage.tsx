import { useHost } from '@rrr/kit/base';
import { Page } from '../pieces/Page.js';
import { FactorSection } from './FactorSection.js';
import { SessionsSection } from './SessionsSection.js';
import { useSecurityWords } from './words/use-words.js';
import './security.css';

/** One's own login: the second factor, and where one is logged in. The same page in every area. */
export const SecurityPage = () => {
  const [t, { session, live }] = [useSecurityWords(), useHost()];
  return (
    <Page title={t('title')} lead={t('lead')}>
      {/* the API refuses all of it to an admin who acts as somebody else */}
      {session.proxyHost ? (
        <p className="alert wait" role="status">
          <span>{t('proxy')}</span>
        </p>
      ) : (
        <>
          <FactorSection onSetUp={() => void live?.refresh()} />
          <SessionsSection />
        </>
      )}
    </Page>
  );
};

/** All that an administrator without the required second factor can do. Then the area starts anew. */
export const RequiredFactorPage = () => {
  const t = useSecurityWords();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FactorSection onSetUp={() => location.reload()} />
    </Page>
  );
};
