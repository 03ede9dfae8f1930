import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';
import { ConsentPlace } from '../features/consent/ConsentPlace.js';
import { LanguageOfferPlace } from './LanguageOfferPlace.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

/** Header, page and footer. An error in the page leaves header and footer in place. */
export const HomeLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const [t, { report }] = [useWords(), useShell()];
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="content" className="site-main" tabIndex={-1}>
        <ErrorBoundary key={pathname} report={report}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <ConsentPlace />
      <LanguageOfferPlace />
    </>
  );
};
