import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Pack {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Pack>> };
const { version } = lock.packages[''] as Pack;
const folders = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));

test.each(folders.map((folder) => [folder || 'the whole', folder] as const))(
  '%s has the version of the release, and needs it of the others',
  (_, folder) => {
    const locked = lock.packages[folder] as Pack;
    const own = JSON.parse(read(join(folder, 'package.json'))) as Pack;
    for (const pack of [own, locked]) {
      const needed = Object.entries({ ...pack.dependencies, ...pack.devDependencies });
      expect([pack.version, ...needed.flatMap(([name, at]) => (name.startsWith('@rrr/') ? [at] : []))]).toEqual(
        expect.not.arrayContaining([expect.not.stringMatching(`^${version}$`)]),
      );
    }
  },
);

test('the changelog and the manifests of Kubernetes name it', () => {
  expect(read('CHANGELOG.md')).toContain(`\n## [${version}] - `);
  const images = [...read('docs/deploy/kubernetes.yaml').matchAll(/\/rewards:(\S+)/g)].map(([, tag]) => tag);
  expect(new Set(images)).toEqual(new Set([version]));
});
