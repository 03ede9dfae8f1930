import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from '@rrr/persistence/backup';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** in the format of `sha256sum -c` */
export const MANIFEST_DIGEST = 'manifest.sha256';
/** of the manifest itself */
export const FORMAT = 1;

const count = z.int().min(0);
const head = z.strictObject({ count, hash: z.string() });
const newest = z.strictObject({ id: z.string(), at: z.string() }).nullable();
const ids = z.array(z.string());
const manifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** of the product */
  version: z.string(),
  /** of the API */
  contract: count,
  database: z.strictObject({
    kind: z.enum(['sqlite', 'mysql']),
    product: z.string(),
    file: z.enum(['database.sqlite', 'database.sql']),
    /** where the binary log was; what was committed later is in it */
    log: z.strictObject({ file: z.string(), position: count }).nullable(),
  }),
  facts: z.strictObject({
    migrations: z.array(z.string()),
    tables: z.record(z.string(), count),
    heads: z.strictObject({ audit: head, ledger: head }),
    newest: z.strictObject({ ledger: newest, audit: newest }),
  }),
  /** fingerprints of the keys, by setting */
  keys: z.strictObject({ SESSION_KEY: ids, PIN_KEY: ids, FILE_KEYS: ids, AUDIT_KEY: ids }),
  /** all files but the manifest; uploaded ones are below `files/` */
  files: z.array(
    z.strictObject({
      path: z.string().regex(/^(?:database\.sql(?:ite)?|files\/[a-z0-9]+(?:[/.-][a-z0-9]+)*)$/),
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type Manifest = z.output<typeof manifest>;
export type BackedUpFile = Manifest['files'][number];

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The texts of the manifest and of its digest. */
export const manifestTexts = (of: Manifest): { readonly text: string; readonly digest: string } => {
  const text = `${JSON.stringify(of, null, 2)}\n`;
  return { text, digest: `${sha256(text)}  ${MANIFEST}\n` };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A manifest of a later version may have other fields, so its number is read alone. */
const formatOf = (json: unknown): number =>
  typeof json === 'object' && json !== null && 'format' in json && typeof json.format === 'number' ? json.format : 0;

/** Reads the manifest of a backup. `shown`: what it is called, if its folder is a copy. @throws BackupFault */
export const readManifest = async (folder: string, shown = folder): Promise<Manifest> => {
  const readText = (name: string): Promise<string> =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new BackupFault(`${shown} has no ${name}, so it is not a whole backup: use another one.`);
    });
  // one after the other, so that the same one is always named
  const text = await readText(MANIFEST);
  const digest = await readText(MANIFEST_DIGEST);
  const changed = new BackupFault(`${shown}/${MANIFEST} is not as it was written: use another backup.`);
  if (digest !== `${sha256(text)}  ${MANIFEST}\n`) throw changed;
  const json = jsonOf(text);
  if (formatOf(json) > FORMAT)
    throw new BackupFault(
      `The backup in ${shown} was made by a newer version of this program: restore it with that one.`,
    );
  const read = manifest.safeParse(json);
  if (!read.success) throw changed;
  return read.data;
};
