import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@rrr/core/testing';
import { hmacHistorySeals } from '@rrr/crypto';
import { diskFiles, encryptedFiles } from '@rrr/files';
import { recordBareParts, sqlUnitOfWork } from '@rrr/persistence';
import { type S3Server, s3Server } from '../../adapters/files/testing/s3-server.js';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { aShop } from '../../adapters/persistence/testing/shop.js';
import { cli } from '../cli.js';
import { readConfig } from '../config.js';
import { backupIntoBucket } from './backup-into-bucket.js';
import { bucketArchive } from './bucket-archive.js';
import { bucketPlace } from './bucket-place.js';

const key = randomBytes(32);
const text = key.toString('base64');
const KEYS = { SESSION_KEY: text, PIN_KEY: text, FILE_KEYS: `a:${text}`, AUDIT_KEY: `a:${text}` };
const FILE = 'documents/01j00000000000000000000000';
const PLACE = 's3://backups/rewards';
type Settings = Readonly<Record<string, string>>;

let server: S3Server;
let [base, tmp] = ['', ''];
const before = process.env['TMPDIR'];
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'rrr-bucket-'));
  tmp = mkdtempSync(join(base, 'tmp-'));
});
beforeEach(async () => {
  process.env['TMPDIR'] = tmp;
  server = await s3Server('backups');
});
afterEach(async () => {
  await server.stop();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  // whatever happened, no copy of the data is left
  expect(readdirSync(tmp)).toEqual([]);
});
afterAll(() => rmSync(base, { recursive: true }));

const bucketSettings = (): Settings => ({
  BACKUP_S3_ENDPOINT: server.settings.endpoint,
  BACKUP_S3_REGION: server.settings.region,
  BACKUP_S3_ACCESS_KEY: server.settings.accessKey,
  BACKUP_S3_SECRET_KEY: server.settings.secretKey,
});
const run = async (args: readonly string[], env: Settings) => {
  const said: string[] = [];
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...KEYS, ...bucketSettings(), ...env };
  const code = await cli(args, settings, (line) => void said.push(line));
  return { code, said: said.join('\n') };
};

