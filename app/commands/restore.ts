import { CONTRACT } from '@rrr/contract';
import { keyIds, missingKeys } from '../backup/key-ids.js';
import { withBackup } from '../backup/open-backup.js';
import { assertRestorable, restoreBackup } from '../backup/restore-backup.js';
import { newestTold, verifyRestored } from '../backup/verify-restored.js';
import { makeContainer } from '../container.js';
import { sealedFiles } from '../make-files.js';
import { productVersion } from '../product-version.js';
import { SERVICES as S } from '../services.js';
import type { FolderCommand } from './command.js';

/** Restores a backup into an empty place and verifies it; exit code 1 when a check fails. */
export const restoreCommand: FolderCommand = {
  usage: 'restore <folder or s3://bucket/folder/name>',
  about:
    'restore a backup into an empty database and an empty folder of files, then verify it; in a bucket, the name newest ' +
    'is the last one that is whole',
  run: ({ config, folder: from, say }) =>
    withBackup(
      from,
      config,
      { version: productVersion(), contract: CONTRACT },
      async ({ manifest, shown, checked }) => {
        const place = {
          databaseUrl: config.DATABASE_URL,
          files: sealedFiles(config),
          isFolder: config.S3_BUCKET === undefined,
        };
        // before a bucket is read for hours
        await assertRestorable(manifest, place);
        const folder = await checked();
        const container = makeContainer(config);
        for (const missingKey of missingKeys(manifest.keys, keyIds(container.get(S.keys))))
          say(`Warning: ${missingKey}`);
        const files = await restoreBackup(folder, manifest, place);
        say(`Restored the database and ${files} files of ${shown}. Verifying.`);
        const db = container.get(S.database);
        try {
          const faults = await verifyRestored(manifest, {
            db,
            seals: container.get(S.historySeals),
            clock: container.get(S.clock),
            program: async () => {
              await container.get(S.readSeasons)();
              return container.get(S.program);
            },
          });
          for (const fault of faults) say(fault);
          say(
            faults.length === 0
              ? 'All is as the backup says: rows, ledger, audit log and reports.'
              : 'The data was restored, but the checks above failed: find out why before you start the server.',
          );
          for (const text of newestTold(manifest)) say(text);
          return faults.length === 0 ? 0 : 1;
        } finally {
          await db.close();
        }
      },
    ),
};
