import type { Endpoint } from '@rrr/contract';
import type { ApiProblem } from '../http/api-error.js';
import { buildRequest, type Parts } from '../http/build-request.js';

/** A part of a multipart form: a text, or a file, whose content is the person's and not the screen's. */
export type RecordedPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly type: string };

/** A request as a screen sent it in a test, and what the test let the API answer. */
export interface RecordedCall {
  /** operation id */
  readonly id: string;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
  readonly form?: readonly RecordedPart[];
  readonly hasKey: boolean;
  readonly status: number;
  /** of a refusal */
  readonly code?: string;
}

const successOf = ({ status, response, produces }: Endpoint): number => status ?? (response || produces ? 200 : 204);

/** Made anew for each act: the same in every run. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const SAME_ID = '01hq0000000000000000000009';
export const SAME_UUID = '5b0c6f5e-6d3c-4f0e-9d0a-0c1a7e0d4b11';

export const recordedCall = (endpoint: Endpoint, parts: Parts, refused?: ApiProblem): RecordedCall => {
  const { url, body, headers } = buildRequest(endpoint, parts, 'en');
  const { pathname, searchParams } = new URL(url, 'http://api');
  const query: Record<string, string[]> = {};
  for (const [name, value] of searchParams) (query[name] ??= []).push(value);
  const form =
    body instanceof FormData
      ? [...body].map(([name, entryValue]) =>
          typeof entryValue === 'string'
            ? { name, value: name === 'progressId' ? SAME_ID : entryValue }
            : { name, fileName: entryValue.name, type: entryValue.type },
        )
      : undefined;
  const call: RecordedCall = {
    id: endpoint.id,
    path: pathname,
    query: Object.fromEntries(Object.entries(query).sort()),
    ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    ...(form ? { form } : {}),
    hasKey: headers['Idempotency-Key'] !== undefined,
    ...(refused ? { status: refused.status, code: refused.code } : { status: successOf(endpoint) }),
  };
  return JSON.parse(JSON.stringify(call).replaceAll(UUID, SAME_UUID)) as RecordedCall;
};
