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
 * Reads the manifest of a backup that this version can restore. `shown`: what the backup is called, if its folder is a
 * copy. @throws BackupFault
 */
export const fittingManifest = async (folder: string, own: Own, shown = folder): Promise<Manifest> => {
  const manifest = await readManifest(folder, shown);
  if (isLater(manifest.version, own.version) || manifest.contract > own.contract)
    throw new BackupFault(
      `The backup in ${shown} was made by version ${manifest.version}, and this is ${own.version}: restore it with that ` +
        'version or a later one.',
    );
  return manifest;
};

/** Reads a backup from its first to its last byte. @throws BackupFault for a changed or missing file */
export const checkFiles = async (folder: string, { files }: Manifest, shown = folder): Promise<void> => {
  for (const { path, bytes, sha256 } of files) {
    const name = `The file ${shown}/${path} of the backup`;
    const found = await fileDigest(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      throw new BackupFault(`${name} cannot be read (${error.code}): use another backup.`);
    });
    if (found.bytes !== bytes)
      throw new BackupFault(`${name} has ${found.bytes} bytes instead of ${bytes}: use another backup.`);
    if (found.sha256 !== sha256) throw new BackupFault(`${name} was changed (SHA-256): use another backup.`);
  }
};
