import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CONTRACT, eventsLean, getEvent, login, uploadClassResult } from '@rrr/contract';
import { ApiError } from './api-error.js';
import { buildRequest } from './build-request.js';
import { isOutcomeUnknown } from '../acts/outcome-unknown.js';
import { makeHttpClient } from './http-client.js';
import { CALL_LIMIT, UPLOAD_LIMIT } from './time-limit.js';

const answer = (status: number, body: unknown, statusText = '') => ({
  status,
  statusText,
  headers: new Headers({ 'x-request-id': 'r1' }),
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
});
const fetched = jest.fn<(url: string, init: RequestInit) => Promise<unknown>>();
globalThis.fetch = fetched as unknown as typeof fetch;
afterEach(() => void fetched.mockReset());
const eventId = '01hq0000000000000000000001';

test('fills the path and the query, and says which language it reads', async () => {
  fetched.mockResolvedValue(answer(200, { events: [] }));
  await makeHttpClient({ locale: 'fr' }).call(eventsLean, { query: { before: '2024-05-01', limit: 5 } });
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/events-lean?before=2024-05-01&limit=5');
  expect(init.credentials).toBe('same-origin');
  expect(init.headers).toMatchObject({
    'Accept-Language': 'fr',
    'X-Requested-With': 'fetch',
    'X-Contract': String(CONTRACT),
  });
});

test('a missing path parameter is a mistake of ours and never leaves', () => {
  expect(() => buildRequest(getEvent, { params: {} }, 'en')).toThrow('was given no eventId');
});

test('files travel as a form, text fields first, with the key that makes a retry safe', () => {
  const file = new File(['a,b'], 'results.csv');
  const outgoing = buildRequest(
    uploadClassResult,
    {
      params: { eventId },
      body: { classId: 'c', dryRun: 'true', choices: [1] },
      files: { file },
      idempotencyKey: 'k1',
    },
    'en',
  );
  expect([...(outgoing.body as FormData).entries()]).toEqual([
    ['classId', 'c'],
    ['dryRun', 'true'],
    ['choices', '[1]'],
    ['file', expect.any(File)],
  ]);
  expect(outgoing.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  expect(outgoing.headers).not.toHaveProperty('Content-Type');
});

test.each([
  ['7', 7],
  ['Wed, 25 Nov 2026 18:01:00 GMT', undefined],
  ['Wed, 25 Nov 2026 17:00:00 GMT', undefined],
  ['soon', undefined],
])('a refusal carries how long the server wants to be left alone: %s', async (header, seconds) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T18:00:00.000Z') });
  const headers = new Headers({ 'retry-after': header });
  fetched.mockResolvedValue({ ...answer(503, { code: 'OVERLOADED', detail: 'Busy.' }), headers });
  const failed: unknown = await makeHttpClient({ locale: 'en' })
    .call(eventsLean, { query: { before: '2024-05-01', limit: 5 } })
    .catch((error: unknown) => error);
  jest.useRealTimers();
  expect(failed).toMatchObject({ status: 503, problem: { code: 'OVERLOADED' } });
  expect((failed as ApiError).problem.retryAfter).toBe(seconds);
});

test('a refusal carries the code and the detail of its problem document', async () => {
  const problem = { status: 401, code: 'WRONG_CREDENTIALS', detail: 'No account…', requestId: 'r9', errors: [] };
  fetched.mockResolvedValue(answer(401, problem));
  const onSignedOut = jest.fn();
  const scene = makeHttpClient({ locale: 'en', onSignedOut }).call(login, { body: { email: 'a@b.c', password: 'x' } });
  await expect(scene).rejects.toMatchObject({
    status: 401,
    code: 'WRONG_CREDENTIALS',
    detail: 'No account…',
    requestId: 'r9',
  });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['en', 400, 'Bad Request', 'Bad Request'],
  ['en', 400, '', 'Unexpected Error'],
  ['fr', 400, '', 'Erreur inattendue'],
  ['en', 502, 'Bad Gateway', 'Something went wrong on our side. Try again in a minute.'],
  ['fr', 500, 'Internal Server Error', 'Une erreur s’est produite de notre côté. Réessayez dans une minute.'],
] as const)(
  'without a problem document: the status text, else the unexpected error; of a broken server, a sentence (%s, %i "%s")',
  async (locale, status, statusText, detail) => {
    fetched.mockResolvedValue(answer(status, '<html>', statusText));
    await expect(makeHttpClient({ locale }).call(getEvent, { params: { eventId } })).rejects.toMatchObject({
      status,
      detail,
      requestId: 'r1',
    });
  },
);

test('an ended session is told to the host', async () => {
  fetched.mockResolvedValue(answer(401, { code: 'SIGNED_OUT', detail: 'Log in again' }));
  const onSignedOut = jest.fn();
  await expect(
    makeHttpClient({ locale: 'en', onSignedOut }).call(getEvent, { params: { eventId } }),
  ).rejects.toBeInstanceOf(ApiError);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a network that does not answer is an error of its own', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(makeHttpClient({ locale: 'en' }).call(getEvent, { params: { eventId } })).rejects.toMatchObject({
    status: 0,
    code: 'NETWORK',
  });
});

describe('a server that never answers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  /** settles as `fetch` does: only when it is aborted */
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: ApiError) => error.code,
    );

  test('is given up after 40 seconds, with words of its own, and the request ends', async () => {
    fetched.mockImplementation(silent);
    const call = makeHttpClient({ locale: 'fr' }).call(getEvent, { params: { eventId } });
    const refused = expect(call).rejects.toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      detail: expect.stringMatching(/trop de temps/),
    });
    await jest.advanceTimersByTimeAsync(CALL_LIMIT - 1);
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await refused;
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(isOutcomeUnknown({ status: 0 })).toBe(true);
  });

  test('may take longer over a file', async () => {
    fetched.mockImplementation(silent);
    const parts = { params: { eventId }, body: { classId: 'c' }, files: { file: new File(['a'], 'a.csv') } };
    const call = failure(
      makeHttpClient({ locale: 'en' }).call(uploadClassResult, { ...parts, idempotencyKey: 'k' } as never),
    );
    await jest.advanceTimersByTimeAsync(CALL_LIMIT * 2);
    expect(await Promise.race([call, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(UPLOAD_LIMIT);
    expect(await call).toBe('TIMEOUT');
  });

  test('a person who leaves ends the request without a refusal', async () => {
    fetched.mockImplementation(silent);
    const aborter = new AbortController();
    const call = makeHttpClient({ locale: 'en' }).call(getEvent, { params: { eventId }, signal: aborter.signal });
    const ended = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    aborter.abort();
    await ended;
  });
});

test('a page older than the server loads itself again when it reads, and never while something is being sent', async () => {
  const onOutdated = jest.fn();
  const client = makeHttpClient({ locale: 'en', onOutdated });
  const outdated = {
    type: 'urn:rrr:problem:contract-outdated',
    title: 'Conflict',
    status: 409,
    code: 'CONTRACT_OUTDATED',
    detail: 'This page is older.',
    requestId: 'r1',
  };
  fetched.mockResolvedValue(answer(409, outdated));
  await expect(client.call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    code: 'CONTRACT_OUTDATED',
  });
  expect(onOutdated).not.toHaveBeenCalled();
  await expect(client.call(getEvent, { params: { eventId } })).rejects.toMatchObject({ code: 'CONTRACT_OUTDATED' });
  expect(onOutdated).toHaveBeenCalledTimes(1);
});
