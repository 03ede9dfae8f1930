import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { PostalCodeRow } from '@rrr/persistence';
import { placeName } from './place-name.js';

interface Listed {
  readonly zip: string;
  readonly latitude: number | '';
  readonly longitude: number | '';
  readonly city: string;
  readonly state: string;
}

const AT_ONCE = 2_000;

/** The worker's script: reads the package's tables on demand. A string, so that it works from source and in a build. */
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
const parts = workerData.tables.flatMap(({ country, file }) => {
  const all = Object.values(require(file).codes);
  return Array.from({ length: Math.ceil(all.length / ${AT_ONCE}) }, (_, at) => ({
    country,
    codes: all.slice(at * ${AT_ONCE}, (at + 1) * ${AT_ONCE}),
  }));
});
parentPort.on('message', () => parentPort.postMessage(parts.shift() ?? null));
`;

const TABLES = [
  ['US', 'zipcodes/lib/codes.js'],
  ['CA', 'zipcodes/lib/codesCanada.js'],
] as const;

/** Military postal codes have no location. */
const rowsOf = (country: string, codes: readonly Listed[]): readonly PostalCodeRow[] =>
  codes.flatMap(({ zip, latitude, longitude, city, state }) =>
    latitude === '' ||
    longitude === '' ||
    !Number.isFinite(latitude) ||
    !Number.isFinite(longitude) ||
    (latitude === 0 && longitude === 0)
      ? []
      : [
          {
            country,
            postal_code: zip,
            city: country === 'CA' ? placeName(city) : city,
            state,
            lat_e6: Math.round(latitude * 1e6),
            lon_e6: Math.round(longitude * 1e6),
          },
        ],
  );

/**
 * All US postal codes and Canadian prefixes with their centers: about 44,000. Read in a worker, so that its 100 MB of
 * memory are freed at the end.
 */
export async function* readPostalCodes(): AsyncGenerator<readonly PostalCodeRow[]> {
  const { resolve } = createRequire(import.meta.url);
  const worker = new Worker(SCRIPT, {
    eval: true,
    execArgv: [],
    workerData: { tables: TABLES.map(([country, file]) => ({ country, file: resolve(file) })) },
  });
  const next = (): Promise<{ readonly country: string; readonly codes: readonly Listed[] } | null> =>
    new Promise((found, failed) => {
      const ended = (code: number): void => failed(new Error(`The reader of postal codes ended with ${code}`));
      worker.once('error', failed).once('exit', ended);
      worker.once('message', (part) => {
        worker.off('error', failed).off('exit', ended);
        found(part);
      });
      worker.postMessage('next');
    });
  try {
    for (let part = await next(); part; part = await next()) yield rowsOf(part.country, part.codes);
  } finally {
    await worker.terminate();
  }
}
