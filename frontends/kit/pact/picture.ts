import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { PactV4 } from '@pact-foundation/pact';
import { removeProfileImage, setProfileImage, type UserType } from '@rrr/contract';
import { makeHttpClient, type HttpClient } from '../base/http/http-client.js';
import { consumer } from './consumer.js';
import { heard } from './heard.js';
import { shape } from './shape.js';

const answer = { profileImage: '/api/image/01hq00000000000000000i0001' };
const BOUNDARY = 'rrr-form';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
/** The form with a boundary of our own: the one fetch makes is another every time. */
const FORM = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="shop.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  PIXEL,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

const at = async <T>(origin: string, run: (http: HttpClient) => Promise<T>): Promise<T> => {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    real(new URL(String(input), origin), {
      ...init,
      body: new Uint8Array(FORM),
      headers: { ...(init?.headers as object), 'Content-Type': TYPE },
    });
  return await run(makeHttpClient({ locale: 'en' })).finally(() => (globalThis.fetch = real));
};

export interface PictureOf {
  given: readonly (readonly [sentence: string, parameters: Record<string, string>])[];
  type: UserType;
  subjectId: string;
  /** "a dealer", who acts, and "its picture": "a dealer sets its picture" */
  who: string;
  what: string;
}

/** A picture is set, and taken away. */
export const keepsPicture = (role: 'admin' | 'dealer', { given, type, subjectId, who, what }: PictureOf): void => {
  const params = { role, type, subjectId } as const;
  const path = `/api/${role}/profile-image/${type}/${subjectId}`;

  test(`${who} sets ${what}`, async () => {
    expect(setProfileImage.response.parse(answer)).toEqual(answer);
    const pact = new PactV4({
      consumer: role,
      provider: 'api',
      dir: resolve(import.meta.dirname, '../../../pacts'),
      logLevel: 'error',
    });
    await heard(() =>
      given
        .reduce((it, [sentence, parameters]) => it.given(sentence, parameters), pact.addInteraction())
        .uponReceiving(`${who} sets ${what}`)
        .withRequest('PUT', path, (request) => {
          request.headers({ Accept: 'application/json, application/problem+json' });
          request.body(TYPE, FORM);
          request.matchingRules({
            body: [{ path: '$.file', rules: [{ 'pact:matcher:type': 'equality', value: undefined }] }],
          });
        })
        .willRespondWith(200, (it) => it.jsonBody(shape(answer)))
        .executeTest(async ({ url }) =>
          expect(
            await at(url, (http) =>
              http.call(setProfileImage, {
                params,
                files: { file: new File([PIXEL], 'shop.png', { type: 'image/png' }) },
              }),
            ),
          ).toEqual(answer),
        ),
    );
  });

  test(`${who} removes ${what}`, () =>
    consumer(role).answers(
      {
        given,
        when: `${who} removes ${what}`,
        endpoint: removeProfileImage,
        path,
        call: (http) => http.call(removeProfileImage, { params }),
      },
      undefined,
      204,
    ));
};
