import type { Repeatedly } from '@rrr/core/jobs';

/** By the machine's clock. Holds no process open; `act` does not fail. */
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
