import { expect, test } from '@jest/globals';
import { withEachLanguage } from './in-each-language.mjs';

const file = 'menu.ts';
/** The name apart from its bracket: this file is read for calls too. */
const EACH = 'inEachLanguage';
const languages = { file, locales: ['en', 'fr', 'pt-BR'] };

test('a call has the words of the same file in each language, on the same lines', () =>
  expect(
    withEachLanguage(
      [
        "import { type Menu, menuEn as en } from './words/menu-en.js';",
        "import { title } from './words/en.js';",
        `const MENU = ${EACH}(en);`,
        `const TITLE = hook(${EACH}(title));`,
      ].join('\n'),
      languages,
    ).split('\n'),
  ).toEqual([
    "import { type Menu, menuEn as en } from './words/menu-en.js';" +
      " import { menuFr as en$fr } from './words/menu-fr.js'; import { menuPtBR as en$ptBR } from './words/menu-pt-BR.js';",
    "import { title } from './words/en.js';" +
      " import { title as title$fr } from './words/fr.js'; import { title as title$ptBR } from './words/pt-BR.js';",
    "const MENU = ({ 'en': en, 'fr': en$fr, 'pt-BR': en$ptBR });",
    "const TITLE = hook(({ 'en': title, 'fr': title$fr, 'pt-BR': title$ptBR }));",
  ]));

const source = `import { en } from './en.js';\nexport const WORDS = ${EACH}(en);\n`;

test('a page that is built for one language has the words of no other', () =>
  expect(withEachLanguage(source, { file, locales: ['fr'] })).toBe(
    "import { en } from './en.js'; import { fr as en$fr } from './fr.js';\nexport const WORDS = ({ 'fr': en$fr });\n",
  ));

test('texts in the language of another page are there in all', () =>
  expect(withEachLanguage(source.replace(EACH, 'alwaysInEachLanguage'), { file, locales: ['fr'] })).toContain(
    "({ 'en': en, 'fr': en$fr })",
  ));

test('a module is built once for each language, in a file named after it', () => {
  const boot = `const SITE = ${EACH}(() => import(/* webpackChunkName: "site" */ './site/start.js'));`;
  expect(withEachLanguage(boot, { file, locales: ['en', 'fr'], layered: true })).toBe(
    `const SITE = ({ 'en': () => import(/* webpackChunkName: "site-en" */ './site/start.js?en'), ` +
      `'fr': () => import(/* webpackChunkName: "site-fr" */ './site/start.js?fr') });`,
  );
  expect(withEachLanguage(boot, { file, locales: ['en'] })).toBe(
    "const SITE = ({ 'en': () => import('./site/start.js') });",
  );
});

test('words that no file of English words holds are refused with the place', () =>
  expect(() => withEachLanguage(`const WORDS = ${EACH}(here);`, languages)).toThrow(
    `menu.ts: ${EACH}(here) needs import { here } from a file of words in English`,
  ));

test('other sources stay as they are', () => {
  const other = "import { en } from './en.js';\nexport const inEachLanguage = <T>(_english: T) => en;\n";
  expect(withEachLanguage(other, languages)).toBe(other);
});
