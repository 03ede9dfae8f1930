import type { Theme, ThemeName } from './host.js';

const KEY = 'rrr.theme';
const dark = () => matchMedia('(prefers-color-scheme: dark)');
const chosen = (): ThemeName | undefined => {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

/** Puts the reader's own choice of theme, if one was made on this device, before the system's. */
export const restoreTheme = (): void => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
  } catch {
    // A browser that keeps nothing follows the system.
  }
};

/** The theme of the page: `data-theme` on the root when it is set, else the system's. */
export const pageTheme: Theme = {
  current: () => chosen() ?? (dark().matches ? 'dark' : 'light'),
  subscribe(listener) {
    const system = dark();
    const seen = new MutationObserver(listener);
    seen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    system.addEventListener('change', listener);
    return () => {
      seen.disconnect();
      system.removeEventListener('change', listener);
    };
  },
};
