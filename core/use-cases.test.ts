import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useCaseFactories } from './use-cases.js';

const modules = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((it) => it.isDirectory() && it.name !== 'testing')
  .map(({ name }) => {
    const folder = join(import.meta.dirname, name);
    const files = readdirSync(folder).filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'));
    return { name, files: files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })) };
  });
const names = useCaseFactories.map(([name]) => name);

test('a use case is registered once', () => {
  expect(names.filter((it, at) => names.indexOf(it) !== at)).toEqual([]);
});

test('every list of use cases is read', () => {
  const listed = modules.flatMap(({ files }) => {
    const list = files.find((it) => it.file === 'use-cases.ts')?.text ?? '';
    return [...list.matchAll(/\{([^}]*)\}/g)].flatMap(([, found = '']) => found.match(/\w+/g) ?? []);
  });
  expect(names.toSorted()).toEqual(listed.toSorted());
});

test('no file of a module is left out', () => {
  const forgotten = modules.flatMap(({ name, files }) =>
    files
      .map((it) => it.file)
      .filter((file) => file !== 'index.ts')
      .filter((file) => {
        // words are imported in English, and found in the other languages
        const names = [file, file.replace(/-[a-z]{2}\.ts$/, '-en.ts')].map((it) => it.replace('.ts', '.js'));
        return !files.some(({ text }) => names.some((it) => text.includes(`'./${it}'`)));
      })
      .map((file) => `core/${name}/${file}`),
  );
  expect(forgotten).toEqual([]);
});
