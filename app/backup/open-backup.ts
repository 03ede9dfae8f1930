import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Archive } from '@rrr/files';
import { BackupFault } from '@rrr/persistence/backup';
import type { Config } from '../config.js';
import { bucketArchive } from './bucket-archive.js';
import { type BucketPlace, bucketPlace, isInBucket, shownPlace } from './bucket-place.js';
import { checkFiles, fittingManifest, type Own } from './check-backup.js';
import { type Manifest, MANIFEST, MANIFEST_DIGEST } from './manifest.js';
import { inTemporaryFolder } from './temporary-folder.js';

export interface OpenedBackup {
  readonly manifest: Manifest;
  /** Reads every byte of it. @returns the folder that it lies in @throws BackupFault for a changed or missing file */
  readonly checked: () => Promise<string>;
  /** what it is called */
  readonly shown: string;
}

export interface ListedBackup {
  readonly name: string;
  readonly isWhole: boolean;
}

const inBucket = async (archive: Archive, prefix: string): Promise<readonly ListedBackup[]> => {
  const found: ListedBackup[] = [];
  for await (const name of archive.folders(prefix))
    found.push({ name, isWhole: (await archive.get(`${prefix}${name}/${MANIFEST_DIGEST}`)) !== undefined });
  return found;
};

/** The backups in a folder or below a place in a bucket, by name. @throws BackupFault */
export const listBackups = async (place: string, config: Config): Promise<readonly ListedBackup[]> => {
  if (isInBucket(place)) {
    const at = bucketPlace(place);
    return inBucket(bucketArchive(config, at), at.prefix);
  }
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(`The folder ${place} cannot be read (${error.code}): name the one that has the backups.`);
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const isWhole = (name: string): boolean =>
    !name.endsWith('.partial') && existsSync(join(place, name, MANIFEST_DIGEST));
  return names.toSorted().map((name) => ({ name, isWhole: isWhole(name) }));
};

const NEWEST = 'newest/';

/** `…/newest` is the last one that is whole: names begin with their time. */
const found = async (archive: Archive, at: BucketPlace): Promise<BucketPlace> => {
  if (at.prefix !== NEWEST && !at.prefix.endsWith(`/${NEWEST}`)) return at;
  const below = at.prefix.slice(0, -NEWEST.length);
  const newest = (await inBucket(archive, below)).findLast((backup) => backup.isWhole);
  if (!newest) throw new BackupFault(`${shownPlace({ ...at, prefix: below })} has no whole backup.`);
  return { ...at, prefix: `${below}${newest.name}/` };
};

const openInBucket = async (archive: Archive, place: BucketPlace, folder: string, own: Own): Promise<OpenedBackup> => {
  const at = await found(archive, place);
  const shown = shownPlace(at);
  for (const name of [MANIFEST, MANIFEST_DIGEST]) {
    const bytes = await archive.get(at.prefix + name);
    if (bytes) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  }
  // it names the files, so its digest is checked before they are written
  const manifest = await fittingManifest(folder, own, shown);
  const checked = async (): Promise<string> => {
    for (const { path, bytes } of manifest.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      await archive.getFile(at.prefix + path, join(folder, path), bytes);
    }
    await checkFiles(folder, manifest, shown);
    return folder;
  };
  return { manifest, checked, shown };
};

/**
 * Works with a backup in a folder or a bucket. What is in a bucket is copied into a temporary folder, so that what was
 * checked is what is restored; the folder is deleted afterwards.
 * @throws BackupFault
 */
export const withBackup = async <T>(
  place: string,
  config: Config,
  own: Own,
  work: (backup: OpenedBackup) => Promise<T>,
): Promise<T> => {
  if (!isInBucket(place)) {
    const manifest = await fittingManifest(place, own);
    return work({ manifest, shown: place, checked: async () => (await checkFiles(place, manifest), place) });
  }
  const at = bucketPlace(place);
  const archive = bucketArchive(config, at);
  return inTemporaryFolder('restore', async (folder) => work(await openInBucket(archive, at, folder, own)));
};
