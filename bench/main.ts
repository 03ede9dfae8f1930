import { benchCores } from './cores.js';
import { benchDesk } from './desk.js';
import { benchExports } from './exports.js';
import { benchGrowth } from './growth.js';
import { benchHeavy } from './heavy.js';
import { benchImports } from './imports.js';
import { benchLarge } from './large.js';
import { benchOverHttp } from './over-http.js';
import { benchOverload } from './overload.js';
import type { BenchSettings, Part } from './parts.js';
import { benchUploads } from './uploads.js';
import { benchVin } from './vin.js';

/** Every part by its name. Without a name the first is run. */
const PARTS: Readonly<Record<string, Part>> = {
  redemption: { about: 'a redemption and a list over HTTP, beside bare drivers', run: benchOverHttp },
  heavy: { about: 'verifying bikes, merging, importing 10,000 results, expiry, verifying the ledger', run: benchHeavy },
  imports: { about: 'importing 10,000 results that are all paid, on MariaDB and SQLite', run: benchImports },
  vin: { about: 'verifying 100,000 bikes by 1,000 patterns, on MariaDB and SQLite', run: benchVin },
  overload: {
    about: 'what accepted requests take at 1, 2 and 5 times of what the server can serve',
    run: benchOverload,
  },
  uploads: { about: 'what lists take while fifty files are uploaded at once', run: benchUploads },
  cores: { about: 'lists and redemptions of a server in 1, 2, 4 and 8 processes', run: benchCores },
  exports: { about: 'whole lists of a million awards over HTTP', run: benchExports },
  desk: { about: 'every list of an administrator and the palette, with 100,000 riders, on both', run: benchDesk },
  growth: { about: 'rows that every call reads, in a small and in a larger database', run: benchGrowth },
  large: { about: 'every list and report on a million awards', run: benchLarge },
};

/** Runs the part that the first argument names. */
export const bench = async ({ args, ...settings }: BenchSettings): Promise<void> => {
  const [first = '', ...rest] = args;
  const named = first !== '' && !first.startsWith('--');
  const part = PARTS[named ? first : 'redemption'];
  if (!part)
    return settings.say(
      [
        'Parts:',
        ...Object.entries(PARTS).map(([name, value]) => `  npm run bench -- ${name}\n      ${value.about}`),
      ].join('\n'),
    );
  return part.run({ ...settings, args: named ? rest : args });
};
