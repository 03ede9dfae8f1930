import type { Endpoint, Response } from '@rrr/contract';
import type { Call, HttpClient } from '@rrr/kit/base';
import { adminId } from './examples.js';

type State = readonly [sentence: string, parameters?: Record<string, string | number | boolean>];
interface Parts {
  query?: Record<string, unknown>;
  body?: object;
  idempotencyKey?: string;
}

/** The client's call, whatever the endpoint takes. */
interface AnyCall<E extends Endpoint> {
  call(endpoint: E, request: Call<E>): Promise<Response<E>>;
}

const admin: State = ['an admin is signed in', { adminId }];
export const KEY = '5b1f0a52-3a0e-4a53-9c0c-8a3a4d6a1f11';

/** One request of an admin, as it is given to the client and as it leaves. */
export const ask = <E extends Endpoint>(
  when: string,
  endpoint: E,
  path: string,
  request: Call<E>,
  ...given: State[]
) => {
  const { query, body, idempotencyKey } = request as Parts;
  return {
    given: [admin, ...given],
    when,
    endpoint,
    path,
    ...(query
      ? { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }
      : {}),
    ...(body ? { body } : {}),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    call: (http: HttpClient) => (http as unknown as AnyCall<E>).call(endpoint, request),
  };
};
