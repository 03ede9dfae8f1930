import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../languages/table.mjs';
import { root } from './apps.mjs';
import { wordsIn } from './words-in.mjs';

const wordAt = (words, key) => key.split('.').reduce((at, name) => at?.[name], words);

/**
 * What the pages of an app say first, in each language: the heading and the sentence under it by the page's path. The
 * app's first-words.json names them: `{ "path": ["features/…/words/*.ts", "title", "lead", "acts"] }`, the last two where
 * the page has them (`acts`: buttons beside its heading).
 */
export const firstWords = async (app) => {
  const list = path.join(root, 'frontends', app, 'first-words.json');
  const said = Object.fromEntries(LOCALES.map((locale) => [locale, {}]));
  for (const [page, [file, title, lead, acts]] of Object.entries(
    existsSync(list) ? JSON.parse(readFileSync(list)) : {},
  )) {
    for (const [locale, words] of Object.entries(await wordsIn(`${app}/${file}`))) {
      said[locale][page] = {
        title: wordAt(words, title),
        ...(lead && { lead: wordAt(words, lead) }),
        ...(acts && { acts: true }),
      };
      for (const text of [title, lead].filter(Boolean))
        if (typeof wordAt(words, text) !== 'string' || wordAt(words, text).includes('{{'))
          throw new Error(`frontends/${app}/first-words.json: ${text} of ${file} is no plain sentence (${locale})`);
    }
  }
  return said;
};
