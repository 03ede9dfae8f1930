import type { Repeatedly } from '@rrr/core/jobs';

/** Uses timers that do not keep the process alive; `act` must not throw. */
export const repeatedly: Repeatedly = (seconds, act) => {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const next = (): void => {
    if (ended) return;
    timer = setTimeout(() => void act().then(next), seconds * 1_000);
    timer.unref();
  };
  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};