describe.each(KINDS)('backups of %s in a bucket', (kind) => {
  let made: TestDatabase;
  let places: TestDatabase[] = [];
  const source = (): Settings => ({ DATA_DIR: join(base, `data-${kind}`), DATABASE_URL: made.url });
  const place = async (): Promise<Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>> => {
    const DATA_DIR = mkdtempSync(join(base, 'place-'));
    if (kind === 'sqlite') return { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'rewards.sqlite')}` };
    const empty = await emptyDatabase(kind);
    places.push(empty);
    return { DATA_DIR, DATABASE_URL: empty.url };
  };
  beforeAll(async () => {
    made = await newDatabase(kind);
    const seals = hmacHistorySeals(new Map([['a', key]]));
    await recordBareParts(made.db, seals, '2026-01-01T00:00:00.000Z');
    const shop = await aShop({
      uow: sqlUnitOfWork(made.db, { seals }),
      give: (world) => putWorld(made.db, world),
    });
    await shop.issueCredit(shop.riderId, [1_000]);
    await shop.redeem(300);
    const files = diskFiles(join(base, `data-${kind}`, 'files'));
    await encryptedFiles(files, new Map([['a', key]])).put(FILE, Buffer.from('a licence'));
    await cli(['rebuild:summaries'], { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...KEYS, ...source() }, () => undefined);
  }, 120_000);
  afterEach(async () => {
    await Promise.all(places.map((it) => it.drop()));
    places = [];
  });
  afterAll(() => made.drop());
  const backedUp = async (): Promise<string> => {
    const { code, said } = await run(['backup', PLACE], source());
    expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up the database and 1 files into s3:\/\/backups/)]);
    return /s3:\S+(?=\.$)/m.exec(said)?.[0] ?? '';
  };

  test('are made, listed, tested and restored with all that was in them', async () => {
    const [first, second] = [await backedUp(), await backedUp()].toSorted();
    expect(first).toMatch(/^s3:\/\/backups\/rewards\/\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{4}$/);
    expect(
      [...server.objects.keys()].filter((it) => it.startsWith(`${first?.slice('s3://backups/'.length)}/`)),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining(`/files/${FILE}`), expect.stringMatching(/manifest\.json$/)]),
    );
    expect(await run(['backups', `${PLACE}/`], {})).toEqual({ code: 0, said: `${first}\n${second}` });
    const to = await place();
    expect(await run(['restore-test', `${PLACE}/newest`], to)).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^The backup of \\S+Z \\(${second}\\) can be restored: read, restored`)),
    });
    const { code, said } = await run(['restore', String(first)], to);
    expect([code, said]).toEqual([0, expect.stringContaining('All is as the backup says')]);
    const files = encryptedFiles(diskFiles(join(to.DATA_DIR, 'files')), new Map([['a', key]]));
    expect(String(await files.get(FILE))).toBe('a licence');
    expect(await run(['restore', String(first)], to)).toEqual({
      code: 2,
      said: expect.stringMatching(/already.* and restore does not overwrite/),
    });
  });

  test('that were torn or changed are taken by no restore', async () => {
    const name = (await backedUp()).slice('s3://backups/'.length);
    const whole = new Map(server.objects);
    const changed = (path: string, change: (bytes: Buffer) => Buffer | null): void => {
      for (const [at, bytes] of whole) server.objects.set(at, bytes);
      const bytes = change(Buffer.from(whole.get(`${name}/${path}`) ?? ''));
      if (bytes === null) server.objects.delete(`${name}/${path}`);
      else server.objects.set(`${name}/${path}`, bytes);
    };
    const flipped = (bytes: Buffer): Buffer => (bytes.writeUInt8((bytes[40] ?? 0) ^ 1, 40), bytes);
    const database = kind === 'sqlite' ? 'database.sqlite' : 'database.sql';
    const to = await place();
    const refused = async (sentence: RegExp, at = `s3://backups/${name}`): Promise<void> =>
      expect(await run(['restore', at], to)).toEqual({ code: 2, said: expect.stringMatching(sentence) });
    changed('manifest.sha256', () => null);
    await refused(
      /^s3:\/\/backups\/rewards\/\S+ has no manifest\.sha256, so it is not a whole backup: use another one\.$/,
    );
    await refused(/^s3:\/\/backups\/rewards has no whole backup\.$/, `${PLACE}/newest`);
    expect(await run(['backups', PLACE], {})).toEqual({
      code: 1,
      said: `s3://backups/${name}: not whole, interrupted or still being made\nThere is no whole backup in ${PLACE}.`,
    });
    changed('manifest.json', flipped);
    await refused(/^s3:\/\/backups\/rewards\/\S+\/manifest\.json is not as it was written: use another backup\.$/);
    changed(database, flipped);
    await refused(/^The file s3:\/\/backups\/\S+\/database\.sql(?:ite)? of the backup was changed \(SHA-256\)/);
    changed(database, (bytes) => bytes.subarray(0, 1_000));
    await refused(/^The file s3:\S+ of the backup has 1000 bytes instead of \d+: use another backup\.$/);
    changed(`files/${FILE}`, () => null);
    await refused(/^The file s3:\S+documents\S+ of the backup has 0 bytes instead of \d+: use another backup\.$/);
    expect(readdirSync(to.DATA_DIR)).toEqual([]);
  });

  test('that break off leave nothing that looks whole, and say so', async () => {
    const waited: number[] = [];
    const parts = {
      db: made.db,
      databaseUrl: made.url,
      files: diskFiles(join(base, `data-${kind}`, 'files')),
      keys: { SESSION_KEY: [], PIN_KEY: [], FILE_KEYS: [], AUDIT_KEY: [] },
      clock: fixedClock(),
      version: '0.1.0',
      contract: 11,
    };
    const archive = () =>
      bucketArchive(readConfig(bucketSettings()), bucketPlace(PLACE), {
        wait: async (milliseconds) => void waited.push(milliseconds),
      });
    for (const after of [1, 2]) {
      // four tries of one request, which the service stores each time but never acknowledges
      server.cut(4, after);
      await expect(backupIntoBucket(archive(), 'rewards/', parts)).rejects.toMatchObject({
        name: 'BackupFault',
        message: expect.stringMatching(
          /^The connection to the bucket service http:\S+ broke off \([^)]+\): check the network, then run the command again\.$/,
        ),
      });
    }
    expect([...server.objects.keys()].filter((it) => it.endsWith('manifest.sha256'))).toEqual([]);
    expect(waited).toEqual([500, 2_000, 8_000, 500, 2_000, 8_000]);
    server.cut(1, 1);
    const { name } = await backupIntoBucket(archive(), 'rewards/', parts);
    expect((await run(['restore-test', `${PLACE}/${name}`], await place())).said).toContain('can be restored');
  });
});

