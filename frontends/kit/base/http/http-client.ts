import type { Endpoint, Locale, Request, Response } from '@rrr/contract';
import { ApiError, readProblem } from './api-error.js';
import { buildRequest, type Parts } from './build-request.js';
import { reloadOnce } from '../connection/reload.js';
import { takeEarly } from './early-calls.js';
import { sendByFetch, sendByXhr, type SendOptions } from './send.js';
import { CALL_LIMIT, TimedOut, UPLOAD_LIMIT, withTimeLimit } from './time-limit.js';
import { baseWords } from '../words/base-words.js';

type Keys<T> = { [K in keyof T]-?: object extends T[K] ? K : never }[keyof T];
/** A part that may be empty (a query of optional filters) may be left out. */
type Loose<T> = Omit<T, Keys<T>> & Partial<Pick<T, Keys<T>>>;

/** What a call of `E` is given. */
export type Call<E extends Endpoint> = Loose<Request<E>>;
type Given<E extends Endpoint> =
  object extends Call<E> ? [request?: Call<E> & SendOptions] : [request: Call<E> & SendOptions];

export interface HttpClient {
  /**
   * Throws `ApiError` for every refusal, and when no answer came: status 0, code NETWORK, or TIMEOUT after 40 s (10
   * minutes for a call with files).
   */
  call<E extends Endpoint>(endpoint: E, ...request: Given<E>): Promise<Response<E>>;
}

export interface HttpClientOptions {
  locale: Locale;
  /** the session is over: the host leads to the log-in screen */
  onSignedOut?: () => void;
  /** the server was updated under this page; by default the page loads itself again, once */
  onOutdated?: () => void;
}

/** Takes the answer of a call that was made early; one that failed is made again. */
const sendOrTake: typeof sendByFetch = (outgoing, options) => {
  const send = () => sendByFetch(outgoing, options);
  const early = outgoing.method === 'GET' ? takeEarly(outgoing.url) : undefined;
  return early ? early.catch(send) : send();
};

export const makeHttpClient = ({
  locale,
  onSignedOut,
  onOutdated = () => void reloadOnce(),
}: HttpClientOptions): HttpClient => ({
  async call<E extends Endpoint>(endpoint: E, ...[request]: Given<E>): Promise<Response<E>> {
    const { signal, onProgress, ...parts } = (request ?? {}) as Parts & SendOptions;
    const words = baseWords(locale).http;
    const outgoing = buildRequest(endpoint, parts, locale);
    const send = onProgress ? sendByXhr : sendOrTake;
    const limit = endpoint.files ? UPLOAD_LIMIT : CALL_LIMIT;
    const answer = await withTimeLimit(limit, signal, (stop) =>
      send(outgoing, { signal: stop, ...(onProgress ? { onProgress } : {}) }),
    ).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      const late = cause instanceof TimedOut;
      const [code, detail] = late ? ['TIMEOUT', words.timeout] : ['NETWORK', words.network];
      throw new ApiError({ status: 0, code, detail, requestId: '' });
    });
    if (answer.status >= 200 && answer.status < 300)
      return (answer.body === '' ? undefined : JSON.parse(answer.body)) as Response<E>;
    if (answer.status === 401 && endpoint.id !== 'login') onSignedOut?.();
    const problem = readProblem(answer.status, answer.statusText, answer.body, answer.requestId, words);
    // while something is being sent the person is told instead: a form half filled in is not thrown away
    if (problem.code === 'CONTRACT_OUTDATED' && endpoint.method === 'GET') onOutdated();
    // a date, which no server of ours sends, is none
    const retryAfter = Number(answer.retryAfter);
    throw new ApiError(retryAfter > 0 ? { ...problem, retryAfter } : problem);
  },
});
