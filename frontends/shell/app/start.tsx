import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppFrame, makeTranslate, Notices, restoreTheme } from '@rrr/kit/base';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';
import { localeOf } from './locale-path.js';
import { makeRouter } from './router.js';
import { makeShell, ShellProvider } from './shell-context.js';

export const start = (root: HTMLElement): void => {
  restoreTheme();
  const locale = localeOf(location.pathname);
  document.documentElement.lang = locale;
  const shell = makeShell(locale);
  const router = makeRouter(shell);
  shell.go = (to) => void router.navigate(to);
  createRoot(root).render(
    <AppFrame
      locale={locale}
      words={makeTranslate({ en, fr }, locale, shell.report)}
      report={shell.report}
      notify={shell.notices.notify}
    >
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
        <Notices board={shell.notices} />
      </ShellProvider>
    </AppFrame>,
  );
};
