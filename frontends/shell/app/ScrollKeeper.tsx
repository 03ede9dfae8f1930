import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry, kept over a reload. */
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

const positions = new Map<string, number>(Object.entries(stored()));
const store = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...positions].slice(-50))));
  } catch {
    // Without storage a reload begins at the top.
  }
};

/** Scrolls as soon as the page is long enough; the reader's own scrolling ends it. */
const restore = (top: number): (() => void) => {
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

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A new page begins at its top or at its hash; Back and Forward return to where the reader was. */
export const ScrollKeeper = () => {
  const [{ key, pathname, search, hash }, type] = [useLocation(), useNavigationType()];
  const listPage = new URLSearchParams(search).get('page');
  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);
  useEffect(() => {
    const keep = () => void positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
  // a filter or a tab changes the query alone and leaves the reader where they are; the next page of a list does not
  const place = `${pathname} ${listPage ?? ''} ${hash}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isNew = shown.current !== place;
    shown.current = place;
    const before = positions.get(key);
    if (type === 'POP' && before !== undefined) return restore(before);
    const target = isNew ? targetOf(hash) : null;
    if (target) target.scrollIntoView();
    else if (isNew && type === 'PUSH' && hash === '') scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, type, place, hash]);
  return null;
};
