import { newPushKeys, type PushKeys } from '@rrr/push';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigurationError } from './config.js';
import type { KeyList } from './setting-kinds.js';

export interface Keys {
  /** sign sessions, newest first; the others only verify */
  readonly session: KeyList;
  /** keys of the digests of PINs, newest first; without them, all PINs are lost */
  readonly pin: KeyList;
  /** encryption keys of files by name, newest first; without them, all documents are lost */
  readonly files: ReadonlyMap<string, Buffer>;
  /** keys of the seals on history by name, newest first; without them, nobody can tell whether it was rewritten */
  readonly audit: ReadonlyMap<string, Buffer>;
}

const stored = z.strictObject({ session: z.base64(), pin: z.base64() });
const storedRing = z.record(z.string(), z.base64());
const storedPush = z.strictObject({ publicKey: z.string(), privateKey: z.string() });
const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
const aKey = (): string => randomBytes(32).toString('base64');

/** Keys generated for local development, stored so that sessions, PINs and files survive a restart. */
const kept = <T extends z.ZodType>(folder: string, name: string, schema: T, made: z.input<T>): z.output<T> => {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // fails when the file exists, so that two servers starting at once use the same keys
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  const read = schema.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!read.success)
    throw new ConfigurationError([
      `${path}: does not contain the keys; restore it from a backup, because encrypted data cannot be read without them`,
    ]);
  return read.data;
};

/** null for invalid JSON */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const ownKeys = (folder: string): Pick<Keys, 'session' | 'pin'> => {
  const { session, pin } = kept(folder, 'keys.json', stored, { session: aKey(), pin: aKey() });
  return { session: [Buffer.from(session, 'base64')], pin: [Buffer.from(pin, 'base64')] };
};

const ownRing = (folder: string, file: string): ReadonlyMap<string, Buffer> =>
  new Map(
    Object.entries(kept(folder, file, storedRing, { own: aKey() })).map(([name, key]) => [
      name,
      Buffer.from(key, 'base64'),
    ]),
  );

/** The keys from the settings; outside production, missing ones are generated once and stored. */
export const readKeys = ({ SESSION_KEY, PIN_KEY, FILE_KEYS, AUDIT_KEY, DATA_DIR }: Config): Keys => {
  const rings = {
    files: FILE_KEYS ?? ownRing(DATA_DIR, 'file-keys.json'),
    audit: AUDIT_KEY ?? ownRing(DATA_DIR, 'audit-keys.json'),
  };
  if (SESSION_KEY && PIN_KEY) return { session: SESSION_KEY, pin: PIN_KEY, ...rings };
  const own = ownKeys(DATA_DIR);
  return { session: SESSION_KEY ?? own.session, pin: PIN_KEY ?? own.pin, ...rings };
};

/**
 * The keys of notices to browsers. Outside production, missing ones are generated once and stored; in production no
 * notices are sent without them, because browsers that subscribed for lost keys have to subscribe again.
 */
export const pushKeys = ({
  PUSH_VAPID_PUBLIC_KEY,
  PUSH_VAPID_PRIVATE_KEY,
  NODE_ENV,
  DATA_DIR,
}: Pick<Config, 'PUSH_VAPID_PUBLIC_KEY' | 'PUSH_VAPID_PRIVATE_KEY' | 'NODE_ENV' | 'DATA_DIR'>): PushKeys | null => {
  if (PUSH_VAPID_PUBLIC_KEY && PUSH_VAPID_PRIVATE_KEY)
    return { publicKey: PUSH_VAPID_PUBLIC_KEY, privateKey: PUSH_VAPID_PRIVATE_KEY };
  return NODE_ENV === 'production' ? null : kept(DATA_DIR, 'push-keys.json', storedPush, newPushKeys());
};
