import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, isKey } from '@rrr/files';
import { copyDatabase } from '@rrr/persistence/backup';
import { fileDigest } from './file-digest.js';
import { type BackupParts, manifestOf } from './make-backup.js';
import { type BackedUpFile, type Manifest, MANIFEST, MANIFEST_DIGEST, manifestTexts } from './manifest.js';
import { inTemporaryFolder } from './temporary-folder.js';

/** Two servers may back up in the same second; so nothing needs to be read to find a name that is free. */
const newName = (at: string): string => `${at.slice(0, 19).replaceAll(':', '')}Z-${randomBytes(2).toString('hex')}`;

/** As for a folder: a file that was deleted since it was listed is left out. */
const sendFiles = async (parts: BackupParts, archive: Archive, prefix: string): Promise<readonly BackedUpFile[]> => {
  const sent: BackedUpFile[] = [];
  for await (const { key } of parts.files.listed()) {
    const bytes = isKey(key) ? await parts.files.get(key) : undefined;
    if (!bytes) continue;
    await archive.put(`${prefix}files/${key}`, bytes);
    sent.push({ path: `files/${key}`, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return sent;
};

/**
 * Makes a backup below a prefix of a bucket while servers run, under a name of its own. The copy of the database lies in
 * a temporary folder meanwhile. The digest of the manifest is written last: without it a backup is not whole.
 * @throws BackupFault
 */
export const backupIntoBucket = (
  archive: Archive,
  below: string,
  parts: BackupParts,
): Promise<{ readonly manifest: Manifest; readonly name: string }> =>
  inTemporaryFolder('backup', async (folder) => {
    const madeAt = parts.clock.now();
    const name = newName(madeAt);
    const prefix = `${below}${name}/`;
    const copy = await copyDatabase(parts.db, parts.databaseUrl, folder);
    const database = { path: copy.file, ...(await fileDigest(join(folder, copy.file))) };
    await archive.putFile(prefix + copy.file, join(folder, copy.file));
    // the files may take long
    await rm(join(folder, copy.file));
    const manifest = manifestOf(parts, madeAt, copy, [database, ...(await sendFiles(parts, archive, prefix))]);
    const { text, digest } = manifestTexts(manifest);
    await archive.put(prefix + MANIFEST, Buffer.from(text));
    await archive.put(prefix + MANIFEST_DIGEST, Buffer.from(digest));
    return { manifest, name };
  });
