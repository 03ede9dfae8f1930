import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryOf, positions, restore, storePositions } from './scroll-positions.js';

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A new page begins at its top, with the focus on its heading, or at its hash; Back and Forward return to where the reader was. */
export const ScrollKeeper = () => {
  const [at, type] = [useLocation(), useNavigationType()];
  const [{ pathname, search, hash }, key] = [at, entryOf(at)];
  const listPage = new URLSearchParams(search).get('page');
  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', storePositions);
    return () => removeEventListener('pagehide', storePositions);
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
  const page = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('content');
    if (page.current === pathname || !main || hash !== '') return undefined;
    page.current = pathname;
    let stop: (() => void) | undefined = () => undefined;
    import('./focus-heading.js').then(
      (loaded) => {
        if (stop) stop = loaded.focusHeading(main);
      },
      // without it, the focus stays where the browser puts it
      () => undefined,
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [pathname, hash]);
  return null;
};
