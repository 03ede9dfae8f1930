// `npm run bench:lists`: how fast the lists of a large program open in a browser. Prints a table and never fails.
//   npm run bench:lists -- --url http://… --email … --password …    a server with a large database (`npm run seed:large`)
// Names of lists after these measure only them: `riders events`.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromium as browserPath } from '../tools/chromium.mjs';

const MOST_MS = 300;
const TIMES = 5;
const LISTS = [
  'riders',
  'promoters',
  'promoter-applications',
  'series',
  'events',
  'categories',
  'vin-patterns',
  'rider-vin-report',
  'rider-earnings',
  'rider-redemptions',
  'rider-redemptions?tab=each',
  'cash-out-report',
  'cash-out-report?tab=waiting',
  'cash-out-report?tab=years',
  'cash-out-report?tab=riders',
  'late-results-events',
  'finished-results-events',
  'unmatched-results',
  'overpaid-awards',
  'imports',
  'dealers',
  'dealer-logins',
  'dealer-refunds',
  'dealer-refunds?tab=made',
  'inbox',
  'administrators',
  'contact-messages',
  'mails',
  'audit-log',
];

const { values: given, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});
const { url, email, password } = given;
if (!url || !email || !password) throw new Error('--url, --email and --password are needed');

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const answer = await context.request.post(`${url}/api/login`, { data: { email, password }, headers: { origin: url } });
if (!answer.ok()) throw new Error(`Logging in answered ${answer.status()}`);
const page = await context.newPage();

/** Runs in the page: goes to an address as a link does, and tells when the rows, or that there are none, are drawn. */
const open = (path) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} was not drawn within a minute`)), 60_000);
    const from = performance.now();
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const isDrawn = () =>
      location.pathname + location.search === path &&
      ![undefined, before].includes(heading()) &&
      document.querySelector('main [aria-busy=true], main .desk-skeleton, main .skeleton') === null &&
      document.querySelector('main :is(tbody tr, li, .empty, .desk-empty, article, form)') !== null;
    const look = () => (isDrawn() ? resolve(performance.now() - from) : requestAnimationFrame(look));
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    requestAnimationFrame(look);
  });

try {
  await page.goto(`${url}/auth/admin`);
  await page.locator('main h1').waitFor();
  process.stdout.write(
    `Opened ${TIMES} times from the dashboard; milliseconds until the first page is drawn: median, worst, first\n\n`,
  );
  for (const list of only.length > 0 ? only : LISTS) {
    const took = [];
    for (let n = 0; n <= TIMES; n += 1) {
      await page.goto(`${url}/auth/admin/profile`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      took.push(await page.evaluate(open, `/auth/admin/${list}`));
    }
    // the first time fills the caches of the database and of the browser
    const [first, ...rest] = took;
    const sorted = rest.toSorted((a, b) => a - b);
    const [middle, worst] = [sorted[Math.floor(TIMES / 2)], sorted.at(-1)];
    const figures = [middle, worst, first].map((value) => value.toFixed(0).padStart(6)).join('');
    process.stdout.write(`  ${list.padEnd(28)} ${figures}  ${middle > MOST_MS ? 'ABOVE TARGET' : 'ok'}\n`);
  }
} finally {
  await browser.close();
}
