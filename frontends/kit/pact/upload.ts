import { resolve } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { ApiError } from '../base/http/api-error.js';
import { makeHttpClient, type HttpClient } from '../base/http/http-client.js';
import { heard } from './heard.js';
import { shape } from './shape.js';

const BOUNDARY = 'rrr-form';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/**
 * A form as bytes with a boundary of our own: the one fetch makes is another every time, and a pact is compared byte by
 * byte.
 */
const bytesOf = async (form: FormData): Promise<Buffer> => {
  const parts = await Promise.all(
    [...form.entries()].map(async ([name, value]) => {
      const isFile = typeof value !== 'string';
      const head =
        `--${BOUNDARY}\r\nContent-Disposition: form-data; ` +
        `name="${name}"${isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : ''}\r\n\r\n`;
      return `${head}${isFile ? await value.text() : value}\r\n`;
    }),
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
};

const at = async <T>(origin: string, run: (http: HttpClient) => Promise<T>): Promise<T> => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const body =
      init?.body instanceof FormData
        ? {
            body: new Uint8Array(await bytesOf(init.body)),
            headers: { ...(init.headers as object), 'Content-Type': TYPE },
          }
        : {};
    return await real(new URL(String(input), origin), { ...init, ...body });
  };
  return await run(makeHttpClient({ locale: 'en' })).finally(() => (globalThis.fetch = real));
};

export interface Upload {
  given: readonly (readonly [sentence: string, parameters: Record<string, string | number>])[];
  when: string;
  path: string;
  /** POST unless given */
  method?: 'POST' | 'PUT';
  /** left out where the call takes none */
  idempotencyKey?: string;
  /** the parts in their order: text fields, then the file */
  form: FormData;
  call: (http: HttpClient) => Promise<unknown>;
}

/**
 * The uploads of one remote through the kit's client, and what comes of each: an answer like the example, or a refusal.
 * Gives what the caller got.
 */
export const uploader = (consumer: 'admin' | 'promoter') => {
  const pact = new PactV4({
    consumer,
    provider: 'api',
    dir: resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });
  return async (
    { given, when, method = 'POST', path, idempotencyKey, form, call }: Upload,
    status: number,
    example: object,
  ): Promise<unknown> => {
    const bytes = await bytesOf(form);
    const refused = status >= 400;
    return await heard(() =>
      given
        .reduce((it, [sentence, parameters]) => it.given(sentence, parameters), pact.addInteraction())
        .uponReceiving(when)
        .withRequest(method, path, (request) => {
          request.headers({
            Accept: 'application/json, application/problem+json',
            ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          });
          request.body(TYPE, bytes);
          // Bytes alone would be held to be one binary of that type; each part is compared for what it says.
          request.matchingRules({
            body: [...form.keys()].map((name) => ({
              path: `$.${name}`,
              rules: [{ 'pact:matcher:type': 'equality', value: undefined }],
            })),
          });
        })
        .willRespondWith(status, (answer) => {
          if (refused) answer.headers({ 'Content-Type': 'application/problem+json' });
          answer.jsonBody(
            refused
              ? {
                  ...(shape({ title: 'Refused', detail: 'What to do.', requestId: 'r1' }) as object),
                  ...example,
                  status,
                }
              : shape(example),
          );
        })
        .executeTest(({ url }) =>
          at(url, (http) =>
            call(http).catch((error: unknown) => {
              if (error instanceof ApiError) return { status: error.status, code: error.code };
              throw error;
            }),
          ),
        ),
    );
  };
};
