import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { PactV4 } from '@pact-foundation/pact';
import { removeProfileImage, setProfileImage } from '@rrr/contract';
import { makeHttpClient, type HttpClient } from '@rrr/kit/base';
import { consumer, heard, shape } from '@rrr/kit/pact';
import { dealerId } from '../testing/examples.js';

const params = { role: 'dealer', type: 'dealer', subjectId: dealerId } as const;
const path = `/api/dealer/profile-image/dealer/${dealerId}`;
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

test('its picture', async () => {
  expect(setProfileImage.response.parse(answer)).toEqual(answer);
  const pact = new PactV4({
    consumer: 'dealer',
    provider: 'api',
    dir: resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });
  await heard(() =>
    pact
      .addInteraction()
      .given('a dealer is signed in', { dealerId })
      .uponReceiving('a dealer sets its picture')
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

test('no picture', () =>
  consumer('dealer').answers(
    {
      given: [['a dealer is signed in', { dealerId }]],
      when: 'a dealer removes its picture',
      endpoint: removeProfileImage,
      path,
      call: (http) => http.call(removeProfileImage, { params }),
    },
    undefined,
    204,
  ));
