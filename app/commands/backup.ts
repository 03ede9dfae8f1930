import { CONTRACT } from '@rrr/contract';
import { refuseUnfinishedRestore } from '@rrr/persistence/backup';
import { keyIds } from '../backup/key-ids.js';
import { backupIntoBucket } from '../backup/backup-into-bucket.js';
import { bucketArchive } from '../backup/bucket-archive.js';
import { bucketPlace, isInBucket, shownPlace } from '../backup/bucket-place.js';
import { type BackupParts, makeBackup } from '../backup/make-backup.js';
import { newestTold } from '../backup/verify-restored.js';
import type { Config } from '../config.js';
import { makeContainer } from '../container.js';
import { sealedFiles } from '../make-files.js';
import { productVersion } from '../product-version.js';
import { refuseDamage } from '../refuse-damage.js';
import { SERVICES as S } from '../services.js';
import type { FolderCommand } from './command.js';

/** Backs up into a folder or a bucket. @returns where to */
const backUp = async (to: string, config: Config, parts: BackupParts) => {
  if (!isInBucket(to)) return { manifest: await makeBackup(to, parts), where: to };
  const place = bucketPlace(to);
  const { manifest, name } = await backupIntoBucket(bucketArchive(config, place), place.prefix, parts);
  return { manifest, where: `${shownPlace(place)}/${name}` };
};

/** Backs up the database and the uploaded files into a new folder, while servers run. */
export const backupCommand: FolderCommand = {
  usage: 'backup <folder or s3://bucket/folder>',
  about:
    'back up the database and the uploaded files into a new folder, or below a folder of a bucket under a name with the ' +
    'time, also while the server runs',
  run: async ({ config, folder, say }) => {
    const container = makeContainer(config);
    const db = container.get(S.database);
    try {
      await refuseUnfinishedRestore(db, config.DATABASE_URL);
      // or the last sound backup would be deleted as outdated one day
      await refuseDamage(db, config.DATABASE_URL, 'quick');
      const { manifest, where } = await backUp(folder, config, {
        db,
        databaseUrl: config.DATABASE_URL,
        files: sealedFiles(config),
        keys: keyIds(container.get(S.keys)),
        clock: container.get(S.clock),
        version: productVersion(),
        contract: CONTRACT,
      });
      say(`Backed up the database and ${manifest.files.length - 1} files into ${where}.`);
      for (const text of newestTold(manifest)) say(text);
      const { log } = manifest.database;
      if (log) say(`The binary log goes on from ${log.file}, position ${log.position}.`);
      say('The keys are not in the backup: keep them in another place.');
      return 0;
    } finally {
      await db.close();
    }
  },
};
