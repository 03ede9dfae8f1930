// `npm run bench:web`: what the screens weigh and how fast a phone shows them. Prints tables and never fails: times
// depend on the machine. Bytes and movements are checked by the browser tests (e2e/opening).
//   npm run bench:web                       starts the product with demo data
//   npm run bench:web -- --url http://…     measures one that runs with demo data
//   npm run bench:web -- --no-lighthouse    without Lighthouse, which takes half a minute a page
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromium as browserPath } from '../tools/chromium.mjs';
import { importFrom } from '../tools/extra-packages.mjs';

const PASSWORD = 'RedRider2026';
/** A phone of the middle class on a slow network: 4× CPU, 1.6 Mbit/s, 150 ms. */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { width: 412, height: 823 };
const KIND = { script: 'script', stylesheet: 'style', font: 'font' };
const ROUNDS = 3;

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, lighthouse: { type: 'boolean', default: true } },
  allowNegative: true,
});
const say = (text) => process.stdout.write(`${text}\n`);
const table = (rows) => {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map(
    (row) => `  ${row.map((value, at) => (at ? value.padStart(widths[at]) : value.padEnd(widths[at]))).join('  ')}`,
  );
};
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const startProduct = async () => {
  const [port, data] = [await freePort(), mkdtempSync(path.join(os.tmpdir(), 'rrr-bench-web-'))];
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['tools/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server stopped before it was ready');
    await pause(200);
  }
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
};

const weighed = new Map();
const bytesOf = (url) => {
  const known =
    weighed.get(url) ??
    new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => (bytes += chunk.length));
        answer.on('end', () => resolve(bytes));
      }).on('error', reject);
    });
  weighed.set(url, known);
  return known;
};

const logIn = async (context, url, who) => {
  if (who === 'visitor') return;
  const data = { email: `${who}@example.com`, password: PASSWORD };
  const answer = await context.request.post(`${url}/api/login`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`Logging in as the ${who} answered ${answer.status()}`);
};

/** Runs in the page. */
const observe = () => {
  const seen = { lcp: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const isQuiet = () => !document.querySelector('[aria-busy=true], .skeleton') && document.querySelector('h1') !== null;

/** One first visit, without a cache. */
const visitOnce = async (browser, url, { who, at }, slow) => {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true });
  await logIn(context, url, who);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const asked = new Map();
  page.on('request', (value) => KIND[value.resourceType()] && asked.set(value.url(), KIND[value.resourceType()]));
  if (slow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  }
  await page.goto(url + at, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForFunction(isQuiet, undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, asked };
};

const measure = async (browser, url, screen) => {
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitOnce(browser, url, screen, SLOW));
  const bytes = { script: 0, style: 0, font: 0 };
  for (const [file, kind] of visits[0].asked) bytes[kind] += await bytesOf(file);
  const kib = (kind) => (bytes[kind] / 1024).toFixed(0);
  return [
    `${screen.who} ${screen.name}`,
    ...['script', 'style', 'font'].map(kib),
    `${(median(visits.map((visit) => visit.lcp)) / 1000).toFixed(2)} s`,
    Math.max(...visits.map((visit) => visit.shift)).toFixed(3),
  ];
};

const PUBLIC = [
  ['home', '/'],
  ['events', '/events'],
  ['event', null],
  ['dealers', '/dealers'],
  ['log in', '/login'],
  ['register', '/register'],
  ['rules', '/about/rules'],
];
const screensOf = async (browser, url) => {
  const context = await browser.newContext();
  await logIn(context, url, 'admin');
  const ask = async (at) => (await context.request.get(url + at)).json();
  const [{ events }, { riders }] = [await ask('/api/events'), await ask('/api/admin/riders?query=Ostrander')];
  await context.close();
  const shown = [];
  for (const [name, at] of PUBLIC) {
    const path = at ?? `/events/event/${events[0]._id}`;
    // a page that this version does not have
    if ((await fetch(url + path, { headers: { accept: 'text/html' } })).ok)
      shown.push({ who: 'visitor', name, at: path });
  }
  const area = (who, name, at = '') => ({ who, name, at: `/auth/${who}${at}` });
  return [
    ...shown,
    area('dealer', 'home'),
    area('dealer', 'redeem', `/rider/${riders[0]._id}`),
    area('dealer', 'redemptions', '/redemptions'),
    area('rider', 'home'),
    area('rider', 'wallet', '/redemptions'),
    area('promoter', 'home'),
    area('admin', 'home'),
    area('admin', 'riders', '/riders'),
  ];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const audit = async (lighthouse, url, port, { name, at }) => {
  const result = await lighthouse(url + at, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  const { categories, audits } = result.lhr;
  // missing where the browser showed the page to nobody
  const figure = (id, digits, unit = '', scale = 1) =>
    audits[id].numericValue === undefined ? '?' : `${(audits[id].numericValue / scale).toFixed(digits)}${unit}`;
  const seconds = (id) => figure(id, 2, ' s', 1000);
  return [
    name,
    ...CATEGORIES.map((category) => String(Math.round(categories[category].score * 100))),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    figure('total-blocking-time', 0, ' ms'),
    figure('cumulative-layout-shift', 3),
  ];
};

// installed before anything is measured
const lighthouse = options.lighthouse ? (await importFrom('bench/lighthouse', 'lighthouse')).default : undefined;
const loadOf = () => os.loadavg()[0].toFixed(1);
const own = options.url ? undefined : await startProduct();
const url = options.url ?? own.url;
const port = await freePort();
const flags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: browserPath(), args: flags });
try {
  say(
    `${os.cpus().length} cores, load ${loadOf()} at the start: with more than a few times are longer than on a quiet machine.`,
  );
  const screens = await screensOf(browser, url);
  say(
    `\nFirst visits on a phone at ${SLOW.cpu}× CPU, 1.6 Mbit/s, ${SLOW.latency} ms; KiB gzip as served; median of ${ROUNDS}\n`,
  );
  const rows = [['screen', 'script', 'style', 'font', 'LCP', 'CLS']];
  for (const screen of screens)
    rows.push(
      await measure(browser, url, screen).catch((error) => {
        throw new Error(`${screen.who} ${screen.name} (${screen.at}) was not shown`, { cause: error });
      }),
    );
  say(table(rows).join('\n'));
  if (lighthouse) {
    say('\nLighthouse, mobile\n');
    const found = [['page', 'speed', 'access', 'practice', 'seo', 'FCP', 'LCP', 'blocked', 'CLS']];
    for (const screen of screens.filter((candidate) => candidate.who === 'visitor'))
      found.push(await audit(lighthouse, url, port, screen));
    say(table(found).join('\n'));
  }
  say(`\nLoad ${loadOf()} at the end.`);
} finally {
  await browser.close();
  await own?.stop();
}
