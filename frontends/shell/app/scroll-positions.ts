/** Kept over a reload. */
const KEY = 'rrr.scroll';
/** Milliseconds within which a page that is left by Back has to be long enough again. */
const PATIENCE = 3_000;

const stored = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** Where the reader was, in pixels, by history entry. */
export const positions = new Map<string, number>(Object.entries(stored()));
export const storePositions = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...positions].slice(-50))));
  } catch {
    // Without storage a reload begins at the top.
  }
};

/** Scrolls as soon as the page is long enough; the reader's own scrolling ends it. */
export const restore = (top: number): (() => void) => {
  const aim = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  };
  const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(aim);
  const stop = () => {
    grown?.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchstart', stop);
    removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const it of ['wheel', 'touchstart', 'keydown']) addEventListener(it, stop, { passive: true });
  grown?.observe(document.body);
  aim();
  return stop;
};
