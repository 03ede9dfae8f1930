import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame, Notices, restoreTheme } from '@rrr/kit/base';
import { keepOfflinePage } from '../install/keep-offline-page.js';
import type { Start } from './boot.js';
import { localeOf } from './locale-path.js';
import { SiteRoutes } from './router.js';
import { makeShell, ShellProvider } from './shell-context.js';

/** Starts the public site. */
export const start: Start = (root, words) => {
  restoreTheme();
  const locale = localeOf(location.pathname);
  const shell = makeShell(locale);
  createRoot(root).render(
    <AppFrame locale={locale} words={words} report={shell.report} notify={shell.notices.notify}>
      <ShellProvider value={shell}>
        <BrowserRouter>
          <SiteRoutes shell={shell} />
        </BrowserRouter>
        <Notices board={shell.notices} />
      </ShellProvider>
    </AppFrame>,
  );
  keepOfflinePage();
};
