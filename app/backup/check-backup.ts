import { join } from 'node:path';
import { BackupFault } from '@rrr/persistence/backup';
import { fileDigest } from './file-digest.js';
import { type Manifest, readManifest } from './manifest.js';

/** This version of the product. */
export interface Own {
  readonly version: string;
  readonly contract: number;
}

const numbers = (version: string): readonly number[] => version.split(/[.-]/).slice(0, 3).map(Number);
const isLater = (one: string, other: string): boolean => {
  const [ours, theirs] = [numbers(other), numbers(one)];
  const at = theirs.findIndex((value, index) => value !== ours[index]);
  return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0);
};

/**
 * Reads a backup from its first to its last byte before anything is restored. @throws BackupFault for a changed or
 * missing file, or a newer version
 */
export const checkBackup = async (folder: string, own: Own): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (isLater(manifest.version, own.version) || manifest.contract > own.contract)
    throw new BackupFault(
      `The backup in ${folder} was made by version ${manifest.version}, and this is ${own.version}: restore it with that ` +
        'version or a later one.',
    );
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await fileDigest(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      throw new BackupFault(
        `The file ${join(folder, path)} of the backup cannot be read (${error.code}): use another backup.`,
      );
    });
    if (found.bytes !== bytes)
      throw new BackupFault(
        `The file ${join(folder, path)} of the backup has ${found.bytes} bytes instead of ${bytes}: use another backup.`,
      );
    if (found.sha256 !== sha256)
      throw new BackupFault(`The file ${join(folder, path)} of the backup was changed (SHA-256): use another backup.`);
  }
  return manifest;
};
