import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedFiles } from '@rrr/core/uploads';
import { fixedClock } from '@rrr/core/testing';
import { newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { makeBackup } from './make-backup.js';
import { assertRestorable, restoreBackup } from './restore-backup.js';

let made: TestDatabase;
let base = '';
beforeEach(async () => {
  made = await newDatabase('sqlite');
  base = mkdtempSync(join(tmpdir(), 'rrr-bucket-'));
});
afterEach(async () => {
  await made.drop();
  rmSync(base, { recursive: true });
});

const bucket = (content: Readonly<Record<string, string>>) => {
  const stored = new Map(Object.entries(content));
  const files: ListedFiles = {
    put: async (key, bytes) => (stored.set(key, Buffer.from(bytes).toString()), { keyId: null }),
    get: async (key) => {
      const found = stored.get(key);
      return found === undefined ? undefined : Buffer.from(found);
    },
    remove: async (key) => void stored.delete(key),
    listed: async function* () {
      for (const key of stored.keys()) yield { key, putAt: '2026-01-01T00:00:00.000Z' };
      // deleted since it was listed
      yield { key: 'photos/gone', putAt: '2026-01-01T00:00:00.000Z' };
    },
  };
  return { files, stored };
};

test('files of a bucket are backed up, and only missing ones are put back', async () => {
  const { files } = bucket({ 'photos/one': '1', 'photos/two': '2', 'Foreign File.txt': 'x' });
  const folder = join(base, 'backup');
  const manifest = await makeBackup(folder, {
    db: made.db,
    databaseUrl: made.url,
    files,
    keys: { SESSION_KEY: [], PIN_KEY: [], FILE_KEYS: [], AUDIT_KEY: [] },
    clock: fixedClock(),
    version: '1.0.0',
    contract: 11,
  });
  expect(manifest.files.map((it) => it.path)).toEqual(['database.sqlite', 'files/photos/one', 'files/photos/two']);
  expect(readdirSync(join(folder, 'files'))).toEqual(['photos']);
  const { files: into, stored } = bucket({ 'photos/one': 'sealed anew' });
  const place = { databaseUrl: `sqlite:${join(base, 'restored.sqlite')}`, files: into, isFolder: false };
  await assertRestorable(manifest, place);
  expect(await restoreBackup(folder, manifest, place)).toBe(1);
  expect(Object.fromEntries(stored)).toEqual({ 'photos/one': 'sealed anew', 'photos/two': '2' });
});
