import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
/** Which rules hold follows from where a file is, so a house of one file has the same settings. */
const folder = mkdtempSync(join(tmpdir(), 'rrr-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
writeFileSync(join(folder, '.oxlintrc.json'), settings.replace('./tools', join(root, 'tools')));
mkdirSync(join(folder, 'core'));

const foundIn = (text: string): string[] => {
  writeFileSync(join(folder, 'core/sample.ts'), text);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.match(/\[Error\/[^\]]+\]/g) ?? [];
};

test('the core asks the clock for the time, and a line is at most 140 long', () => {
  const long = 'x'.repeat(140);
  expect(foundIn('export const now = new Date();\nexport const then = new Date(0);\n')).toEqual([
    '[Error/house(no-time-of-its-own)]',
  ]);
  expect(foundIn('export const now = Date.now();\nexport const id = Math.random();\n')).toEqual([
    '[Error/eslint(no-restricted-properties)]',
    '[Error/eslint(no-restricted-properties)]',
  ]);
  expect(foundIn(`export const text = '${long}';\n`)).toEqual(['[Error/house(max-length)]']);
  expect(foundIn(`export const pattern = /${long}/;\n`)).toEqual([]);
});
