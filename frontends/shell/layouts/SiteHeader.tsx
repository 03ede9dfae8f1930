import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../words/use-words.js';
import { AccountLinks } from './AccountLinks.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { HeaderLogo } from './HeaderLogo.js';
import { NavLinks } from './NavLinks.js';
import { SignedInPerson } from './SignedInPerson.js';

export const SiteHeader = () => {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className="site-header" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <div className="site-bar">
        <HeaderLogo />
        <SignedInPerson />
        <button
          type="button"
          className="menu-button"
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={t(open ? 'nav.closeMenu' : 'nav.menu')}
          onClick={() => setOpen(!open)}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={open ? 'M5 5l14 14M19 5 5 19' : 'M3 6h18M3 12h18M3 18h18'}
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <div id="site-menu" className={`site-menu${open ? ' open' : ''}`}>
          <nav className="site-nav" aria-label={t('nav.main')}>
            <NavLinks onGo={() => setOpen(false)} />
          </nav>
          <div className="site-account">
            <LanguageSwitch />
            <AccountLinks onGo={() => setOpen(false)} />
          </div>
        </div>
      </div>
    </header>
  );
};
