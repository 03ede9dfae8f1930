import type { ReactNode } from 'react';
import { Logo } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import '../styles/area-frame.css';

/**
 * The frame of an area while its remote loads or after it failed; the same layout as the remote's, so that nothing
 * moves.
 */
export const AreaFrame = ({ children }: { children: ReactNode }) => {
  const [t, { to }] = [useWords(), useShell()];
  return (
    <div className="area-frame">
      <header className="area-side">
        <a className="area-home" href={to('/')}>
          <Logo />
        </a>
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
