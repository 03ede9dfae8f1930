const KEY = 'rrr.fonts';

const cached = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
const remember = (): void => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing waits again next time.
  }
};

const whenLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
};
/** A page that is not drawn by then gets its fonts all the same, in milliseconds. */
const PATIENCE = 4_000;
const isDrawn = (): boolean =>
  document.querySelector('h1') !== null && document.querySelector('.skeleton, [aria-busy=true]') === null;

/** At rest, once the first screen has its content: fonts make the browser lay out the whole page again. */
const whenDrawn = (then: () => void, until = performance.now() + PATIENCE): void => {
  const look = () =>
    isDrawn() || performance.now() > until ? then() : void setTimeout(() => whenDrawn(then, until), 100);
  // not in every browser
  (window.requestIdleCallback ?? setTimeout)(look);
};

/**
 * On a first visit the fonts wait until the first screen is drawn (ADR 45): the page begins with `data-fonts="later"`
 * and their fallbacks, which take the same room. Who was here before has them, and gets them at once.
 */
export const releaseFonts = (root: HTMLElement = document.documentElement): void => {
  const release = () => {
    delete root.dataset.fonts;
    void document.fonts?.ready.then(remember);
  };
  if (cached()) release();
  else whenLoaded(() => whenDrawn(release));
};
