import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A row of buttons that scrolls where it does not fit: the pressed one is brought to its middle, and `more` says to
 * which sides the row goes on ("before", "after"). `shown` is what the row shows; a change of it is looked at again.
 */
export const useSideScroll = (shown: string) => {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  const look = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const sides = [scrollLeft > 1 && 'before', scrollWidth - clientWidth - scrollLeft > 1 && 'after'];
    setMore(sides.filter(Boolean).join(' '));
  }, []);
  useEffect(() => {
    const settle = () => {
      const pressed = row.current?.querySelector('[aria-pressed="true"]');
      if (row.current && pressed) {
        // the row alone: scrollIntoView would move the page as well
        const [frame, button] = [row.current.getBoundingClientRect(), pressed.getBoundingClientRect()];
        row.current.scrollLeft += button.left + button.width / 2 - frame.left - frame.width / 2;
      }
      look();
    };
    settle();
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [shown, look]);
  return { row, more, look };
};
