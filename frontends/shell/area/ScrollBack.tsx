import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryOf, positions, restore, storePositions } from '../app/scroll-positions.js';

/**
 * Back and Forward return to where the reader was, also where the page has to load again first: the router's own
 * restoration looks once, when the page is still short. It stands after that.
 */
export const ScrollBack = () => {
  const [key, type] = [entryOf(useLocation()), useNavigationType()];
  useEffect(() => {
    addEventListener('pagehide', storePositions);
    return () => removeEventListener('pagehide', storePositions);
  }, []);
  useLayoutEffect(() => {
    const before = type === 'POP' ? positions.get(key) : undefined;
    const keep = () => void positions.set(key, scrollY);
    // in the next frame: asked for here, the position would cost a layout of its own before the page is whole
    const frame = before === undefined ? requestAnimationFrame(keep) : undefined;
    addEventListener('scroll', keep, { passive: true });
    const stop = before === undefined ? undefined : restore(before);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      removeEventListener('scroll', keep);
      stop?.();
    };
  }, [key, type]);
  return null;
};
