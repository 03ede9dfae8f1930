import { useEffect, useState } from 'react';

/**
 * The value once it has stood still for `delay` milliseconds: search as you type asks once a pause, not once a letter.
 */
export const useLater = <T>(value: T, delay = 200): T => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return later;
};
