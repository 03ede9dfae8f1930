import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { watchRequests } from './under-way.js';

/** The pages that are open in this test file. */
const open = new Set<Page>();

/** How much of a page is told when a step fails, characters. */
const TOLD = 1500;

/** What stands on each open page, for whoever reads why a step failed. */
export const whatIsOpen = async (): Promise<string> => {
  const told = [...open].map(async (page) => {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch(() => 'cannot be read');
    return `${page.url()}\n${text.replaceAll(/\n+/g, '\n').slice(0, TOLD)}`;
  });
  return (await Promise.all(told)).join('\n---\n');
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // a page that is seen once is over before its code is made fast
  '--js-flags=--no-maglev --no-turbofan',
];

/** Leaves a note for the runner (tools/test): a file that failed because its browser died is tried once more. */
const noteDeath = (): void => {
  const [folder, file] = [process.env['BROWSER_DEATHS'], expect.getState().testPath];
  if (folder !== undefined && file !== undefined) writeFileSync(join(folder, basename(file)), '');
};

export const openBrowser = async (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, headless: true, args: flags });
  const close = browser.close.bind(browser);
  browser.close = (...why) => {
    browser.off('disconnected', noteDeath);
    return close(...why);
  };
  return browser.on('disconnected', noteDeath);
};

export const desk = { width: 1280, height: 900 };
export const phone = { width: 375, height: 812 };

/**
 * A person with a browser of their own. What goes wrong behind the screen is kept, and a test ends by asking for it.
 */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** errors of the page, refused content, answers of 500 and more */
  readonly faults: readonly string[];
  see(name: string): Promise<void>;
}

export const visit = async (
  browser: Browser,
  url: string,
  viewport = desk,
  locale: 'en-US' | 'fr-CA' = 'en-US',
  // a worker's own requests cannot be watched or stopped by a test
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale,
    acceptDownloads: true,
    serviceWorkers,
    // a click into a dialog that still grows can miss the button it was aimed at
    reducedMotion: 'reduce',
  });
  // pages are looked at in both languages by one browser; a French one is offered French (site.e2e.ts)
  if (locale === 'en-US') {
    // an e-mail stands in a frame that may keep nothing
    await context.addInitScript("if (window === top) localStorage.setItem('rrr.language', 'chosen')");
  }
  // a busy machine draws a page in half a minute
  context.setDefaultTimeout(60_000);
  watchRequests(context);
  const page = await context.newPage();
  open.add(page);
  page.on('close', () => void open.delete(page));
  page.on('crash', noteDeath);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught|Warning: /.test(message.text()))
      faults.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`);
  });
  return {
    page,
    context,
    faults,
    // pictures for a person to look at, kept only when asked for
    see: async (name) => {
      const folder = process.env.E2E_PICTURES;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    },
  };
};
