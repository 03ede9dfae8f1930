/** Milliseconds that a call may take: longer than the server's own limits, whose words say more. */
export const CALL_LIMIT = 40_000;
/** The same for a call that sends a file: 10 MB over a slow connection, then reading it. */
export const UPLOAD_LIMIT = 600_000;

/** The time limit passed before the answer came. */
export class TimedOut extends Error {}

/** Gives `work` a signal that aborts with `signal` or at the limit, and throws `TimedOut` at the limit. */
export const withTimeLimit = async <T>(
  limit: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const aborter = new AbortController();
  const abort = () => aborter.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimedOut());
      aborter.abort();
    }, limit);
  });
  try {
    return await Promise.race([work(aborter.signal), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
