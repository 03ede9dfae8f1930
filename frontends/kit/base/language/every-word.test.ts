import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { DEFAULT_LOCALE, LOCALES } from '@rrr/records/languages';
import { wordDifferences } from '../testing/same-words.js';
import type * as useWords from './use-words.js';

// Every table that a screen reads its words from goes through this hook, wherever the table is.
const mockTables: { en: object; fr: object }[] = [];
jest.mock('./use-words.js', () => {
  const actual = jest.requireActual<typeof useWords>('./use-words.js');
  return { ...actual, kitWordsHook: (words: never) => void mockTables.push(words) };
});

const frontends = path.resolve(import.meta.dirname, '../../..');
const files = readdirSync(frontends, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(dist|node_modules|pact)\//.test(file),
);
const load = async (file: string) => (await import(path.join(frontends, file))) as Record<string, object>;

/** `words/en.ts`, `words/later-en.ts` */
const ENGLISH = /(^|\/|-)en\.ts$/;
const inFiles = files.filter((file) => ENGLISH.test(file) && file.includes('/words/'));
const others = LOCALES.filter((it) => it !== DEFAULT_LOCALE);
const otherOf = (file: string, locale: string) => file.replace(/en\.ts$/, `${locale}.ts`);
/** `laterEn` and `laterFr` are two languages of one table. */
const exportsOf = async (file: string, locale: string) => {
  const ending = new RegExp(`(^${locale}|${locale[0]?.toUpperCase()}${locale.slice(1)})$`);
  return Object.fromEntries(
    Object.entries(await load(file)).map(([name, table]) => [name.replace(ending, ''), table] as const),
  );
};

test.each(inFiles)('%s says the same in each language', async (file) => {
  const tables = { en: await exportsOf(file, 'en') };
  for (const other of others) Object.assign(tables, { [other]: await exportsOf(otherOf(file, other), other) });
  expect(wordDifferences(tables)).toEqual([]);
});

test.each(others)('every file of words in %s has its English', (locale) => {
  const own = new RegExp(`(^|/|-)${locale}\\.ts$`);
  expect(files.filter((file) => own.test(file) && file.includes('/words/')).sort()).toEqual(
    inFiles.map((file) => otherOf(file, locale)).sort(),
  );
});

const inHooks = files.filter((file) => readFileSync(path.join(frontends, file), 'utf8').includes(' = kitWordsHook<'));
test('every table that stands beside its hook says the same in each language', async () => {
  for (const file of inHooks) await load(file);
  expect(mockTables.length).toBeGreaterThanOrEqual(inHooks.length);
  expect(mockTables.flatMap(wordDifferences)).toEqual([]);
});

const textsOf = (table: unknown): readonly string[] =>
  typeof table === 'string' ? [table] : typeof table === 'object' && table ? Object.values(table).flatMap(textsOf) : [];
/** names of types, variables and codes */
const NAME = /(?<![\w./@:{-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Za-z]+_\w+)/g;
/** products, races, and settings as an operator writes them */
const KNOWN = new Set(['iPhone', 'iPad', 'reCAPTCHA', 'SuperTwin', 'JavaScript', 'PROGRAM_FILE', 'soldVins']);
test('no word on a screen is the name of a type, a variable or a code', async () => {
  for (const file of inHooks) await load(file);
  const tables = [
    ...mockTables,
    ...(await Promise.all(inFiles.flatMap((file) => LOCALES.map((it) => exportsOf(otherOf(file, it), it))))),
  ];
  const texts = tables.flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(2000);
  expect(
    texts.flatMap((it) => (it.match(NAME) ?? []).filter((name) => !KNOWN.has(name)).map((name) => [name, it])),
  ).toEqual([]);
});
