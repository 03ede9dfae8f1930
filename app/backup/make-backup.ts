import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Clock, Instant } from '@rrr/core/shared';
import type { ListedFiles } from '@rrr/core/uploads';
import { diskFiles, isKey } from '@rrr/files';
import type { Database } from '@rrr/persistence';
import { BackupFault, copyDatabase, type DatabaseCopy } from '@rrr/persistence/backup';
import { fileDigest } from './file-digest.js';
import type { KeyIds } from './key-ids.js';
import { type BackedUpFile, FORMAT, type Manifest, MANIFEST, MANIFEST_DIGEST, manifestTexts } from './manifest.js';

export interface BackupParts {
  readonly db: Database;
  readonly databaseUrl: string;
  /** uploaded files, encrypted as they are stored */
  readonly files: ListedFiles;
  readonly keys: KeyIds;
  readonly clock: Clock;
  readonly version: string;
  readonly contract: number;
}

const isEmptyOrMissing = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      if (error.code === 'ENOTDIR') return ['a file'];
      throw error;
    })
  ).length === 0;

/** A folder of its own, which nobody takes for a whole backup. @throws BackupFault */
const makePartial = async (folder: string): Promise<string> => {
  if (!(await isEmptyOrMissing(folder)))
    throw new BackupFault(`${folder} is not empty: name a folder that does not exist, such as one with today's date.`);
  const partial = `${folder}.partial`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(partial, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupFault(
      `${partial} is left from a backup that was interrupted or still runs: delete it if none runs, then try again.`,
    );
  });
  return partial;
};

/** Names of new files last only when their folder is written too. */
const flushFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
};

/** Copies uploaded files. One that was deleted since it was listed is left out: its record was deleted too. */
const copyFiles = async (files: ListedFiles, folder: string): Promise<readonly BackedUpFile[]> => {
  const copies = diskFiles(join(folder, 'files'));
  const copied: BackedUpFile[] = [];
  for await (const { key } of files.listed()) {
    // others were put there by somebody else
    const bytes = isKey(key) ? await files.get(key) : undefined;
    if (!bytes) continue;
    await copies.put(key, bytes);
    copied.push({ path: `files/${key}`, ...(await fileDigest(join(folder, 'files', key))) });
  }
  await rm(join(folder, 'files', '.unfinished'), { recursive: true, force: true });
  return copied;
};

export const manifestOf = (
  { db, version, contract, keys }: BackupParts,
  madeAt: Instant,
  { file, facts, product, log }: DatabaseCopy,
  files: readonly BackedUpFile[],
): Manifest => ({
  format: FORMAT,
  madeAt,
  version,
  contract,
  database: { kind: db.kind, product, file, log },
  facts: { ...facts, migrations: [...facts.migrations], tables: { ...facts.tables } },
  keys: {
    SESSION_KEY: [...keys.SESSION_KEY],
    PIN_KEY: [...keys.PIN_KEY],
    FILE_KEYS: [...keys.FILE_KEYS],
    AUDIT_KEY: [...keys.AUDIT_KEY],
  },
  files: [...files],
});

/**
 * Makes a backup while servers run. The database comes first: files are stored before their records, so each file that
 * the copy of the database names is there when the files are copied. A backup that was interrupted keeps the name
 * `<folder>.partial`.
 * @throws BackupFault
 */
export const makeBackup = async (to: string, parts: BackupParts): Promise<Manifest> => {
  const folder = resolve(to);
  const partial = await makePartial(folder);
  const madeAt = parts.clock.now();
  const copy = await copyDatabase(parts.db, parts.databaseUrl, partial);
  const database = { path: copy.file, ...(await fileDigest(join(partial, copy.file), { flush: true })) };
  const manifest = manifestOf(parts, madeAt, copy, [database, ...(await copyFiles(parts.files, partial))]);
  const { text, digest } = manifestTexts(manifest);
  for (const [name, content] of [
    [MANIFEST, text],
    [MANIFEST_DIGEST, digest],
  ] as const)
    await writeFile(join(partial, name), content, { mode: 0o600, flush: true });
  await flushFolder(partial);
  await rename(partial, folder);
  await flushFolder(dirname(folder));
  return manifest;
};
