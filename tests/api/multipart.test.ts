import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo({ MAX_REQUESTS: '100' });
const admin = await demo.as('admin');
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 1 } });
const riderId = riders[0]?._id ?? '';
const path = `/api/admin/rider/${riderId}/upload-id-files`;
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const B = '----rrr';
const part = (headers: readonly string[], body: string): string =>
  `--${B}\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
const PICTURE = TINY_PICTURE.toString('latin1');
const kind = part(['Content-Disposition: form-data; name="kind"'], 'licence');
const file = part(
  ['Content-Disposition: form-data; name="file"; filename="licence.png"', 'Content-Type: image/png'],
  PICTURE,
);
const whole = `${kind}${file}--${B}--\r\n`;

interface Damaged {
  readonly body: string;
  readonly type: string;
  /** Content-Length minus the number of bytes sent */
  readonly off: number;
  /** number of bytes after which the connection breaks off */
  readonly abortAt: number | null;
}
const sound: Damaged = { body: whole, type: `multipart/form-data; boundary=${B}`, off: 0, abortAt: null };
const at = fc.nat(whole.length);
const bytes = fc.string({ unit: fc.nat(255).map((it) => String.fromCharCode(it)), minLength: 1, maxLength: 40 });
const headers = fc.constantFrom(
  [],
  ['Content-Disposition'],
  ['Content-Disposition: form-data'],
  ['Content-Disposition: attachment; name="file"'],
  ['Content-Disposition: form-data; name=""'],
  ['Content-Disposition: form-data; name="__proto__"'],
  ['Content-Disposition: form-data; name="file"; filename="../../../../etc/passwd"'],
  ['Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ff%00%2e%2e'],
  ['Content-Disposition: form-data; name="kind"', 'Content-Transfer-Encoding: base64'],
  [`Content-Disposition: form-data; name="file"; filename="${'n'.repeat(20_000)}"`],
  [`X-Long: ${'h'.repeat(100_000)}`, 'Content-Disposition: form-data; name="kind"'],
  Array.from({ length: 2_100 }, (_, n) => `X-${n}: 1`),
  ['Content-Type: multipart/mixed; boundary=inner', 'Content-Disposition: form-data; name="file"'],
);
const inner = `--in\r\nContent-Disposition: form-data; name="file"\r\n\r\n${PICTURE}\r\n--in--`;
const outer = part(
  ['Content-Disposition: form-data; name="file"; filename="a.png"', 'Content-Type: multipart/form-data; boundary=in'],
  inner,
);
const nested = `${outer}--${B}--\r\n`;

const damaged: fc.Arbitrary<Damaged> = fc.oneof(
  fc.tuple(at, at).map(([a, b]) => ({ ...sound, body: whole.slice(0, Math.min(a, b)) + whole.slice(Math.max(a, b)) })),
  fc.tuple(at, bytes).map(([a, more]) => ({ ...sound, body: whole.slice(0, a) + more + whole.slice(a) })),
  at.map((a) => ({ ...sound, body: whole.slice(0, a) })),
  fc.tuple(at, at).map(([a, b]) => ({ ...sound, body: whole.slice(0, a) + whole.slice(b) })),
  fc
    .tuple(headers, fc.constantFrom('', 'licence', PICTURE))
    .map(([lines, body]) => ({ ...sound, body: `${kind}${part(lines, body)}--${B}--\r\n` })),
  fc.integer({ min: 2, max: 200 }).map((times) => ({ ...sound, body: `${kind.repeat(times)}${file}--${B}--\r\n` })),
  fc.integer({ min: 2, max: 50 }).map((times) => ({ ...sound, body: `${kind}${file.repeat(times)}--${B}--\r\n` })),
  fc.constant({ ...sound, body: nested }),
  fc
    .constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary="${'b'.repeat(300)}"`,
      'multipart/mixed; boundary=x',
      `multipart/form-data; boundary=${B}; charset=utf-16`,
      'multipart/form-data; boundary=other',
    )
    .map((type) => ({ ...sound, type })),
  fc
    .integer({ min: -whole.length, max: 50 })
    .filter((off) => off !== 0)
    .map((off) => ({ ...sound, off })),
  at.map((abortAt) => ({ ...sound, abortAt })),
  fc.uint8Array({ maxLength: 2_000 }).map((it) => ({ ...sound, body: Buffer.from(it).toString('latin1') })),
);

