import { useEffect, useRef } from 'react';
import { moveTo } from '../import/move-to.js';

/** An answer reads the file again and takes away what it was given with: the focus goes to what is asked next. */
export const useFocusKept = (read: unknown) => {
  const check = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = check.current;
    if (read === undefined || !here || document.activeElement !== document.body) return;
    moveTo(here.querySelector<HTMLElement>('h2[tabindex]') ?? here.closest('[role="group"]'));
  }, [read]);
  return check;
};
