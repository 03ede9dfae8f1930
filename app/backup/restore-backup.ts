import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFiles } from '@rrr/core/uploads';
import { databaseAddress } from '@rrr/persistence';
import { assertEmptyPlace, BackupFault, restoreDatabase } from '@rrr/persistence/backup';
import type { Manifest } from './manifest.js';

const FILES = 'files/';

const KINDS = { sqlite: 'SQLite', mysql: 'MySQL or MariaDB' } as const;

/** @throws BackupFault when the backup is of the other kind of database */
export const assertSameKind = ({ database }: Manifest, url: string): void => {
  const { kind } = databaseAddress(url);
  if (kind !== database.kind)
    throw new BackupFault(
      `The backup is of ${KINDS[database.kind]}, but DATABASE_URL names ${KINDS[kind]}: name a database of the same kind.`,
    );
};

export interface RestorePlace {
  readonly databaseUrl: string;
  readonly files: ListedFiles;
  /** whether the files are in a folder, which must be empty; in a bucket, those that are there stay */
  readonly isFolder: boolean;
}

/** @throws BackupFault when there is something already */
export const assertRestorable = async (manifest: Manifest, place: RestorePlace): Promise<void> => {
  assertSameKind(manifest, place.databaseUrl);
  await assertEmptyPlace(place.databaseUrl);
  if (!place.isFolder) return;
  for await (const { key } of place.files.listed())
    throw new BackupFault(
      `The folder of files in DATA_DIR is not empty (${key}), and restore does not overwrite it: move the folder files ` +
        'to another place, then run restore again.',
    );
};

/**
 * Restores a backup that was checked. The files come first, so no record is ever without its file. @returns how many
 * files were restored
 */
export const restoreBackup = async (folder: string, manifest: Manifest, place: RestorePlace): Promise<number> => {
  const there = new Set<string>();
  if (!place.isFolder) for await (const { key } of place.files.listed()) there.add(key);
  const keys = manifest.files.flatMap(({ path }) => (path.startsWith(FILES) ? [path.slice(FILES.length)] : []));
  const missing = keys.filter((key) => !there.has(key));
  for (const key of missing) await place.files.put(key, await readFile(join(folder, FILES, key)));
  await restoreDatabase(place.databaseUrl, join(folder, manifest.database.file));
  return missing.length;
};
