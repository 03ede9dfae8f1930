import { createHmac } from 'node:crypto';
import type { Keys } from '../keys.js';

/** Tells keys apart without telling them: 32 random bytes cannot be guessed from it. */
const idOf = (key: Buffer): string => createHmac('sha256', key).update('the id of this key').digest('hex').slice(0, 16);
const named = (ring: ReadonlyMap<string, Buffer>): readonly string[] =>
  [...ring].map(([name, key]) => `${name}:${idOf(key)}`);

/** The keys that a backup needs, by setting. Never the keys. */
export const keyIds = (keys: Keys): KeyIds => ({
  SESSION_KEY: keys.session.map(idOf),
  PIN_KEY: keys.pin.map(idOf),
  FILE_KEYS: named(keys.files),
  AUDIT_KEY: named(keys.audit),
});

export interface KeyIds {
  readonly SESSION_KEY: readonly string[];
  readonly PIN_KEY: readonly string[];
  readonly FILE_KEYS: readonly string[];
  readonly AUDIT_KEY: readonly string[];
}

/** What is lost without the keys of a setting. */
const LOST: readonly (readonly [setting: keyof KeyIds, loss: string])[] = [
  ['PIN_KEY', 'riders have to set new PINs'],
  ['FILE_KEYS', 'documents, pictures and second factors cannot be read'],
  ['AUDIT_KEY', 'nobody can check the seals of the history'],
  ['SESSION_KEY', 'everybody has to log in again'],
];

/** Which keys of the backup are missing now, one sentence for each setting. */
export const missingKeys = (backup: KeyIds, now: KeyIds): readonly string[] =>
  LOST.flatMap(([setting, loss]) => {
    const missing = backup[setting].filter((text) => !now[setting].includes(text));
    return missing.length === 0
      ? []
      : [`${setting} has other keys than at the time of the backup (missing: ${missing.join(', ')}): ${loss}.`];
  });
