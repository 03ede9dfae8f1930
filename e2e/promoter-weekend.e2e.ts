import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import type { Visitor } from './browser.js';
import { sampleOf } from './demo.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { usePortal } from './portal.js';

/** A weekend in the promoter's tent: a clean file in three taps, a wrong one mended twice, a match, a series by file. */
describe.each(journeyDatabases)('a promoter’s weekend on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let visitor: Visitor;
  let page: Page;
  /** address of the event whose class got the clean file */
  let cleanEvent = '';
  beforeAll(async () => {
    visitor = await portal.logIn('promoter');
    ({ page } = visitor);
  }, 300_000);

  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await visitor.see(`promoter weekend ${name} ${kind}`);
    expect(await findings(page, 'en', contrastInJourneys)).toEqual([]);
  };
  const choose = (name: string, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const sample = () => readFileSync(sampleOf(portal.server).csv, 'utf8');
  const save = () => page.getByRole('button', { name: /^Save \d+ results/ });
  /** the event that the sample files are results of, and its class */
  const toSampleClass = async (): Promise<void> => {
    const { eventId, className } = sampleOf(portal.server);
    await page.goto(`/auth/promoter/event/${eventId}`);
    await page.getByRole('link', { name: `Send results of ${className}` }).click();
  };

  const step = journey('results, corrections and a series');

  step('a clean file is in with three taps: the class, the file, save', async () => {
    await page.goto('/auth/promoter');
    const next = page.getByRole('region', { name: 'Due next' });
    const slot = next.getByRole('link', { name: /^Send results of / }).first();
    await slot.waitFor();
    await sound('home');
    const open = await next.getByRole('link', { name: /^Send results of / }).count();
    await slot.click();
    cleanEvent = new URL(page.url()).pathname;
    await choose(
      'clean.csv',
      ['Place,Name,Hometown,Bike', ...Array.from({ length: 12 }, (_, at) => `${at + 1},Rider Noname${at},,Honda`)].join(
        '\n',
      ),
    );
    await save().click();
    await page.getByText(/12 results of .* are saved\./).waitFor();
    await page.goto('/auth/promoter');
    await next.waitFor();
    await settle(page);
    // the slot is filled, or the event was the last one due and another is next
    expect(await next.getByRole('link', { name: /^Send results of / }).count()).not.toBe(open);
  });

  step('a wrong file is mended twice, with line, column and value told, and nothing is stored before', async () => {
    await toSampleClass();
    await choose('first.csv', sample().replace(/^3,418/m, 'third,418'));
    await page.getByText('1 line must be corrected', { exact: true }).waitFor();
    await page.getByText('third', { exact: false }).first().waitFor();
    expect(await save().count()).toBe(0);
    await sound('wrong place');
    await choose('second.csv', sample().replace(/^[^,\n]*,/, 'Frobnication,'));
    await page.getByRole('combobox').first().waitFor();
    expect(await save().count()).toBe(0);
    await sound('unknown column');
    await page.goBack();
    await toSampleClass();
    await choose('third.csv', sample());
    await save().waitFor();
    await page.getByText('Choose the rider of 1 row').waitFor();
    await sound('check');
    // stored with one row open: it is matched later
    await save().click();
    await page.getByText('15 results of 450 Amateur are saved.').waitFor();
  });

  step('the open finisher is matched from the list of what needs an answer, after seeing what it pays', async () => {
    await page.goto('/auth/promoter');
    await page.getByRole('link', { name: /^Choose the riders?$/ }).click();
    await page.getByRole('heading', { name: 'Choose riders' }).waitFor();
    await sound('matches');
    const card = page
      .locator('.desk-race-unpaid')
      .filter({ has: page.locator('.desk-candidates') })
      .first();
    const written = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await card
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/New awards|earns|Earns/)
      .first()
      .waitFor();
    await sound('match');
    await dialog.getByRole('button', { name: /^Match / }).click();
    await page.getByText(new RegExp(`^${written} is matched to `)).waitFor();
  });

  step('a series is added, and its events come from a file that was wrong once', async () => {
    await page.goto('/auth/promoter/serie/new');
    await page.getByLabel('Name of the series').fill(`Rimrock Cup ${kind}`);
    await page.getByRole('button', { name: 'Add series' }).click();
    await page.getByRole('link', { name: 'Upload events' }).click();
    const rows = (first: string) =>
      `Title,Date,City,State,Country\nRimrock Round 1,${first},Bend,OR,US\nRimrock Round 2,2031-06-14,Bend,OR,US\n`;
    await choose('events.csv', rows('soon'));
    await page
      .getByText(/must be corrected/)
      .first()
      .waitFor();
    await sound('wrong events');
    await choose('events.csv', rows('2031-05-17'));
    await page.getByRole('button', { name: 'Add 2 events' }).click();
    await page.getByText('2 events are added.').waitFor();
    await page.getByRole('link', { name: 'View the series' }).click();
    await page.getByText('Rimrock Round 2').first().waitFor();
    await sound('series');
  });

  step('the import is in the history, and undoing it takes the results away', async () => {
    // of the first event: a file whose results were changed since stays
    await page.goto(`${cleanEvent}/imports`);
    await sound('imports');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Undo/ }).click();
    await page
      .getByText(/undone|Undone/)
      .first()
      .waitFor();
    await sound('undone import');
  });

  step('nothing went wrong behind the screens', () => {
    expect(visitor.faults).toEqual([]);
  });
});
