// The table of languages, for tools, which read no TypeScript.
import swc from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const tableFile = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../records/languages/languages.ts',
);
const { code } = swc.transformSync(readFileSync(tableFile, 'utf8'), {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
});

/** As in records/languages/languages.ts. */
export const { LANGUAGES } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
export const LOCALES = LANGUAGES.map((language) => language.code);
export const DEFAULT_LOCALE = LOCALES[0];
/** The folder of a language in a build: none for the first language, else `fr/`. */
export const folderOf = (locale) =>
  LANGUAGES.find((language) => language.code === locale).prefix.replace(/^\/(.+)$/, '$1/');
