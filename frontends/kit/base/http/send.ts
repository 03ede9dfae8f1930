import type { Outgoing } from './build-request.js';

export interface Answer {
  status: number;
  statusText: string;
  requestId: string;
  body: string;
  /** the header, as it came */
  retryAfter: string | null;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** share of the upload that has left, 0 to 1; asking for it sends by XMLHttpRequest, for fetch cannot tell */
  onProgress?: (share: number) => void;
}

/** How every request by fetch is made. */
export const FETCH = { credentials: 'same-origin', redirect: 'error' } as const;

export const answerOf = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  statusText: answer.statusText,
  requestId: answer.headers.get('x-request-id') ?? '',
  body: await answer.text(),
  retryAfter: answer.headers.get('retry-after'),
});

export const sendByFetch = async ({ url, ...init }: Outgoing, { signal }: SendOptions): Promise<Answer> =>
  answerOf(await fetch(url, { ...init, ...FETCH, ...(signal ? { signal } : {}) }));

export const sendByXhr = (
  { url, method, headers, body }: Outgoing,
  { signal, onProgress }: SendOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (e) => e.lengthComputable && onProgress?.(e.loaded / e.total);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        requestId: xhr.getResponseHeader('x-request-id') ?? '',
        body: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    xhr.onerror = () => reject(new TypeError('The request could not be sent'));
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(body ?? null);
  });
