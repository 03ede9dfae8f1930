import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { endpoints } from '@rrr/contract';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { cli } from '../../app/cli.js';
import { readConfig } from '../../app/config.js';
import { makeContainer } from '../../app/container.js';
import { type RunningServer, startServer } from '../../app/server.js';
import { SERVICES as S } from '../../app/services.js';
import { type Browser, browser } from './testing/browser.js';
import { type ActorName, findObjects, MATRIX, type Objects } from './testing/matrix/index.js';
import { photoSaying } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';

const [LICENCE, W9] = ['CANARY-LICENCE-D1234567', 'CANARY-W9-078-05-1120'];
const [BORN, VIN, PIN, STREET, PHONE] = ['1987-03-29', 'VBKCNA4Y5RM0CANRY', '7391', '77 Canary Row', '5035550177'];
const OLD = Buffer.alloc(32, 3).toString('base64');
const NEW = Buffer.alloc(32, 4).toString('base64');

const dataDir = mkdtempSync(join(tmpdir(), 'rrr-canary-'));
const env = (keys: string) => ({
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'debug',
  DATA_DIR: dataDir,
  DEMO: 'true',
  PUBLIC_URL: 'http://localhost',
  FILE_KEYS: keys,
});
const logged: string[] = [];
let server: RunningServer;
let base = '';
const people = new Map<ActorName, Browser>();
let objects: Objects;
let pictures: readonly Buffer[] = [];

const start = async (keys: string): Promise<void> => {
  const config = readConfig(env(keys));
  const container = makeContainer(config);
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) });
  (await container.rebindAsync(S.log)).toConstantValue(pino({ level: 'debug' }, sink));
  server = await startServer(config, undefined, container);
  base = `http://127.0.0.1:${server.port}`;
  people.clear();
  people.set('public', browser(base));
  for (const { type, email, password } of server.demo?.logins ?? []) {
    const visitor = browser(base);
    await visitor.signIn(email, password);
    people.set(type, visitor);
  }
};
const person = (name: ActorName): Browser => {
  const found = people.get(name);
  if (!found) throw new Error(`Nobody is ${name}`);
  return found;
};

