import { innerPath } from '@rrr/kit/base';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page that asked for a log-in. A code in it, from a mail's link, is kept in mind but not in the address bar. */
export const useNext = (): string | undefined => {
  const given = innerPath(useSearchParams()[0].get('next'));
  const [next] = useState(given);
  useEffect(() => {
    if (!next || !/[?&]code=/.test(next)) return;
    const shown = new URL(location.href);
    shown.searchParams.set('next', next.replace(/([?&])code=[^&]*&?/, '$1').replace(/[?&]$/, ''));
    history.replaceState(history.state, '', shown.pathname + shown.search);
  }, [next]);
  return next;
};
