import { useEffect, useState, type RefObject } from 'react';

/** Whether the reader came near to a place, from `when` on. Where no browser can tell, they always are. */
export const useNear = (place: RefObject<HTMLElement | null>, when: boolean): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !when || !place.current) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(([it]) => it?.isIntersecting && setNear(true), {
      rootMargin: '400px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, when, near]);
  return near;
};
