import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { MIGRATIONS } from './index.js';

const here = import.meta.dirname;
const file = join(here, 'released.json');

/** The sources of a migration: a file, or a folder of them. */
const sourcesOf = (name: string): readonly string[] => {
  const folder = join(here, name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [`${folder}.ts`];
  return readdirSync(folder)
    .toSorted()
    .map((source) => join(folder, source));
};

/** What a migration says, without how it is laid out. */
const digestOf = (name: string): string => {
  const sum = createHash('sha256');
  for (const source of sourcesOf(name)) sum.update(readFileSync(source, 'utf8').replaceAll(/\s+/g, ''));
  return sum.digest('hex');
};

const current = Object.fromEntries(MIGRATIONS.map(({ name }) => [name, digestOf(name)]));

// `npm run contract:release` writes down what is released
if (process.env.RELEASE_CONTRACT === '1') writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);

test('what was released never changes, and comes first: a change is a new migration', () => {
  const released = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  expect(Object.entries(current).slice(0, released.length)).toEqual(released);
});
