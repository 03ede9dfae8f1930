// The ground of the map of dealers, from our own table of postal codes (ADR 36): `node tools/map-ground.mjs` writes it;
// a test holds it to the package.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '..');
export const file = join(root, 'frontends/kit/base/map/ground.json');

/** cells of a degree */
const PER_DEGREE = 20;
/** A place with so many postal codes is named on the map. */
const NAMED_FROM = 4;
/** military post offices are nowhere */
const MILITARY = new Set(['AA', 'AE', 'AP']);

export const ground = () => {
  const require = createRequire(join(root, 'app/package.json'));
  const codes = ['zipcodes/lib/codes.js', 'zipcodes/lib/codesCanada.js']
    .flatMap((value) => Object.values(require(value).codes))
    .filter(({ latitude, longitude, state }) => latitude && longitude && !MILITARY.has(state));
  const cells = new Set(
    codes.map(
      ({ latitude, longitude }) =>
        Math.floor((latitude + 90) * PER_DEGREE) * 10_000 + Math.floor((longitude + 180) * PER_DEGREE),
    ),
  );
  const sorted = [...cells].sort((a, b) => a - b);
  const places = new Map();
  for (const { city, state, latitude, longitude } of codes) {
    const name = city.replace(/\s*\(.*/, '');
    const at = places.get(`${name}|${state}`) ?? { name, count: 0, lat: 0, lng: 0 };
    places.set(`${name}|${state}`, {
      name,
      count: at.count + 1,
      lat: at.lat + latitude,
      lng: at.lng + longitude,
    });
  }
  return {
    perDegree: PER_DEGREE,
    // each cell is `row * 10000 + column`, counted from the south-west; written as the step from the one before it
    cells: sorted.map((value, at) => (value - (sorted[at - 1] ?? 0)).toString(36)).join(' '),
    // largest first: name;latitude;longitude
    places: [...places.values()]
      .filter(({ count }) => count >= NAMED_FROM)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .map(({ name, count, lat, lng }) => `${name};${(lat / count).toFixed(2)};${(lng / count).toFixed(2)}`)
      .join('|'),
  };
};
export const text = () => `${JSON.stringify(ground(), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, text());
