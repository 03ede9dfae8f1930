import { join } from 'node:path';
import { CONTRACT } from '@rrr/contract';
import { diskFiles, encryptedFiles } from '@rrr/files';
import { assertEmptyPlace, dropTables, restoreDatabase } from '@rrr/persistence/backup';
import { keyIds, missingKeys } from '../backup/key-ids.js';
import type { Manifest } from '../backup/manifest.js';
import { withBackup } from '../backup/open-backup.js';
import { assertSameKind } from '../backup/restore-backup.js';
import { inTemporaryFolder } from '../backup/temporary-folder.js';
import { newestTold, verifyRestored } from '../backup/verify-restored.js';
import type { Config } from '../config.js';
import { makeContainer } from '../container.js';
import { productVersion } from '../product-version.js';
import { SERVICES as S } from '../services.js';
import type { FolderCommand } from './command.js';

/** Files of the backup that no key of now decrypts. */
const unreadable = async (folder: string, manifest: Manifest, config: Config): Promise<readonly string[]> => {
  const keys = makeContainer(config).get(S.keys).files;
  const files = encryptedFiles(diskFiles(join(folder, 'files')), keys);
  const found: string[] = [];
  for (const { path } of manifest.files) {
    if (!path.startsWith('files/')) continue;
    const isRead = await files.get(path.slice('files/'.length)).then(Boolean, () => false);
    if (!isRead) found.push(`The file ${path} of the backup cannot be decrypted with FILE_KEYS.`);
  }
  return found;
};

const verified = async (folder: string, manifest: Manifest, config: Config): Promise<readonly string[]> => {
  const container = makeContainer(config);
  await restoreDatabase(config.DATABASE_URL, join(folder, manifest.database.file));
  const db = container.get(S.database);
  try {
    return await verifyRestored(manifest, {
      db,
      seals: container.get(S.historySeals),
      clock: container.get(S.clock),
      program: async () => {
        await container.get(S.readSeasons)();
        return container.get(S.program);
      },
    });
  } finally {
    await db.close();
  }
};

/** Restores into a place of its own, which is deleted afterwards. */
const tried = async (folder: string, manifest: Manifest, config: Config): Promise<readonly string[]> => {
  if (manifest.database.kind === 'mysql') {
    assertSameKind(manifest, config.DATABASE_URL);
    await assertEmptyPlace(config.DATABASE_URL);
    return verified(folder, manifest, config).finally(() => dropTables(config.DATABASE_URL));
  }
  return inTemporaryFolder('restore-test', (place) =>
    verified(folder, manifest, { ...config, DATABASE_URL: `sqlite:${join(place, 'test.sqlite')}` }),
  );
};

/** Restores a backup for a test and deletes it again; exit code 1 when a check fails. */
export const restoreTestCommand: FolderCommand = {
  usage: 'restore-test <folder or s3://bucket/folder/name> [--database <url>]',
  about:
    'restore a backup for a test, verify it and delete it again: SQLite into a temporary folder, MySQL and MariaDB into ' +
    'an empty database (--database, or DATABASE_URL)',
  run: ({ config, folder: from, say }) => {
    const began = performance.now();
    const own = { version: productVersion(), contract: CONTRACT };
    return withBackup(from, config, own, async ({ manifest, shown, checked }) => {
      const folder = await checked();
      for (const missingKey of missingKeys(manifest.keys, keyIds(makeContainer(config).get(S.keys))))
        say(`Warning: ${missingKey}`);
      const faults = [...(await tried(folder, manifest, config)), ...(await unreadable(folder, manifest, config))];
      for (const fault of faults) say(fault);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const backup = `The backup of ${manifest.madeAt}${shown === folder ? '' : ` (${shown})`}`;
      say(
        faults.length === 0
          ? `${backup} can be restored: read, restored and verified in ${seconds} seconds.`
          : `${backup} did not pass the checks above, after ${seconds} seconds.`,
      );
      for (const text of newestTold(manifest)) say(text);
      return faults.length === 0 ? 0 : 1;
    });
  },
};
