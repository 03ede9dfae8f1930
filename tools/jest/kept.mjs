// What is made once for tests, and made anew when something that it is made from changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Fills `folder` by `make(where)`, unless it was filled from the same: `files` by their text, and the packages that are
 * installed. Two at once do not get in each other's way.
 */
export const kept = async (folder, files, text, make) => {
  const hash = createHash('sha256').update(text);
  for (const file of [...files, path.join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  const key = hash.digest('hex');
  if (existsSync(path.join(folder, key))) return;
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  await make(made);
  writeFileSync(path.join(made, key), '');
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
};
