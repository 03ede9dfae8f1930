import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigurationError } from './config.js';

export interface Keys {
  /** signs sessions */
  readonly session: Buffer;
  /** seals PINs: lost, every PIN is */
  readonly pin: Buffer;
}

const stored = z.strictObject({ session: z.base64(), pin: z.base64() });
const isThere = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

/** Keys a developer's server made for itself, kept so that sessions and PINs outlive a restart. */
const ownKeys = (folder: string): Keys => {
  const path = join(folder, 'keys.json');
  mkdirSync(folder, { recursive: true });
  const made = { session: randomBytes(32).toString('base64'), pin: randomBytes(32).toString('base64') };
  try {
    // fails when the file exists, so that two servers starting at once end with the same keys
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  const read = stored.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new ConfigurationError([`${path}: does not hold the two keys`]);
  return { session: Buffer.from(read.data.session, 'base64'), pin: Buffer.from(read.data.pin, 'base64') };
};

/** The keys of the settings; what is missing outside production is made once. */
export const readKeys = ({ SESSION_KEY, PIN_KEY, DATA_DIR }: Config): Keys => {
  if (SESSION_KEY && PIN_KEY) return { session: SESSION_KEY, pin: PIN_KEY };
  const own = ownKeys(DATA_DIR);
  return { session: SESSION_KEY ?? own.session, pin: PIN_KEY ?? own.pin };
};
