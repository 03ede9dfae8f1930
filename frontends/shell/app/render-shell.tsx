import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame, makeTranslate, Notices, restoreTheme } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { keepOfflinePage } from '../install/keep-offline-page.js';
import { en } from '../words/en.js';
import { ShellProvider, type Shell } from './shell-context.js';

/** Draws a half of the shell, with what both halves have around their pages. */
export const renderShell = (root: HTMLElement, shell: Shell, pages: ReactNode): void => {
  restoreTheme();
  const words = makeTranslate(inEachLanguage(en), shell.locale, shell.report);
  // drawn in slices, as the answers are: see useCall
  startTransition(() =>
    createRoot(root).render(
      <AppFrame locale={shell.locale} words={words} report={shell.report} notify={shell.notices.notify}>
        <ShellProvider value={shell}>
          {pages}
          <Notices board={shell.notices} />
        </ShellProvider>
      </AppFrame>,
    ),
  );
  keepOfflinePage();
};
