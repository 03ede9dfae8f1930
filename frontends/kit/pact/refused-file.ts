import { resolve } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { ApiError } from '../base/http/api-error.js';
import { makeHttpClient, type HttpClient } from '../base/http/http-client.js';
import { heard } from './heard.js';
import { shape } from './shape.js';

const BOUNDARY = 'rrr-form';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as bytes with a boundary of our own: fetch makes another one every time, and a pact is compared byte by byte. */
const bytesOf = async (form: FormData): Promise<Buffer> => {
  const parts = await Promise.all(
    [...form.entries()].map(async ([name, value]) => {
      const isFile = typeof value !== 'string';
      const about = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`;
      return `${head}${isFile ? await value.text() : value}\r\n`;
    }),
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
};

/** The client asks for an address on its own origin; here that origin is the mock server. */
const at = async <T>(origin: string, run: (http: HttpClient) => Promise<T>): Promise<T> => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const form = init?.body;
    const body =
      form instanceof FormData
        ? { body: new Uint8Array(await bytesOf(form)), headers: { ...(init?.headers as object), 'Content-Type': TYPE } }
        : {};
    return await real(new URL(String(input), origin), { ...init, ...body });
  };
  return await run(makeHttpClient({ locale: 'en' })).finally(() => (globalThis.fetch = real));
};

export interface RefusedFile {
  given: readonly (readonly [sentence: string, parameters: Record<string, string>])[];
  when: string;
  method: 'POST' | 'PUT';
  path: string;
  /** the parts in their order: text fields, then the file */
  form: FormData;
  call: (http: HttpClient) => Promise<unknown>;
}

/** An upload whose form the API reads, and a file that it refuses: a picture in a pact would be bytes that nobody reads. */
export const refusesFile =
  (consumer: 'admin' | 'rider' | 'dealer' | 'promoter') =>
  async ({ given, when, method, path, form, call }: RefusedFile, status: number, code: string): Promise<unknown> => {
    const pact = new PactV4({
      consumer,
      provider: 'api',
      dir: resolve(import.meta.dirname, '../../../pacts'),
      logLevel: 'error',
    });
    const bytes = await bytesOf(form);
    return await heard(() =>
      given
        .reduce((it, [sentence, parameters]) => it.given(sentence, parameters), pact.addInteraction())
        .uponReceiving(when)
        .withRequest(method, path, (request) => {
          request.headers({ Accept: 'application/json, application/problem+json' });
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
          answer.headers({ 'Content-Type': 'application/problem+json' });
          const told = shape({ title: 'Refused', detail: 'What to do.', requestId: 'r1' }) as object;
          answer.jsonBody({ ...told, status, code });
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
