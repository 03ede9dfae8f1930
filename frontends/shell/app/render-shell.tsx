import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame, Notices, restoreTheme, type RawTranslate } from '@rrr/kit/base';
import { keepOfflinePage } from '../install/keep-offline-page.js';
import { ShellProvider, type Shell } from './shell-context.js';

/** Both halves of the shell begin with the root, the language and its words. */
export type Start = (root: HTMLElement, words: RawTranslate) => void;

/** Draws a half of the shell, with what both halves have around their pages. */
export const renderShell = (root: HTMLElement, words: RawTranslate, shell: Shell, pages: ReactNode): void => {
  restoreTheme();
  createRoot(root).render(
    <AppFrame locale={shell.locale} words={words} report={shell.report} notify={shell.notices.notify}>
      <ShellProvider value={shell}>
        {pages}
        <Notices board={shell.notices} />
      </ShellProvider>
    </AppFrame>,
  );
  keepOfflinePage();
};