/** Sends a raw request. @returns the status, or null when the connection ended without a response */
const send = ({ body, type, off, abortAt }: Damaged): Promise<number | null> =>
  new Promise((resolve) => {
    const sent = Buffer.from(body, 'latin1');
    const socket = connect(demo.server.port, '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (chunk) => {
      heard.push(chunk);
      // only the status matters; the server may wait for bytes that never come
      if (/^HTTP\/1\.1 \d{3}/.test(Buffer.concat(heard).toString('latin1'))) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(heard).toString('latin1'))?.[1]) || null),
    );
    socket.on('connect', () => {
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          'Host: localhost',
          'Connection: close',
          `Cookie: ${cookie}`,
          `Content-Type: ${type}`,
          `Content-Length: ${Math.max(0, sent.length + off)}`,
          '\r\n',
        ].join('\r\n'),
      );
      if (abortAt !== null) socket.write(sent.subarray(0, abortAt), () => socket.destroy());
      // fewer bytes than announced: the client disconnects
      else if (off > 0) socket.end(sent);
      else socket.write(sent);
    });
  });

const descriptors = () => readdirSync('/proc/self/fd').length;
const documents = async () =>
  (await admin.call(contract.riderDocuments, { params: { riderId }, query: { limit: 100 } })).documents.length;
const files = (folder: string) => readdirSync(join(demo.dataDir, 'files', folder), { recursive: true }).length;
/** What holds these bytes among what is new in the folder for temporary files; others use it at the same time. */
const temporary = (old: ReadonlySet<string>, sent: Buffer) =>
  readdirSync(tmpdir(), { withFileTypes: true })
    .filter((it) => it.isFile() && !old.has(it.name))
    .map((it) => it.name)
    .filter((name) => {
      try {
        return readFileSync(join(tmpdir(), name)).includes(sent);
      } catch {
        // gone since, or not ours
        return false;
      }
    });

test('five hundred damaged forms are each answered or broken off, none by a fault, and leave nothing behind', async () => {
  // the first valid request opens connections that stay open
  expect((await admin.ask(path, sendFile(TINY_PICTURE, { kind: 'licence' }))).status).toBe(201);
  // what other tests sent stays in the folder
  const before = {
    fds: descriptors(),
    rss: process.memoryUsage().rss,
    documents: await documents(),
    files: files('documents'),
  };
  const statuses = new Map<number | null, number>();
  await fc.assert(
    fc.asyncProperty(damaged, async (request) => {
      const { body, type, off, abortAt } = request;
      const status = await send(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const expected = status === null ? abortAt !== null || off > 0 : [201, 400, 413, 415, 422].includes(status);
      const sent = { status, type, off, abortAt, bytes: body.length, body: body.slice(0, 400) };
      expect(expected ? null : sent).toBeNull();
    }),
    { numRuns: 500, seed: 20_260, endOnFailure: true },
  );
  expect(statuses.get(400)).toBeGreaterThan(200);
  // accepted files are stored completely, refused ones leave nothing
  const taken = statuses.get(201) ?? 0;
  expect([(await documents()) - before.documents, files('documents') - before.files, files('.unfinished')]).toEqual([
    taken,
    taken,
    0,
  ]);
  expect((await admin.ask(path, sendFile(TINY_PICTURE, { kind: 'licence' }))).status).toBe(201);
  // the test's own sockets may still be closing
  for (let turn = 0; turn < 500 && descriptors() > before.fds + 2; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(descriptors()).toBeLessThanOrEqual(before.fds + 8);
  expect(process.memoryUsage().rss - before.rss).toBeLessThan(256 * 1024 * 1024);
}, 600_000);

test('uploads broken off while the server reads them keep neither memory nor a place among running requests', async () => {
  const large = {
    ...sound,
    body: `${kind}${part(['Content-Disposition: form-data; name="file"; filename="a.png"'], PICTURE + 'x'.repeat(2_000_000))}--${B}--\r\n`,
  };
  // more than the limits of concurrent requests and buffered bytes
  for (let round = 0; round < 15; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => send({ ...large, abortAt: 1_900_000 })));
  expect((await admin.ask(path, sendFile(TINY_PICTURE, { kind: 'w9' }))).status).toBe(201);
  expect(files('.unfinished')).toBe(0);
}, 600_000);

test('nothing of an upload stands in the folder for temporary files', async () => {
  const before = new Set(readdirSync(tmpdir()));
  const mark = randomBytes(32);
  const sent = Buffer.concat([TINY_PICTURE, mark]);
  expect((await admin.ask(path, sendFile(sent, { kind: 'w9' }))).status).toBe(201);
  expect(temporary(before, mark)).toEqual([]);
});
