import { useEffect } from 'react';
import { findRiderByCode } from '@rrr/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { riderCodeIn } from './typed.js';

/**
 * Opens the rider who shows a code. Asking uses the code up: a typed one is asked for when it is sent, one that was
 * scanned (`?code=` in the address) at once, and it leaves the address.
 */
export const useRiderByCode = () => {
  const { http } = useHost();
  const [path, navigate] = [usePath(), useNavigate()];
  const [params, setParams] = useSearchParams();
  const act = useAct({
    send: (code: string) => http.call(findRiderByCode, { body: { code } }),
    onDone: ({ rider }) => void navigate(path(`/rider/${rider._id}`)),
  });
  const { run } = act;
  const scanned = params.get('code');
  useEffect(() => {
    if (scanned === null) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('code');
        return next;
      },
      { replace: true },
    );
    const code = riderCodeIn(scanned);
    if (code) void run(code);
  }, [scanned, run, setParams]);
  return act;
};
