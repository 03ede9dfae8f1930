import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Term {
  en: string;
  fr: string;
  meaning: string;
  never: Readonly<Record<'en' | 'fr', readonly string[]>>;
}

const listed = (cell = ''): readonly string[] => cell.split(',').flatMap((it) => it.trim() || []);

/** The rows of the table under this heading of docs/words.md. */
const termsUnder = (heading: string): readonly Term[] => {
  const [, section = ''] = read('docs/words.md').split(`## ${heading}\n`);
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const [en = '', fr = '', meaning = '', notEn, notFr] = row
      .split('|')
      .slice(1, -1)
      .map((it) => it.trim());
    return { en, fr, meaning, never: { en: listed(notEn), fr: listed(notFr) } };
  });
};

const filesIn = (folder: string, of: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((it) => `${folder}/${it}`.replaceAll(path.sep, '/'))
    .filter((it) => of.test(it) && !it.includes('node_modules') && !it.endsWith('.test.ts'));

const isFrench = (file: string): boolean => /(?:^|[/-])fr\.ts$/.test(file);
const FILES = [
  ...filesIn('frontends', /\/words\/[^/]+\.ts$/),
  ...filesIn('adapters/http/words', /\.ts$/),
  ...filesIn('core/outbox', /\/emails-(?:en|fr)\.ts$/),
];

/** What stands between quotes, without names of keys and codes: those have no space and no capital. */
const textsOf = (source: string): readonly string[] =>
  [...source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, template]) => (single ?? template ?? '').replaceAll(/\$\{[^}]*\}|\\u00a0/g, ' '))
    .filter((it) => !/^[a-z][\w.-]*$/.test(it));

const said = (text: string, phrase: string): boolean =>
  new RegExp(`(?<!\\p{L})${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'iu').test(text);

/** Each phrase that the language must not use, with the file and text that does. */
const faultsIn = (terms: readonly Term[], files: readonly string[], textOf = read): readonly string[] =>
  files.flatMap((file) => {
    const never = terms.flatMap((it) => it.never[isFrench(file) ? 'fr' : 'en']);
    return textsOf(textOf(file)).flatMap((text) =>
      never.filter((phrase) => said(text, phrase)).map((phrase) => `${file}: “${phrase}” in “${text}”`),
    );
  });

describe('the terms of docs/words.md that have one word each', () => {
  const tables = ['Money, word by word', 'Other terms, word by word'].map(termsUnder);
  const terms = tables.flat();

  test('each has both languages, and something that it replaces', () => {
    for (const table of tables) expect(table.length).toBeGreaterThan(5);
    for (const { en, fr, never } of terms) {
      expect([en, fr].every(Boolean)).toBe(true);
      expect([...never.en, ...never.fr].length).toBeGreaterThan(0);
    }
  });

  test('no screen, no answer of the server and no e-mail says what they replace', () => {
    expect(FILES.length).toBeGreaterThan(300);
    expect(faultsIn(terms, FILES)).toEqual([]);
  });

  test('a word of the other side is found, in the language that must not say it', () => {
    const [term] = terms;
    const [phrase = ''] = term!.never.en;
    const source = `export const en = { a: 'Cash ${phrase}', ${phrase.replaceAll(' ', '')}: 'x' }; // ${phrase}`;
    expect(faultsIn([term!], ['x/words/en.ts'], () => source)).toHaveLength(1);
    expect(faultsIn([{ ...term!, never: { ...term!.never, fr: [] } }], ['x/words/fr.ts'], () => source)).toEqual([]);
  });
});
