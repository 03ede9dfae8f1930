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
for (const text of ['core', 'frontends']) mkdirSync(join(folder, text));

const foundIn = (text: string, file = 'core/sample.ts'): string[] => {
  writeFileSync(join(folder, file), text);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(join(folder, file));
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

test.each([
  "expect(screen.getByText('Saved')).toBeTruthy()",
  "expect(await screen.findByRole('link', { name: 'Home' })).toBeTruthy()",
  "expect((await screen.findAllByText('Home'))[0]).toBeDefined()",
  "expect(menu!.getByText('Home')!).toBeTruthy()",
  "expect(getByText('Home') as HTMLElement).not.toBeNull()",
])('an element of a screen is seen, not only found: %s', (line) => {
  const inTest = (it: string) => `export const check = async () => { ${it}; };\n`;
  const rule = '[Error/house(visible-elements)]';
  expect(foundIn(inTest(line), 'frontends/sample.test.tsx')).toEqual([rule]);
  expect(foundIn(inTest(line), 'frontends/sample.tsx')).toEqual([]);
  const seen = line.replace(/\.(not\.)?\w+\(\)$/, '.toBeVisible()');
  expect(foundIn(inTest(seen), 'frontends/sample.test.tsx')).toEqual([]);
});

test('what is no element may be truthy', () => {
  const lines = ['expect(calls[0]?.key).toBeTruthy()', "expect(screen.queryByText('Saved')).toBeNull()"];
  const text = lines.map((it) => `${it};\n`).join('');
  expect(foundIn(`declare const calls, screen, expect;\n${text}`, 'frontends/sample.test.tsx')).toEqual([]);
});

test.each([
  "export const isFrench = (locale: string): boolean => locale === 'fr';",
  "export const sign = (locale: string): string => (locale !== 'en' ? ',' : '.');",
  "export const isFrench = (tag: string): boolean => tag.startsWith('fr');",
  "export const to = (french: boolean): string => (french ? '/fr/login' : '/login');",
  'export const to = (path: string): string => `/fr${path}`;',
  "export const bare = (path: string): string => path.replace(/^\\/fr(?=\\/|$)/, '');",
  "export const all = ['en', 'fr'];",
  "export const home = { en: 'Home', fr: 'Accueil' };",
  "export type Language = 'en' | 'fr';",
  "export { fr as words } from './words/fr.js';",
  "import { fr } from './words/fr.js';\nexport const words = fr;",
  "export const of = (tag: string): number => { switch (tag) { case 'fr': return 1; default: return 0; } };",
])('code asks the table of languages, and names none: %s', (line) => {
  const rule = '[Error/house(no-language-by-name)]';
  expect(foundIn(`${line}\n`)).toEqual([rule]);
  expect(foundIn(`${line}\n`, 'core/words-fr.ts')).toEqual([]);
  expect(foundIn(`${line}\n`, 'core/sample.test.ts')).toEqual([]);
});

test('what only looks like a language is none', () => {
  const lines = [
    "export const small = ['de', 'en', 'of'];",
    "export const first = { locale: 'en' };",
    "export const path = '/france';",
    "export const notice = { en: 'Closed', fr: 'Fermé', kind: 'info' };",
    "import { en } from './words/en.js';\nexport const words = en;",
  ];
  expect(foundIn(`${lines.reverse().join('\n')}\n`)).toEqual([]);
});

test('a thing has a name; only a test that is read at one glance may say `it`', () => {
  const rule = '[Error/house(name-things)]';
  const glance = 'export const sum = (list: number[][]) => list.map((it) => it.length);\n';
  const long = 'export const sum = (list: number[][]) =>\n  list.map((it) => {\n    return it.length;\n  });\n';
  expect(foundIn(glance)).toEqual([rule]);
  expect(foundIn(glance, 'core/sample.test.ts')).toEqual([]);
  expect(foundIn(long, 'core/sample.test.ts')).toEqual([rule]);
  for (const line of ['const it = 1;', 'const { it } = all;', 'const [, it = 1] = all;', 'const { ...it } = all;'])
    expect(foundIn(`declare const all, use;\n${line} use(all, it);\n`, 'core/sample.test.ts')).toEqual([rule]);
  expect(foundIn('declare const all, use;\nfor (const it of all) use(it);\n')).toEqual([rule]);
  expect(foundIn('declare const all;\nexport const found = { it: all.it };\n')).toEqual([]);
});
