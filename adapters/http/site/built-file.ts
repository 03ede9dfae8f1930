import { languagePrefix, type Locale } from '@rrr/records/languages';
import { readFileSync, statSync } from 'node:fs';

/** Reads files of the frontends' build; each again only after it changed. undefined: there is no such file. */
export const builtFile = <T>(parse: (text: string) => T): ((path: string) => T | undefined) => {
  const kept = new Map<string, { readonly stamp: string; readonly value: T }>();
  return (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const before = kept.get(path);
    if (before?.stamp === stamp) return before.value;
    const value = parse(readFileSync(path, 'utf8'));
    kept.set(path, { stamp, value });
    return value;
  };
};

/** The folder of a language in the frontends' build: none for the first language, else `fr/`. */
export const builtFolder = (locale: Locale): string => languagePrefix(locale).replace(/^\/(.+)$/, '$1/');
