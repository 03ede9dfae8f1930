import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { raw } from '../testing/serve.js';
import { classId, serveUploads, type Uploads } from '../testing/uploads.js';

const LIMIT = 64 * 1024;
const RESULTS = 'Pos,Rider\n1,Casey Moreno\n2,Sam Carter\n';
let uploads: Uploads;
beforeAll(async () => {
  uploads = await serveUploads();
}, 60_000);
afterAll(() => uploads.stop());
beforeEach(() => void uploads.read.splice(0));

const form = (fields: Record<string, string | Blob>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const send = async (body: FormData | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(uploads.base + uploads.path, {
    method: 'POST',
    body,
    headers: { cookie: uploads.cookie, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const preview = { classId, dryRun: 'true' };
const good = () => ({ ...preview, file: new Blob([RESULTS]) });

describe('an upload', () => {
  test('reaches the reader whole, by its own name', async () => {
    const { status, body } = await send(
      form({ ...preview, file: new File([RESULTS], 'C:\\fakepath\\r\u200bésultats.csv') }),
    );
    expect([status, body.applied, (body.rows as unknown[]).length]).toEqual([200, false, 2]);
    expect(uploads.read.map((file) => [file.name, Buffer.from(file.bytes).toString()])).toEqual([
      ['résultats.csv', RESULTS],
    ]);
    expect(body.file).toMatchObject({ name: 'résultats.csv', headerLine: 1 });
  });

  test('may have exactly as many bytes as the limit, and not one more', async () => {
    const padded = (bytes: number) => new Blob([`${RESULTS}3,`.padEnd(bytes, 'x')]);
    expect((await send(form({ ...preview, file: padded(LIMIT - 1) }))).status).toBe(200);
    const over = await send(form({ ...preview, file: padded(LIMIT + 1) }));
    expect([over.status, over.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(uploads.read).toHaveLength(1);
  });

  test('that is far too large hears why, and the connection lives on', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await send(form({ ...preview, file: new Blob([new Uint8Array(3 * LIMIT)]) }));
      expect([status, body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    }
    expect((await send(form(good()))).status).toBe(200);
  });

  test.each<readonly [string, Record<string, string | Blob>, string]>([
    ['without the file', { classId }, 'file'],
    ['without the class', { file: new Blob([RESULTS]) }, 'classId'],
    ['with a field nobody knows', { ...good(), verified: 'true' }, 'verified'],
    ['with a class that is none', { ...good(), classId: '1 OR 1=1' }, 'classId'],
    ['with choices that are no JSON', { ...good(), choices: '[{' }, 'choices'],
    ['with choices of another shape', { ...good(), choices: '[{"line":"4"}]' }, 'choices.0.line'],
    ['with a file where none belongs', { ...good(), other: new Blob(['x']) }, ''],
  ])('%s is refused by field', async (_what, fields, path) => {
    const { status, body } = await send(form(fields));
    expect(status).toBe(400);
    if (path) expect((body.errors as { path: string }[]).map((error) => error.path)).toContain(path);
    expect(uploads.read).toEqual([]);
  });

  test('of one field twice is refused', async () => {
    const twice = form(good());
    twice.append('classId', classId);
    expect((await send(twice)).body.code).toBe('MULTIPART_MALFORMED');
  });

  test('of more fields than any form has is refused', async () => {
    const many = form({ ...good(), ...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, 'x'])) });
    expect((await send(many)).status).toBe(400);
  });

  test('of another type is refused', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send('x=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send('x', { 'content-type': 'multipart/form-data' })).body.code).toBe('MULTIPART_MALFORMED');
  });

  test('of a stranger is not read', async () => {
    const answer = await fetch(uploads.base + uploads.path, { method: 'POST', body: form(good()) });
    expect([answer.status, uploads.read]).toEqual([401, []]);
  });

  test('without a key is not applied', async () => {
    for (const asked of [{ dryRun: 'false' }, {}] as Record<string, string>[]) {
      const { status, body } = await send(form({ classId, ...asked, file: new Blob([RESULTS]) }));
      expect([status, body.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    }
  });
});

const whole =
  `--B\r\nContent-Disposition: form-data; name="classId"\r\n\r\n${classId}\r\n--B\r\nContent-Disposition: form-data; ` +
  `name="dryRun"\r\n\r\ntrue\r\n--B\r\nContent-Disposition: form-data; name="file"; ` +
  `filename="r.csv"\r\nContent-Type: text/csv\r\n\r\n${RESULTS}\r\n--B--\r\n`;
const head = (length: number) =>
  `POST ${uploads.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${uploads.cookie}\r\n` +
  `Content-Type: multipart/form-data; boundary=B\r\nContent-Length: ${length}\r\n\r\n`;

/** The same bytes for a number, always. */
const scrambled = (seed: number): string => {
  let state = seed * 2654435761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  let body = whole;
  for (let cuts = 1 + next(4); cuts > 0; cuts -= 1) {
    const [from, to] = [next(body.length), next(body.length)].toSorted((a, b) => a - b) as [number, number];
    const kind = next(4);
    if (kind === 0) body = body.slice(0, from) + body.slice(Math.min(to, from + 20));
    else if (kind === 1)
      body = body.slice(0, from) + String.fromCharCode(next(256)).repeat(1 + next(5)) + body.slice(from);
    else if (kind === 2) body = body.slice(0, to || 1);
    else body = body.slice(0, from) + body.slice(from, to) + body.slice(from);
  }
  return body;
};

describe('five hundred damaged forms', () => {
  test('are each answered, by a refusal or a preview, and the server goes on', async () => {
    const statuses = new Map<string, number>();
    for (let seed = 0; seed < 500; seed += 1) {
      const body = Buffer.from(scrambled(seed), 'latin1');
      const status =
        /^HTTP\/1\.1 (\d{3})/.exec(
          await raw(uploads.port, Buffer.concat([Buffer.from(head(body.length)), body]), { whole: true }),
        )?.[1] ?? 'nothing';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([seed, status, ['200', '400', '404', '422'].includes(status)]).toEqual([seed, status, true]);
    }
    expect(statuses.get('400')).toBeGreaterThan(200);
    expect((await send(form(good()))).status).toBe(200);
  }, 60_000);

  test('broken off in the middle leave nothing behind', async () => {
    for (let at = 1; at < whole.length; at += 7)
      await raw(uploads.port, head(whole.length) + whole.slice(0, at), { abort: true });
    expect(uploads.read).toEqual([]);
    expect((await send(form(good()))).status).toBe(200);
  }, 60_000);
});
