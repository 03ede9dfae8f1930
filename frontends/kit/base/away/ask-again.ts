/** s between tries; the last one repeats */
const WAITS = [5, 15, 30, 60] as const;
/** Tries of one outage, over about ten minutes; then only the person tries again. */
export const MOST_TRIES = 12;
/** ms without a try after which a failure begins a new outage */
const NEW_OUTAGE = 240_000;
/** s; a server that wants to be left alone for longer is not asked by itself */
const LONGEST = 300;

/**
 * Half of the wait is sure and one whole wait is chance, so that the pages of many people do not come back in the same
 * second.
 */
export const waitAfter = (tries: number, retryAfter: number, chance: number): number => {
  const wait = (WAITS[tries] ?? WAITS[WAITS.length - 1]!) * 1000;
  return Math.max(retryAfter * 1000, wait / 2) + chance * wait;
};

/** The parts of this page that did not load, each with how it loads. All are asked for in the same moment. */
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let triedAt = -NEW_OUTAGE;
/** ms; the server asked to be left alone until then */
let notBefore = 0;

const stop = () => {
  clearTimeout(timer);
  timer = undefined;
};

const start = () => {
  if (timer !== undefined || waiting.size === 0 || document.hidden) return;
  const asked = Math.max(0, notBefore - Date.now()) / 1000;
  timer = setTimeout(ask, waitAfter(tries, asked, Math.random()));
};

const ask = () => {
  timer = undefined;
  // without a network there is nobody to ask, and a note loads itself when it is back
  if (!navigator.onLine || Date.now() < notBefore) return start();
  tries += 1;
  triedAt = Date.now();
  const parts = [...waiting];
  // a part that fails again comes back with its new error
  waiting.clear();
  document.removeEventListener('visibilitychange', onVisible);
  for (const part of parts) part();
};

const onVisible = () => {
  stop();
  // whoever comes back to the page does not wait long
  if (!document.hidden) tries = Math.min(tries, 1);
  start();
};

/** Whether a part that fails now would be asked for again. */
export const mayAskAgain = (retryAfter: number): boolean =>
  retryAfter <= LONGEST && (tries < MOST_TRIES || Date.now() - triedAt > NEW_OUTAGE);

/** Asks again after a while; the returned function gives up. */
export const askAgain = (part: () => void, retryAfter: number): (() => void) => {
  if (waiting.size === 0) document.addEventListener('visibilitychange', onVisible);
  if (Date.now() - triedAt > NEW_OUTAGE) tries = 0;
  notBefore = Math.max(notBefore, Date.now() + retryAfter * 1000);
  waiting.add(part);
  start();
  return () => {
    waiting.delete(part);
    if (waiting.size > 0) return;
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
};
