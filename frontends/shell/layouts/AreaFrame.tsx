import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { HeaderLogo } from './HeaderLogo.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import '../styles/area-frame.css';

/**
 * The frame of an area while its remote loads or after it failed; the same layout as the remote's, so that nothing
 * moves.
 */
export const AreaFrame = ({ children }: { children: ReactNode }) => {
  const t = useWords();
  return (
    <div className="area-frame">
      <header className="area-side">
        <HeaderLogo />
        <div className="area-foot">
          <LanguageSwitch />
          <a className="nav-link" href="/api/logout">
            {t('nav.logout')}
          </a>
        </div>
      </header>
      <main id="content" className="area-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
