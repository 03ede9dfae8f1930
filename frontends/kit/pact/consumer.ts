import { resolve } from 'node:path';
import { expect } from '@jest/globals';
import { PactV4 } from '@pact-foundation/pact';
import type { Endpoint } from '@rrr/contract';
import { ApiError } from '../base/http/api-error.js';
import { makeHttpClient, type HttpClient } from '../base/http/http-client.js';
import { heard } from './heard.js';
import { shape } from './shape.js';

interface Expectation<E extends Endpoint, A> {
  /** a state of the provider as a plain sentence, with the identities it needs */
  given: readonly (readonly [sentence: string, parameters?: Record<string, string | number | boolean>])[];
  /** what the consumer does, as a plain sentence that is its own within the consumer */
  when: string;
  endpoint: E;
  /** the address as it must leave, written out, so that a change of the contract's template is seen */
  path: string;
  query?: Record<string, string>;
  body?: object;
  idempotencyKey?: string;
  call: (http: HttpClient) => Promise<A>;
}

const problemExample = (status: number, code: string) => ({
  status,
  code,
  title: 'Refused',
  detail: 'What happened, and what to do.',
  requestId: '01hq000000000000000000req1',
});

/**
 * Pact interactions of one remote, made through the real client of the kit. Pacts are written to `pacts/` at the root.
 */
export const consumer = (name: 'shell' | 'admin' | 'rider' | 'dealer' | 'promoter') => {
  const pact = new PactV4({
    consumer: name,
    provider: 'api',
    dir: resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  const begin = <E extends Endpoint, A>({
    given,
    when,
    endpoint,
    path,
    query,
    body,
    idempotencyKey,
  }: Expectation<E, A>) => {
    const stated = given.reduce((it, [sentence, parameters]) => it.given(sentence, parameters), pact.addInteraction());
    return stated.uponReceiving(when).withRequest(endpoint.method, path, (request) => {
      request.headers({
        Accept: 'application/json, application/problem+json',
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      });
      if (query) request.query(query);
      if (body) request.jsonBody(body);
    });
  };
  /** The client asks for an address on its own origin; here that origin is the mock server. */
  const at = async <T>(origin: string, run: (http: HttpClient) => Promise<T>): Promise<T> => {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => real(new URL(String(input), origin), init);
    return await run(makeHttpClient({ locale: 'en' })).finally(() => (globalThis.fetch = real));
  };

  return {
    /** The provider answers in the shape of the example, and the example is one that the contract allows. */
    answers: async <E extends Endpoint, A>(asked: Expectation<E, A>, example: A, status = 200): Promise<void> => {
      expect(asked.endpoint.response?.parse(example)).toEqual(example);
      await heard(() =>
        begin(asked)
          .willRespondWith(status, (answer) => (example === undefined ? answer : answer.jsonBody(shape(example))))
          .executeTest(async ({ url }) => expect(await at(url, asked.call)).toEqual(example)),
      );
    },
    /** The provider refuses with this status and code; the client makes an `ApiError` of it. */
    refuses: async <E extends Endpoint, A>(asked: Expectation<E, A>, status: number, code: string): Promise<void> => {
      await heard(() =>
        begin(asked)
          .willRespondWith(status, (answer) => {
            answer.headers({ 'Content-Type': 'application/problem+json' });
            answer.jsonBody({ ...(shape(problemExample(status, code)) as object), status, code });
          })
          .executeTest(async ({ url }) => {
            const refused = await at(url, asked.call).catch((error: unknown) => error);
            expect(refused).toBeInstanceOf(ApiError);
            expect(refused).toMatchObject({ status, code });
          }),
      );
    },
  };
};
