// First draft of a screen:  npm run new:feature -- rider my-bikes
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const [remote, name] = process.argv.slice(2);
const remotes = ['admin', 'rider', 'dealer', 'promoter'];
if (!remotes.includes(remote) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  process.stderr.write(`Usage: npm run new:feature -- <${remotes.join('|')}> <kebab-case-name>\n`);
  process.exit(1);
}
const camel = name.replace(/-./g, (it) => it[1].toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const folder = `frontends/${remote}/features/${name}`;
if (existsSync(folder)) throw new Error(`${folder} exists already`);
mkdirSync(folder, { recursive: true });
const write = (path, text) => {
  writeFileSync(`${folder}/${path}`, text);
  process.stdout.write(`${folder}/${path}\n`);
};

write(`${pascal}Page.tsx`, `import { useWords } from '@rrr/kit/base';
import { Empty, Page } from '@rrr/kit/desk';

export const ${pascal}Page = () => {
  const { t } = useWords();
  return (
    <Page title={t('${camel}.title')}>
      <Empty text={t('${camel}.empty')} />
    </Page>
  );
};

export default ${pascal}Page;
`);
write(`${pascal}Page.test.tsx`, `import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '@rrr/kit/base/testing';
import remote from '../../remote.js';

test('says what it is', async () => {
  renderRemote(remote, { path: '/auth/${remote}/${name}' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
`);
process.stdout.write(`
Next:
  add '${camel}.title' and '${camel}.empty' to frontends/${remote}/words/en.ts and fr.ts
  add a lazy route for it in frontends/${remote}/remote.tsx, and an item in the sidebar
  write ${camel}.api.ts for its calls, and a contract test in frontends/${remote}/pact
`);
