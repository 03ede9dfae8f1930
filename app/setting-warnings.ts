import { databaseAddress } from '@rrr/persistence';
import { type Config, everySetting } from './config.js';
import { isThisMachine, keysOf } from './setting-faults.js';

/** Edit distance: letters changed, removed, inserted or swapped with a neighbour. */
const distance = (one: string, other: string): number => {
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const last = row ?? [];
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, ((before ?? [])[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [last, next];
  }
  return row?.at(-1) ?? 0;
};

const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** Shorter names allow fewer differences. */
const allowed = (name: string): number => (name.length >= 8 ? 2 : 1);

const misspelled = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const known = Object.keys(everySetting.shape);
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const near = known
        .map((text) => [text, distance(bare(name), bare(text))] as const)
        .filter(([value, far]) => far <= allowed(bare(value)));
      const [nearest] = near.toSorted(([, a], [, b]) => a - b);
      return nearest ? [`${name} is not a setting and is ignored. Did you mean ${nearest[0]}?`] : [];
    });
};

/** Whether a key looks random: 32 random bytes have about 30 different values. */
const isMade = (key: Buffer): boolean => new Set(key).size < 16 || key.every((byte) => byte >= 0x20 && byte < 0x7f);

/** Warnings about settings that are allowed but probably wrong. */
export const settingWarnings = (
  env: Readonly<Record<string, string | undefined>>,
  config: Config,
): readonly string[] => {
  const warnings = [...misspelled(env)];
  if (config.NODE_ENV !== 'production') return warnings;
  const database = databaseAddress(config.DATABASE_URL);
  if (database.kind === 'mysql' && database.tls === null && database.socket === null && !isThisMachine(database.host))
    warnings.push(`DATABASE_URL: the connection to ${database.host} is not encrypted; add ?ssl=true to use TLS`);
  for (const [name, key] of keysOf(config))
    if (isMade(key)) warnings.push(`${name} does not look random; create a key with openssl rand -base64 32`);
  return warnings;
};
