// `npm run version:set 1.1.0`: gives all packages that version, and what the changelog calls unreleased that heading.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './server-build.mjs';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('Which version? npm run version:set 1.1.0\n');
  process.exit(2);
}

const change = (file, how) => {
  const place = path.join(root, file);
  writeFileSync(place, how(readFileSync(place, 'utf8')));
};
const json = (how) => (text) => `${JSON.stringify(how(JSON.parse(text)), null, 2)}\n`;

/** The version of a package of ours, and of those of ours that it needs. */
const withVersion = (pack) => {
  const raised = Object.entries(pack)
    .filter(([name, value]) => /dependencies$/i.test(name) && !Array.isArray(value))
    .map(([name, value]) => [
      name,
      Object.fromEntries(Object.entries(value).map(([other, at]) => [other, other.startsWith('@rrr/') ? version : at])),
    ]);
  return { ...pack, version, ...Object.fromEntries(raised) };
};
const isOurs = (place) => !place.includes('node_modules/');

let folders = [];
change(
  'package-lock.json',
  json((lock) => {
    folders = Object.keys(lock.packages).filter(isOurs);
    const packages = Object.entries(lock.packages).map(([place, pack]) => [
      place,
      isOurs(place) ? withVersion(pack) : pack,
    ]);
    return { ...lock, version, packages: Object.fromEntries(packages) };
  }),
);
for (const folder of folders) change(path.join(folder, 'package.json'), json(withVersion));
change('docs/deploy/kubernetes.yaml', (text) => text.replaceAll(/(\/rewards:)\d+\.\d+\.\d+/g, `$1${version}`));
const today = new Date().toISOString().slice(0, 10);
change('CHANGELOG.md', (text) =>
  text.includes(`## [${version}]`) ? text : text.replace('## [Unreleased]', `$&\n\n## [${version}] - ${today}`),
);
