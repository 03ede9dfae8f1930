import { useSyncExternalStore } from 'react';
import { narrow } from '@rrr/kit/base';

const query = `(max-width: ${narrow - 0.02}px)`;
const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether lists are cards here (below 768 px). */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
