// First draft of a screen with its words, and a test that passes:  npm run new:feature -- rider my-bikes
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [remote, name] = process.argv.slice(2);
const remotes = ['admin', 'rider', 'dealer', 'promoter'];
const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
if (!remotes.includes(remote) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
  fail(`Usage: npm run new:feature -- <${remotes.join('|')}> <kebab-case-name>   (for example: rider my-bikes)`);

const camel = name.replace(/-./g, (it) => it[1].toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const spoken = name.replaceAll('-', ' ');
const title = spoken[0].toUpperCase() + spoken.slice(1);
const folder = `frontends/${remote}/features/${name}`;
const files = { en: `frontends/${remote}/words/en.ts`, fr: `frontends/${remote}/words/fr.ts` };
const words = Object.fromEntries(Object.entries(files).map(([locale, path]) => [locale, readFileSync(path, 'utf8')]));

// all checks come before the first write, so a draft is written completely or not at all
if (existsSync(folder)) fail(`${folder} exists already`);
for (const [locale, text] of Object.entries(words)) {
  if (new RegExp(`^  ${camel}:`, 'm').test(text))
    fail(`${files[locale]} has words for ${camel} already: choose another name`);
  if (!text.endsWith('\n};\n')) fail(`${files[locale]} does not end in "};": the words have no place to go`);
}

const say = (path) => process.stdout.write(`${path}\n`);
const write = (path, text) => {
  writeFileSync(`${folder}/${path}`, text);
  say(`${folder}/${path}`);
};
const addWords = (locale, entry) => {
  writeFileSync(files[locale], words[locale].replace(/\};\n$/, `  ${camel}: ${entry},\n};\n`));
  say(files[locale]);
};

mkdirSync(folder, { recursive: true });
write(
  `${pascal}Page.tsx`,
  `import { Empty, Page } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

export const ${pascal}Page = () => {
  const t = useWords();
  return (
    <Page title={t('${camel}.title')}>
      <Empty text={t('${camel}.empty')} />
    </Page>
  );
};
`,
);
write(
  `${pascal}Page.test.tsx`,
  `import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routedRemote } from '@rrr/kit/base';
import { fakeHost, fakeSession, renderRemote } from '@rrr/kit/base/testing';
import { makeStore } from '../../store.js';
import { en } from '../../words/en.js';
import { fr } from '../../words/fr.js';
import { ${pascal}Page } from './${pascal}Page.js';

// Once the route is in remote.tsx, render that remote instead, with the answers of its calls.
const remote = routedRemote({
  id: '${remote}',
  words: { en, fr },
  store: makeStore,
  layout: ({ children }) => <>{children}</>,
  routes: [{ path: '${name}', element: <${pascal}Page /> }],
});

test.each(['en', 'fr'] as const)('says what it is for, in %s', async (locale) => {
  const basePath = \`\${locale === 'fr' ? '/fr' : ''}/auth/${remote}\`;
  renderRemote(remote, '/${name}', fakeHost({ session: fakeSession('${remote}'), locale, basePath, answers: {} }));
  const { ${camel}: words } = { en, fr }[locale];
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words.title);
  expect(screen.getByText(words.empty)).toBeTruthy();
});
`,
);
addWords('en', `{ title: '${title}', empty: 'Nothing here yet.' }`);
addWords('fr', `{ title: '${title} (à traduire)', empty: 'Rien ici pour l’instant.' }`);
process.stdout.write(`
Next:
  its calls in ${folder}/${name}.api.ts, and their contract test in frontends/${remote}/pact
  the page, from the pieces of frontends/kit/desk; the words, in both languages
  a lazy route in frontends/${remote}/remote.tsx, and an item in the sidebar
`);
