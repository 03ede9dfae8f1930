import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, recordBareParts, sqlUnitOfWork } from '@rrr/persistence';
import { hmacHistorySeals } from '@rrr/crypto';
import { diskFiles, encryptedFiles } from '@rrr/files';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { aShop } from '../../adapters/persistence/testing/shop.js';
import { cli } from '../cli.js';
import { readConfig } from '../config.js';
import { makeContainer } from '../container.js';
import { startServer } from '../server.js';
import { SERVICES } from '../services.js';
import { type Manifest, manifestTexts } from './manifest.js';

const key = randomBytes(32);
const text = key.toString('base64');
const KEYS = { SESSION_KEY: text, PIN_KEY: text, FILE_KEYS: `a:${text}`, AUDIT_KEY: `a:${text}` };
const FILE = 'documents/01j00000000000000000000000';

describe.each(KINDS)('backup and restore of %s as commands', (kind) => {
  let made: TestDatabase;
  let base = '';
  let backup = '';
  let places: TestDatabase[] = [];
  const run = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const said: string[] = [];
    const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...KEYS, ...env };
    const code = await cli(args, settings, (line) => void said.push(line));
    return { code, said: said.join('\n') };
  };
  const source = () => ({ DATA_DIR: join(base, 'data'), DATABASE_URL: made.url });
  /** an empty database and an empty folder */
  const place = async (): Promise<Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>> => {
    const DATA_DIR = mkdtempSync(join(base, 'place-'));
    if (kind === 'sqlite') return { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'rewards.sqlite')}` };
    const empty = await emptyDatabase(kind);
    places.push(empty);
    return { DATA_DIR, DATABASE_URL: empty.url };
  };
  /** a copy of the backup, to change */
  const changed = (change: (folder: string) => void): string => {
    const folder = mkdtempSync(join(base, 'changed-'));
    cpSync(backup, folder, { recursive: true });
    change(folder);
    return folder;
  };
  const withManifest = (change: (manifest: Manifest) => object): string =>
    changed((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      const texts = manifestTexts({ ...manifest, ...change(manifest) });
      writeFileSync(join(folder, 'manifest.json'), texts.text);
      writeFileSync(join(folder, 'manifest.sha256'), texts.digest);
    });

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'rrr-backup-'));
    made = await newDatabase(kind);
    const seals = hmacHistorySeals(new Map([['a', key]]));
    await recordBareParts(made.db, seals, '2026-01-01T00:00:00.000Z');
    const shop = await aShop({
      uow: sqlUnitOfWork(made.db, { seals }),
      give: (world) => putWorld(made.db, world),
    });
    await shop.issueCredit(shop.riderId, [1_000]);
    await shop.redeem(300);
    const files = diskFiles(join(base, 'data', 'files'));
    await encryptedFiles(files, new Map([['a', key]])).put(FILE, Buffer.from('a licence'));
    backup = join(base, 'backups', 'monday');
    expect(await run(['rebuild:summaries'], source())).toMatchObject({ said: expect.stringMatching(/figures/) });
    expect(await run(['backup', backup], source())).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Backed up the database and 1 files into .*\.\nThe newest entry acknowledged is \w{26} of 2025-.*Z\.\n/,
      ),
    });
  }, 120_000);
  beforeEach(() => void (places = []));
  afterAll(async () => {
    await made.drop();
    rmSync(base, { recursive: true });
  });
  const dropPlaces = () => Promise.all(places.map((it) => it.drop()));

  test('a backup has a manifest with digests and without keys, and is its owner’s only', () => {
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = readFileSync(join(backup, path));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    }
    expect(manifest.files.map((it) => it.path)).toEqual([manifest.database.file, `files/${FILE}`]);
    expect(manifest).toMatchObject({
      contract: expect.any(Number),
      database: { kind },
      facts: { tables: { redemptions: 1 } },
    });
    expect(JSON.stringify(manifest)).not.toContain(text);
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(readdirSync(join(base, 'backups'))).toEqual(['monday']);
  });

  test('a backup is restored with its files into an empty place, once, and verified', async () => {
    const to = await place();
    const { code, said } = await run(['restore', backup], to);
    expect([code, said]).toEqual([0, expect.stringContaining('All is as the backup says')]);
    expect(said).toMatch(/\nThe newest entry acknowledged is \w{26} of 2025-.*Z\./);
    const files = encryptedFiles(diskFiles(join(to.DATA_DIR, 'files')), new Map([['a', key]]));
    expect(String(await files.get(FILE))).toBe('a licence');
    for (const name of ['ledger:verify', 'audit:verify']) expect((await run([name], to)).code).toBe(0);
    expect(await run(['restore', backup], to)).toEqual({
      code: 2,
      said: expect.stringMatching(/already.* and restore does not overwrite/),
    });
    await dropPlaces();
  });

  test('a folder of files that is not empty is not overwritten', async () => {
    const to = await place();
    mkdirSync(join(to.DATA_DIR, 'files', 'photos'), { recursive: true });
    writeFileSync(join(to.DATA_DIR, 'files', 'photos', 'one'), 'of another');
    const { code, said } = await run(['restore', backup], to);
    expect([code, said]).toEqual([2, expect.stringContaining('The folder of files in DATA_DIR is not empty')]);
    await dropPlaces();
  });

  test('what is no whole backup, or was changed, is refused before anything is restored', async () => {
    const to = await place();
    const database = readdirSync(backup).find((it) => it.startsWith('database')) ?? '';
    const flip = (folder: string, path: string): void => {
      const bytes = readFileSync(join(folder, path));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(join(folder, path), bytes);
    };
    const faults: readonly (readonly [string, RegExp])[] = [
      [join(base, 'none'), /has no manifest\.json, so it is not a whole backup: use another one\.$/],
      [changed((it) => rmSync(join(it, 'manifest.json'))), /has no manifest\.json/],
      [changed((it) => flip(it, 'manifest.json')), /manifest\.json is not as it was written: use another backup\.$/],
      [changed((it) => flip(it, database)), /The file .*database\.sql(?:ite)? of the backup was changed/],
      [changed((it) => flip(it, `files/${FILE}`)), /The file .*documents.* of the backup was changed/],
      [changed((it) => rmSync(join(it, 'files', FILE))), /The file .* of the backup cannot be read \(ENOENT\)/],
      [changed((it) => writeFileSync(join(it, database), 'short')), /has 5 bytes instead of \d+/],
      [
        withManifest(() => ({ version: '99.0.0' })),
        /was made by version 99\.0\.0, and this is .*: restore it with that/,
      ],
      [withManifest(() => ({ contract: 999 })), /was made by version/],
      [withManifest(() => ({ format: 2 })), /was made by a newer version of this program/],
      [
        withManifest(() => ({ files: [{ path: 'files/../../x', bytes: 1, sha256: 'a'.repeat(64) }] })),
        /not as it was written/,
      ],
    ];
    for (const [folder, sentence] of faults)
      expect(await run(['restore', folder], to)).toEqual({ code: 2, said: expect.stringMatching(sentence) });
    expect(readdirSync(to.DATA_DIR)).toEqual([]);
    await dropPlaces();
  });

  test('what differs from the manifest after a restore is told, with exit code 1', async () => {
    const to = await place();
    const folder = withManifest(({ facts }) => ({ facts: { ...facts, tables: { ...facts.tables, redemptions: 2 } } }));
    const { code, said } = await run(['restore', folder], to);
    expect([code, said]).toEqual([1, expect.stringContaining('The table redemptions has 1 rows instead of 2.')]);
    await dropPlaces();
  });

  test('a place with other keys is warned of', async () => {
    const to = await place();
    const other = `a:${randomBytes(32).toString('base64')}`;
    const { code, said } = await run(['restore', backup], { ...to, AUDIT_KEY: other, FILE_KEYS: other });
    expect(code).toBe(1);
    expect(said).toMatch(
      /Warning: FILE_KEYS has other keys than at the time of the backup \(missing: a:[0-9a-f]{16}\): /,
    );
    expect(said).toContain('its seal does not match');
    expect(said).not.toContain(text);
    await dropPlaces();
  });

  test('a backup goes into a new folder only, and one that was interrupted is not taken for a whole one', async () => {
    expect(await run(['backup', backup], source())).toEqual({
      code: 2,
      said: expect.stringContaining('is not empty: name'),
    });
    const folder = join(base, 'tuesday');
    mkdirSync(`${folder}.partial`);
    expect(await run(['backup', folder], source())).toEqual({
      code: 2,
      said: expect.stringMatching(
        /tuesday\.partial is left from a backup that was interrupted or still runs: delete it/,
      ),
    });
    expect(existsSync(folder)).toBe(false);
    expect((await run(['restore', `${folder}.partial`], source())).said).toMatch(/so it is not a whole backup/);
    expect((await run(['backup'], source())).said).toBe('Name one folder');
    expect((await run(['ledger:verify', 'folder'], source())).code).toBe(2);
  });

  test('a test of a backup restores, verifies and leaves nothing', async () => {
    const to = await place();
    expect(await run(['restore-test', backup], to)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^The backup of .*Z can be restored: read, restored and verified in \d+\.\d seconds\.\n/,
      ),
    });
    expect(readdirSync(to.DATA_DIR)).toEqual([]);
    if (kind === 'mysql') {
      const db = openDatabase({ url: to.DATABASE_URL });
      expect((await db.read.raw('SHOW TABLES'))[0]).toEqual([]);
      await db.close();
      expect((await run(['restore-test', backup], source())).said).toMatch(/already, and restore does not overwrite/);
    }
    const FILE_KEYS = `a:${randomBytes(32).toString('base64')}`;
    expect(await run(['restore-test', backup], { ...to, FILE_KEYS })).toEqual({
      code: 1,
      said: expect.stringContaining(`The file files/${FILE} of the backup cannot be decrypted with FILE_KEYS.`),
    });
    await dropPlaces();
  });

  test('a place where a restore was interrupted is taken by no server', async () => {
    const to = await place();
    if (kind === 'sqlite') writeFileSync(join(to.DATA_DIR, 'rewards.sqlite.restoring'), 'a part');
    else
      await Promise.all(
        places.map((it) => it.db.write.schema.createTable('restore_unfinished', (table) => table.integer('id'))),
      );
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'false', PORT: '0', ...KEYS, ...to });
    const sentence = /^A restore into .* was interrupted/;
    const container = makeContainer(config);
    await expect(startServer(config, undefined, container)).rejects.toThrow(sentence);
    await container.get(SERVICES.database).close();
    for (const args of [['migrate'], ['restore', backup], ['backup', join(base, 'of-a-part')]])
      expect(await run(args, to)).toEqual({ code: 2, said: expect.stringMatching(sentence) });
    await dropPlaces();
  });

  test('a backup of one kind of database is not restored into the other', async () => {
    const DATABASE_URL = kind === 'sqlite' ? 'mysql://a@127.0.0.1:9/a' : `sqlite:${join(base, 'other.sqlite')}`;
    const { code, said } = await run(['restore', backup], { ...(await place()), DATABASE_URL });
    expect([code, said]).toEqual([2, expect.stringMatching(/^The backup is of .*, but DATABASE_URL names .*\.$/)]);
    await dropPlaces();
  });
});
