import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentUnavailable, PROVIDER_SECONDS } from '@rrr/core/payouts';

export interface ExchangeOptions {
  /** URL of the API, with or without a trailing slash: `https://provider.example.com/api/v2` */
  readonly url: string;
  readonly key: string;
  /** called with each failed attempt: method, path and status, never the content */
  readonly report: (failed: { readonly method: string; readonly path: string; readonly status: number | null }) => void;
  /** timeout of an attempt in milliseconds (10,000) */
  readonly tryTime?: number;
  /** milliseconds before the second attempt; the third waits three times as long (500) */
  readonly pause?: number;
  /** total milliseconds for all exchanges of one operation; less than the port's limit */
  readonly actTime?: number;
}

export interface Answer {
  readonly status: number;
  /** parsed JSON, undefined when it was none */
  readonly body: unknown;
  /** an earlier attempt was interrupted, so its outcome is unknown */
  readonly doubtful: boolean;
}

export type Exchange = (method: 'GET' | 'POST', path: string, content?: unknown) => Promise<Answer>;

const TRIES = 3;
/** an order is a few kilobytes */
const MOST_BYTES = 1_000_000;

export const isDone = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

/** A temporary error, or a conflict with our own earlier attempt: a retry may succeed. */
const mayComeRight = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

/**
 * Starts an operation of one or more exchanges with the provider. Each is retried where useful; all requests of this
 * API are idempotent. Throws PaymentUnavailable when no attempt got an answer or time ran out.
 */
export const exchangesWith = ({
  url,
  key,
  report,
  tryTime = 10_000,
  pause = 500,
  actTime = (PROVIDER_SECONDS - 10) * 1000,
}: ExchangeOptions): (() => Exchange) => {
  const base = url.replace(/\/+$/, '');

  const once = async (
    method: string,
    path: string,
    content: unknown,
    milliseconds: number,
  ): Promise<Omit<Answer, 'doubtful'>> => {
    const response = await fetch(`${base}${path}`, {
      method,
      // a redirect would send the key elsewhere
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    });
    return { status: response.status, body: parsed(await textOf(response)) };
  };

  return () => {
    const end = Date.now() + actTime;
    return async (method, path, content) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (tries > 0) await sleep(pause * (2 * tries - 1));
        const left = end - Date.now();
        if (left <= 0) break;
        const answer = await once(method, path, content, Math.min(tryTime, left)).catch(() => null);
        // a success whose content cannot be read counts as no answer
        const readable = answer !== null && !(isDone(answer) && answer.body === undefined);
        if (!readable || !isDone(answer)) report({ method, path, status: answer?.status ?? null });
        if (readable && !mayComeRight(answer.status)) return { ...answer, doubtful: tries > 0 };
      }
      throw new PaymentUnavailable();
    };
  };
};

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new RangeError('Too long for an answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
