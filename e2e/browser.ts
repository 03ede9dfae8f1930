import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', headless: true, args: flags });

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
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
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
