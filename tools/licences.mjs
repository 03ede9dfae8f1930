// The licences of everything that runs in production, from the lock file:  npm run licences  writes docs/licences.md; a
// test holds it to the lock.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
export const file = join(root, 'docs/licences.md');

/** licences that allow use without publishing one's own source */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'WTFPL',
]);
/** libraries used unchanged, as their licences require */
const AS_THEY_ARE = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);
/** They tell it in an older form that the lock file does not carry. */
const TOLD_ELSEWHERE = { busboy: 'MIT', streamsearch: 'MIT', '@antv/g2-extension-plot': 'MIT' };
const parts = (licence) => licence.replaceAll(/[()]/g, '').split(/ OR | AND /);

/** @returns {{ name: string, licence: string }[]} by name; a package that is there in several versions stands once */
export const productionPackages = (lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))) => {
  const named = Object.entries(lock.packages)
    .filter(
      ([path, value]) =>
        path.includes('node_modules/') && !value.dev && !value.devOptional && !value.link && !value.peer,
    )
    .map(([path, value]) => ({ name: path.split('node_modules/').at(-1), it: value }))
    .map(({ name, it: value }) => ({ name, licence: value.license ?? TOLD_ELSEWHERE[name] ?? 'not told' }));
  return [...new Map(named.map((item) => [`${item.name} ${item.licence}`, item])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
};

/** Packages whose licence needs a manual check. */
export const questionable = (packages = productionPackages()) =>
  packages
    .filter(({ licence }) => !parts(licence).some((part) => FREE.has(part) || AS_THEY_ARE.has(part)))
    .map((pack) => `${pack.name}: ${pack.licence}`);

export const written = (packages = productionPackages()) => {
  const byLicence = new Map();
  for (const { name, licence } of packages) byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  const groups = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${names.join(', ')}\n`);
  const lead = 'The packages that run in production, by licence. Generated from the lock file by `npm run licences`.';
  return `# Licences\n\n${lead}\n\n${groups.join('\n')}`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, written());
  for (const text of questionable()) process.stdout.write(`look at ${text}\n`);
}
