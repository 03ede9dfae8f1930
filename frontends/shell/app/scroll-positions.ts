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

/**
 * The history entry. The first one of each document has the same key, so it is known by its address: a page that is
 * opened by typing or from an e-mail is not the one that was left before.
 */
export const entryOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  key === 'default' ? pathname + search : key;

/** Where the reader was, in pixels, by history entry. */
export const positions = new Map<string, number>(Object.entries(stored()));
const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
// a reload and Back return to where the reader was; an address that was typed again begins at its top
if (loaded && (loaded as PerformanceNavigationTiming).type === 'navigate')
  positions.delete(location.pathname + location.search);
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
  for (const text of ['wheel', 'touchstart', 'keydown']) addEventListener(text, stop, { passive: true });
  grown?.observe(document.body);
  aim();
  return stop;
};
