// Writes the table of a file of words in place of `inEachLanguage(en)` (records/languages/in-each-language.ts).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, tableFile } from './table.mjs';

const WORDS = /\b(alwaysInEachLanguage|inEachLanguage)\((\w+)\)/g;
/** A module that is built once for each language; its chunk is named after the language. */
const MODULE = /\binEachLanguage\(\s*\(\) =>\s*import\(\s*\/\* webpackChunkName: "(\w+)" \*\/\s*'([^']+)'\s*\),?\s*\)/g;
const IMPORT = /^import \{([^}]*)\} from '([^']*\ben\.js)';/gm;

const identifier = (locale) => locale.replaceAll('-', '');
const capital = (text) => text[0].toUpperCase() + text.slice(1);
/** What a file of words exports in a language: `fr` for `en`, `menuFr` for `menuEn`, `menu` for `menu`. */
export const wordName = (name, locale) =>
  name === 'en' ? identifier(locale) : name.replace(/(?<=.)En$/, capital(identifier(locale)));

/** Part of the key of every cache of what this file makes. */
export const version = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .update(readFileSync(tableFile))
  .digest('hex')
  .slice(0, 16);

const table = (locales, valueOf) => `({ ${locales.map((locale) => `'${locale}': ${valueOf(locale)}`).join(', ')} })`;

/**
 * The source of a module, with the words in each language. Lines stay where they are.
 * @param locales the languages that the module is built for
 * @param layered whether `import('./start.js')` becomes a module of its own in each language, named by a query
 */
export const withEachLanguage = (source, { file, locales = LOCALES, layered = false }) => {
  const calls = [...source.matchAll(WORDS)];
  if (calls.length === 0 && source.search(MODULE) < 0) return source;
  const asked = new Set(calls.map(([, , name]) => name));
  const local = (name, locale) => (locale === 'en' ? name : `${name}$${identifier(locale)}`);
  const found = new Set();
  const needed = calls.some(([, kind]) => kind.startsWith('always')) ? LOCALES : locales;
  const imported = source.replaceAll(IMPORT, (line, list, from) => {
    const names = list
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .map(([name, as = name]) => ({ name, as }))
      .filter(({ as }) => asked.has(as));
    if (names.length === 0) return line;
    for (const { as } of names) found.add(as);
    const others = needed
      .filter((value) => value !== 'en')
      .map((value) => {
        const own = names.map(({ name, as }) => `${wordName(name, value)} as ${local(as, value)}`).join(', ');
        return ` import { ${own} } from '${from.replace(/en\.js$/, `${value}.js`)}';`;
      });
    return line + others.join('');
  });
  const missing = [...asked].filter((value) => !found.has(value));
  if (missing.length > 0)
    throw new Error(
      `${file}: inEachLanguage(${missing[0]}) needs import { ${missing[0]} } from a file of words in English: words/en.js or words/…-en.js`,
    );
  return imported
    .replaceAll(WORDS, (_, kind, name) =>
      table(kind.startsWith('always') ? LOCALES : locales, (locale) => local(name, locale)),
    )
    .replaceAll(MODULE, (_, chunk, from) =>
      table(locales, (locale) =>
        layered
          ? `() => import(/* webpackChunkName: "${chunk}-${locale}" */ '${from}?${locale}')`
          : `() => import('${from}')`,
      ),
    );
};
