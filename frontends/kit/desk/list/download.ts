import type { Endpoint, Locale } from '@rrr/contract';
import { ApiError, buildRequest, CALL_LIMIT, readProblem, type Parts } from '@rrr/kit/base';

/** The name that the server gives to a file, or undefined. */
const fileName = (disposition: string | null): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

export interface Words {
  network: string;
  unexpected: string;
}

/** Fetches a call's file and hands it to the browser to keep. Throws `ApiError` for a refusal or a lost connection. */
export const download = async (endpoint: Endpoint, parts: Parts, locale: Locale, words: Words): Promise<void> => {
  const { url, headers } = buildRequest(endpoint, parts, locale);
  const lost = () => {
    throw new ApiError({ status: 0, code: 'NETWORK', detail: words.network, requestId: '' });
  };
  // a long file may take its time once it has begun
  const begun = new AbortController();
  const timer = setTimeout(() => begun.abort(), CALL_LIMIT);
  const init = { headers: { ...headers, Accept: '*/*' }, credentials: 'same-origin', signal: begun.signal } as const;
  const answer = await fetch(url, init)
    .catch(lost)
    .finally(() => clearTimeout(timer));
  if (!answer.ok) {
    const requestId = answer.headers.get('x-request-id') ?? '';
    const texts = { ...words, broken: words.unexpected };
    throw new ApiError(
      readProblem(answer.status, answer.statusText, await answer.text().catch(lost), requestId, texts),
    );
  }
  const address = URL.createObjectURL(await answer.blob().catch(lost));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(answer.headers.get('content-disposition')) ?? endpoint.id;
  link.click();
  URL.revokeObjectURL(address);
};
