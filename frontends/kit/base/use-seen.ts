import { useEffect, useState, type RefObject } from 'react';

/** Whether a place was on screen, from `when` on. Where no browser can tell, it always was. */
export const useSeen = (place: RefObject<HTMLElement | null>, when: boolean): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !when || !place.current) return;
    if (typeof IntersectionObserver === 'undefined') return setSeen(true);
    // a busy page is told several changes at once, the oldest first
    const observer = new IntersectionObserver(
      (changes) => changes.some((change) => change.isIntersecting) && setSeen(true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, when, seen]);
  return seen;
};