beforeAll(async () => {
  await start(`old:${OLD}`);
  objects = await findObjects(person('admin'), person('rider'), person('dealer'), person('promoter'));
  const { container } = server;
  const db = container.get(S.database);
  await db.write('riders').where({ id: objects.rider }).update({ address_line1: STREET, phone1: PHONE });
  await db.write('riders').where({ id: objects.rider }).update({ born_on: BORN });
  await db.write('bikes').where({ id: objects.bike }).update({ vin: VIN });
  // written through the API where possible
  const rider = person('rider');
  await rider.ask(`/api/rider/rider/${objects.rider}`, {
    method: 'PUT',
    body: { version: 1, addressLine1: STREET, phone1: PHONE, dateOfBirth: BORN },
  });
  const password = server.demo?.logins.find((it) => it.type === 'rider')?.password;
  expect((await rider.ask('/api/rider/rider/pin', { method: 'PUT', body: { password, pin: PIN } })).status).toBe(204);
  const upload = async (kind: string, said: string) =>
    (
      await rider.ask(
        `/api/rider/rider/${objects.rider}/upload-id-files`,
        sendFile(photoSaying(said), { kind }, { name: `${said}.jpg` }),
      )
    ).of(contract.uploadIdFiles).document._id;
  const sent = [await upload('licence', LICENCE), await upload('w9', W9)];
  pictures = await Promise.all(sent.map(async (it) => (await rider.ask(`/api/rider/document/${it}`)).bytes));
  for (const text of sent)
    await person('admin').ask(`/api/admin/document/${text}`, {
      method: 'PUT',
      body: { status: 'refused', reason: 'Too dark' },
    });
  // a wrong PIN, and the right one, at the counter
  for (const pin of ['0000', PIN])
    await person('dealer').ask('/api/dealer/redeem', {
      method: 'POST',
      headers: { 'Idempotency-Key': `canary-${pin}` },
      body: {
        riderId: objects.rider,
        amount: { amount: 100, currency: 'USD' },
        pin,
        dealerEmployeeName: 'Sam',
        riderIdVerified: true,
      },
    });
  for (const job of container.get(S.jobs)) if (/mail|audit/.test(job.name)) await job.run();
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((it) => join(folder, it))
    .filter((it) => statSync(it).isFile());
/** Every cell of every table, as `table.column` and value. */
const cells = async (): Promise<readonly (readonly [string, string])[]> => {
  const { read } = server.container.get(S.database);
  const tables = await read.raw<{ name: string }[]>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const found: [string, string][] = [];
  for (const { name } of tables)
    for (const row of (await read(name).select('*')) as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          found.push([`${name}.${column}`, Buffer.isBuffer(value) ? value.toString('latin1') : String(value)]);
  return found;
};
const places = async (canary: string): Promise<readonly string[]> =>
  [...new Set((await cells()).filter(([, text]) => text.includes(canary)).map(([place]) => place))].toSorted();

describe('a rider’s personal data', () => {
  test('is stored, and the rider can read all of it', async () => {
    const { text } = await person('rider').ask(`/api/rider/rider/${objects.rider}`);
    expect([BORN, VIN, STREET].filter((it) => !text.includes(it))).toEqual([]);
    expect(pictures.map((it) => it.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff', 'ffd8ff']);
    expect(logged.join('').length).toBeGreaterThan(500);
  });
  test('in pictures of documents is never stored unencrypted', () => {
    const stored = below(dataDir).filter((it) => !it.endsWith('.json'));
    expect(stored.filter((it) => it.includes('/documents/')).length).toBeGreaterThanOrEqual(4);
    for (const path of stored) {
      const bytes = readFileSync(path);
      for (const text of [LICENCE, W9, 'D1234567', '078-05-1120'])
        expect([path, text, bytes.includes(text)]).toEqual([path, text, false]);
      for (const picture of pictures)
        expect([path, bytes.includes(picture.subarray(0, 64)), bytes.includes(picture.subarray(-48))]).toEqual([
          path,
          false,
          false,
        ]);
    }
  });
  test('is in no table except its own', async () => {
    expect(await places(BORN)).toEqual(['riders.born_on']);
    expect(await places(VIN)).toEqual(['bikes.vin']);
    expect((await places(STREET)).filter((it) => !/^riders\./.test(it))).toEqual([]);
    expect((await places(PHONE)).filter((it) => !/^riders\./.test(it))).toEqual([]);
    expect([await places(LICENCE), await places(W9)]).toEqual([[], []]);
    // many numbers contain four given digits, so only whole cells and labelled texts are compared
    const named = (await cells()).filter(
      ([, text]) => text === PIN || text.includes(`"${PIN}"`) || text.includes(`pin=${PIN}`),
    );
    expect(named).toEqual([]);
  });
  test('is in no log', () => {
    const log = logged.join('');
    for (const text of [LICENCE, W9, BORN, VIN, STREET, PHONE, `"${PIN}"`, 'rider@example.com'])
      expect([text, log.includes(text)]).toEqual([text, false]);
  });
  test('is in no mail', () => {
    const mails = below(join(dataDir, 'mail'));
    expect(mails.length).toBeGreaterThan(0);
    for (const path of mails) {
      const text = readFileSync(path, 'utf8');
      const plain = text.replaceAll('=\r\n', '').replaceAll('=\n', '');
      for (const value of [LICENCE, W9, BORN, VIN, STREET, PHONE, `PIN ${PIN}`, `PIN: ${PIN}`])
        expect([value, plain.includes(value)]).toEqual([value, false]);
    }
  });
});

const asked = endpoints
  .filter((it) => it.method === 'GET' && !['logout', 'setLang'].includes(it.id))
  .map((it) => it.id);
test.each(['public', 'dealer', 'promoter'] as const)(
  'no %s reads it, whatever they ask for',
  async (actor) => {
    let answered = 0;
    for (const id of asked)
      for (const whose of ['own', 'other'] as const) {
        const cell = MATRIX[id];
        if (!cell) continue;
        const [path, how] = cell.ask({ actor, role: actor === 'public' ? 'rider' : actor, of: whose, objects });
        const answer = await person(actor).ask(path, how);
        if (answer.status === 200) answered += 1;
        for (const text of [LICENCE, W9, BORN, VIN, STREET, PHONE])
          expect([id, text, answer.bytes.includes(text)]).toEqual([id, text, false]);
        for (const picture of pictures)
          expect([id, answer.bytes.includes(picture.subarray(0, 64))]).toEqual([id, false]);
      }
    expect(answered).toBeGreaterThan(5);
  },
  60_000,
);

test('after keys are rotated on the command line, everything is readable without the old key', async () => {
  const rider = person('rider');
  const { documents } = await rider.call(contract.riderDocuments, { params: { riderId: objects.rider } });
  const said: string[] = [];
  const rotate = () => cli(['files:rotate'], env(`new:${NEW},old:${OLD}`), (text) => void said.push(text));
  expect(await rotate()).toBe(0);
  expect(await rotate()).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^Re-encrypted \d+ files with the key new; 0 already used it\.$/),
    // of the demo's administrator who lost the telephone
    'Second factors re-encrypted: 1.',
    expect.stringMatching(/^Re-encrypted 0 files with the key new; \d+ already used it\.$/),
  ]);
  expect(
    new Set(
      (await server.container.get(S.database).read('documents').select('key_id')).map(
        (it: { key_id: string }) => it.key_id,
      ),
    ),
  ).toEqual(new Set(['new']));

  await server.stop();
  await start(`new:${NEW}`);
  for (const { _id } of documents) {
    const again = await person('rider').ask(`/api/rider/document/${_id}`);
    expect([again.status, again.bytes.subarray(0, 1).length]).toEqual([200, 1]);
  }

  // a file whose encryption key is missing is an internal error; the log names that key only
  await server.stop();
  await start(`other:${OLD}`);
  const lost = await person('rider').ask(`/api/rider/document/${documents[0]?._id}`);
  expect([lost.status, logged.join('').includes('FILE_KEY_MISSING new')]).toEqual([500, true]);
  await server.stop();
  await start(`new:${NEW}`);
}, 60_000);
