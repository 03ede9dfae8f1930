import { useEffect, useState } from 'react';

/** The value of a promise; undefined until it resolves, or when it fails. */
export const usePromise = <T>(promise: Promise<T>): T | undefined => {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let here = true;
    promise.then((item) => here && setValue(() => item)).catch(() => {});
    return () => void (here = false);
  }, [promise]);
  return value;
};