describe('a bucket of backups', () => {
  const sqlite = () => {
    const DATA_DIR = mkdtempSync(join(base, 'lone-'));
    return { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'rewards.sqlite')}` };
  };
  test.each([
    [
      'is away',
      { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:2' },
      /^The bucket service http:\/\/127\.0\.0\.1:2 does not respond \(ECONNREFUSED\): start it/,
    ],
    [
      'is at no host',
      { BACKUP_S3_ENDPOINT: 'http://none.invalid' },
      /^The host none\.invalid in BACKUP_S3_ENDPOINT cannot be found/,
    ],
    [
      'does not know the user',
      { BACKUP_S3_ACCESS_KEY: 'nobody' },
      /rejects the credentials \(InvalidAccessKeyId\): correct BACKUP_S3_ACCESS_KEY and/,
    ],
    ['knows another secret', { BACKUP_S3_SECRET_KEY: 'wrong' }, /rejects the credentials \(SignatureDoesNotMatch\)/],
    [
      'has no credentials',
      { BACKUP_S3_ENDPOINT: '', BACKUP_S3_ACCESS_KEY: '', BACKUP_S3_SECRET_KEY: '' },
      /is not known: set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY/,
    ],
    [
      'has half of them',
      { BACKUP_S3_SECRET_KEY: '' },
      /BACKUP_S3_SECRET_KEY: must be set together with the other BACKUP_S3 settings/,
    ],
  ])('that %s is one sentence and exit code 2', async (_what, env, sentence) => {
    const settings = sqlite();
    expect((await run(['migrate'], settings)).code).toBe(0);
    for (const args of [
      ['backup', PLACE],
      ['restore', `${PLACE}/one`],
      ['restore-test', `${PLACE}/newest`],
      ['backups', PLACE],
    ])
      expect(await run(args, { ...settings, ...env })).toEqual({ code: 2, said: expect.stringMatching(sentence) });
    expect(server.objects.size).toBe(0);
  });

  test('that fails, refuses or breaks off is one sentence too', async () => {
    const said = async (args = ['backups', PLACE], env: Settings = {}) => (await run(args, env)).said;
    server.cut();
    expect(await said()).toMatch(/^The connection to the bucket service \S+ broke off/);
    server.fail(4, 503);
    expect(await said()).toMatch(/^The bucket service \S+ failed \(503 SlowDown\): look at its state/);
    server.fail(1, 403);
    expect(await said()).toMatch(/does not let this user do that in the bucket backups .*grant s3:PutObject/);
    server.fail(1, 301);
    expect(await said()).toMatch(/is in another region \(301 SlowDown\): correct BACKUP_S3_REGION/);
    expect(await said(['backups', 's3://others/rewards'])).toMatch(/^The bucket others does not exist at http/);
    for (const place of [
      's3://',
      's3:backups',
      's3://Backups/x',
      's3://backups/../x',
      's3://backups//x',
      's3://backups/a b',
    ])
      expect(await said(['backups', place])).toMatch(/is not a place in a bucket: write s3:\/\/bucket\/folder/);
    const S3 = { S3_ENDPOINT: server.settings.endpoint, S3_BUCKET: 'backups', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(await said(['backups', PLACE], S3)).toMatch(/^The bucket backups has the uploaded files \(S3_BUCKET\)/);
  });

  test('and a folder are listed alike', async () => {
    const folder = mkdtempSync(join(base, 'list-'));
    for (const name of ['tuesday', 'monday', 'wednesday.partial', 'other']) mkdirSync(join(folder, name));
    for (const name of ['tuesday', 'monday']) writeFileSync(join(folder, name, 'manifest.sha256'), '');
    const part = ': not whole, interrupted or still being made';
    expect(await run(['backups', folder], {})).toEqual({
      code: 0,
      said: [`/monday`, `/other${part}`, `/tuesday`, `/wednesday.partial${part}`].map((it) => folder + it).join('\n'),
    });
    expect(await run(['backups', join(folder, 'none')], {})).toEqual({
      code: 2,
      said: expect.stringMatching(/^The folder \S+ cannot be read \(ENOENT\): name the one that has the backups\.$/),
    });
  });
});
