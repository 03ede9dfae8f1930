import { afterEach, expect, jest, test } from '@jest/globals';
import { CONTRACT, getConfig } from '@rrr/contract';
import { askEarly } from './early-calls.js';
import { makeHttpClient } from './http-client.js';

const fetched = jest.fn<(url: string, init: RequestInit) => Promise<unknown>>();
globalThis.fetch = fetched as unknown as typeof fetch;
afterEach(() => void fetched.mockReset());
const answer = (body: unknown) => ({
  status: 200,
  statusText: '',
  headers: new Headers(),
  text: () => Promise.resolve(JSON.stringify(body)),
});
const http = makeHttpClient({ locale: 'fr' });

test('a call that was made early is not made again, and its answer serves once', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer({ call: fetched.mock.calls.length })));
  askEarly(['/api/config'], 'fr');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Accept-Language': 'fr', 'X-Contract': String(CONTRACT) });
  expect(await http.call(getConfig)).toEqual({ call: 1 });
  expect(await http.call(getConfig)).toEqual({ call: 2 });
});

test('an early call that failed for want of a network is made again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValue(answer({ brand: 'ours' }));
  askEarly(['/api/config'], 'fr');
  expect(await http.call(getConfig)).toEqual({ brand: 'ours' });
});
