import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockOf } from '../../tools/release.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const known = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));

const UNIT = /^Environment=.*|\b([A-Z][A-Z0-9_]+)=/gm;
/** How each file writes a setting. */
const SETTINGS: Readonly<Record<string, RegExp>> = {
  Dockerfile: /\b([A-Z][A-Z0-9_]+)=/g,
  'compose.yaml': /^ {4,8}([A-Z][A-Z0-9_]+):/gm,
  'rewards.service': UNIT,
  'rewards-worker.service': UNIT,
  'rewards-backup.service': UNIT,
  'rewards-restore-test.service': UNIT,
  'kubernetes.yaml': /^ {2}([A-Z][A-Z0-9_]+):|name: ([A-Z][A-Z0-9_]+), value/gm,
};
const ofImages = /^MARIADB_/;

test.each(Object.keys(SETTINGS))('%s names settings that exist', (file) => {
  const text = read(`docs/deploy/${file}`);
  const named = [...text.matchAll(SETTINGS[file] as RegExp)].flatMap(([whole, one, other]) =>
    whole.startsWith('Environment=') ? [...whole.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name) : [one ?? other],
  );
  const settings = named.filter((name) => name !== undefined && !ofImages.test(name));
  expect(settings.length).toBeGreaterThan(1);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
});

test('the lock of a release has what the server needs, each as it is in the lock of the repository', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' }, optionalDependencies: { gone: '1.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.1.0', dependencies: { c: '1.0.0' } },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { version: '1.0.0', dev: true },
      'node_modules/antd': { version: '6.0.0' },
    },
  };
  const pack = { name: 'x', version: '1.0.0', license: 'MIT', engines: {}, dependencies: { a: '1.0.0' } };
  const { packages } = lockOf(pack, lock);
  expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
  expect(packages['node_modules/c']).toEqual({ version: '1.0.0' });
  expect(() => lockOf({ ...pack, dependencies: { z: '1.0.0' } }, lock)).toThrow(/z, which the server needs/);
});
