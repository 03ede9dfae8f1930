import { useEffect, useRef, useState } from 'react';

/** Whether a table is no wider than its frame, which then need not scroll sideways. */
export const useFits = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const box = frame.current;
    const table = box?.firstElementChild;
    if (!box || !table || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setFits(table.scrollWidth <= box.clientWidth + 1));
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { frame, fits };
};
