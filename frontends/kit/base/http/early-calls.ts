import type { Locale } from '@rrr/contract';
import { requestHeaders } from './request-headers.js';
import { answerOf, FETCH, type Answer } from './send.js';

/** An answer that nobody asked for by then is dropped: it would be old. */
const GOOD_FOR_MS = 20_000;
/** In the window: the shell's first file asks, and its halves, which are built apart (ADR 45), take. */
const page = globalThis as { early?: Map<string, Promise<Response>> };

/**
 * Asks for what a page's first screen will need, before its code has come; `urls` are GET requests as `makeHttpClient`
 * sends them.
 */
export const askEarly = (urls: readonly string[], locale: Locale): void => {
  page.early = new Map(urls.map((url) => [url, fetch(url, { headers: requestHeaders(locale), ...FETCH })]));
  // one that failed is made again by whoever needs it
  for (const answer of page.early.values()) answer.catch(() => {});
};

/** The answer that is on its way to an early call, for one taker. */
export const takeEarly = (url: string): Promise<Answer> | undefined => {
  const answer = page.early?.get(url);
  page.early?.delete(url);
  return performance.now() < GOOD_FOR_MS ? answer?.then(answerOf) : undefined;
};
