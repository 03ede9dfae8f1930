import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withAnotherLanguage } from './another-language.mjs';

// The sources with a third language, "xx": one line in the table, and files of words that say the English in brackets.
const folder = mkdtempSync(join(tmpdir(), 'rrr-language-'));
const KIT = 'frontends/kit/base';

beforeAll(() => {
  const folders = ['records', 'core', 'contract', 'adapters', 'seed', 'app', KIT, 'tools'];
  withAnotherLanguage(resolve(import.meta.dirname, '../..'), folder, folders);
  execFileSync(process.execPath, ['tools/server-build.mjs'], { cwd: folder, stdio: 'ignore' });
  const page =
    '<!doctype html><html lang="xx"><head><!--!head--><!--!/head--></head><body><div id="root"></div></body>';
  mkdirSync(join(folder, 'dist/frontends/shell/xx'), { recursive: true });
  writeFileSync(join(folder, 'dist/frontends/shell/xx/index.html'), page);
  writeFileSync(join(folder, 'dist/frontends/shell/index.html'), page.replace('"xx"', '"en"'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What lines of a module in the copy answer. */
const answerOf = (lines: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', `${lines}\nconsole.log(JSON.stringify(answer));`], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

describe('the server', () => {
  let url = '';
  let server: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ['dist/app/main.js'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(folder, 'data'),
        DEMO: 'false',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // it says where it is once it answers
    for await (const line of createInterface({ input: server.stdout! })) if (line.includes(url)) break;
    server.stdout?.resume();
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  test('has a page of it, which the pages of the others name', async () => {
    const at = async (path: string) => (await fetch(url + path)).text();
    const [page, english] = [await at('/xx/about/faq'), await at('/about/faq')];
    expect(page).toContain('<html lang="xx">');
    expect(page).toContain('<title>[FAQ] · [Red Rider Rewards contingency program]</title>');
    for (const text of [page, english])
      expect(text).toContain(`<link rel="alternate" hreflang="xx" href="${url}/xx/about/faq">`);
    expect(english).not.toContain('[FAQ]');
    expect(await at('/sitemap.xml')).toContain(`<loc>${url}/xx/about/faq</loc>`);
  });

  test('refuses in it', async () => {
    const refused = await fetch(`${url}/api/nothing`, { headers: { 'accept-language': 'xx, fr;q=0.5' } });
    expect(await refused.json()).toMatchObject({ title: '[Not found]', detail: '[This page could not be found]' });
  });
});

test('an e-mail is in it, and leads to pages in it', () => {
  const answer = answerOf(`
    import { emailFor } from './dist/core/outbox/index.js';
    const message = {
      id: 'm1', kind: 'cash-reminder', recipient: { type: 'rider', id: 'r1' }, at: '2025-06-10T18:00:00.000Z',
      facts: { amount1: 4550, currency1: 'USD', dueOn: '2025-06-01', missing1: 'w9' },
    };
    const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles', site: 'https://rewards.example.com' };
    const { subject, text } = emailFor(message, { fullName: 'Ann Lee', locale: 'xx' }, brand);
    const answer = { subject, text };`);
  expect(answer).toMatchObject({
    subject: '[Reminder: US$45.50 is waiting for you]',
    text: expect.stringContaining('https://rewards.example.com/xx/auth/rider/cashout'),
  });
});

test('dates and money are written as its country does, on the server and on a screen', () => {
  const answer = answerOf(`
    import { readdirSync } from 'node:fs';
    import { transpile } from './tools/server-build.mjs';
    for (const at of ['${KIT}/language', '${KIT}/language/words', '${KIT}/words'])
      for (const name of readdirSync(at)) if (/^[\\w-]+\\.ts$/.test(name)) await transpile(at + '/' + name);
    const { textFormatter } = await import('./dist/adapters/http/words/text-formatter.js');
    const { formatsOf } = await import('./dist/${KIT}/language/formats.js');
    const told = textFormatter('xx', {}, '2024-03-01T00:00:00.000Z');
    const shown = formatsOf('xx');
    const answer = [told.money(123450, 'USD'), told.date('2024-03-01'), told.wait('2024-03-01T00:05:00.000Z'),
      shown.money({ amount: 123450, currency: 'USD' }), shown.date('2024-03-01'), shown.date(null)];`);
  expect(answer).toEqual(['US$1,234.50', 'Mar 1st, 2024', '5 minutes', 'US$1,234.50', 'Mar 1st, 2024', '[TBD]']);
});
