import { toBelow, toEdit, toFirst, toPart } from './first-record.js';
import type { Places, Screen } from './screen.js';

const at = (name: string, path: string, dark = false): Screen => ({
  name,
  who: 'admin',
  path: () => `/auth/admin/${path}`,
  ...(dark ? { dark } : {}),
});
const from = (list: string, name: string, reach: NonNullable<Screen['reach']>): Screen => ({
  ...at(name, list),
  reach,
});

/** A screen of the event that waits for results. */
const ofWaiting = (name: string, path: (places: Places) => string, dark = false): Screen => ({
  name,
  who: 'admin',
  path: (places) => `/auth/admin/event/${places.waiting}/${path(places)}`,
  ...(dark ? { dark } : {}),
});

const soldVinsChosen: NonNullable<Screen['reach']> = async (page) => {
  const rows = 'VBKMXA435SM000017,450 SX-F,2025\nNOTAVIN,450 SX-F,2025\n';
  const buffer = Buffer.from(`VIN,Model,Year\n${rows}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'sold.csv', mimeType: 'text/csv', buffer });
  await page.getByText('VBKMXA435SM000017').first().waitFor();
};

/** The admin's events, series, categories and VINs. */
export const adminRaceScreens: readonly Screen[] = [
  at('the admin’s canceled events', 'events?status=canceled'),
  at('the admin’s drafts', 'events?status=draft'),
  from('events?status=draft', 'the admin’s draft', toFirst),
  from('events?status=draft', 'the admin’s form of a draft', toEdit),
  at('the admin’s new event', 'event/new'),
  { name: 'the admin’s form of an event', who: 'admin', path: ({ raced }) => `/auth/admin/event/${raced}/edit` },
  ofWaiting('the classes of the admin’s event', () => 'classes', true),
  ofWaiting('the admin’s file of classes', () => 'upload-classes'),
  ofWaiting('the admin’s file of a class', ({ classId }) => `upload-class-result?class=${classId}`),
  ofWaiting('the admin’s file of all results', () => 'upload-results'),
  ofWaiting('the admin’s result by hand', ({ classId }) => `results/new?class=${classId}`),
  ofWaiting('the admin’s results of a class in a table', ({ classId }) => `class/${classId}/results`),
  { name: 'the admin’s results of an event', who: 'admin', path: ({ raced }) => `/auth/admin/event/${raced}/results` },
  { name: 'the files of the admin’s event', who: 'admin', path: ({ raced }) => `/auth/admin/event/${raced}/imports` },
  at('the admin’s imported files', 'imports'),
  at('the admin’s unmatched results', 'unmatched-results', true),
  at('the admin’s unmatched results, all', 'unmatched-results?view=all'),
  from('unmatched-results', 'the admin’s unmatched results of a person', toFirst),
  at('the admin’s awards to check', 'held-awards', true),
  at('the admin’s approvals', 'approvals', true),
  at('the admin’s overpaid awards', 'overpaid-awards'),
  at('the admin’s late results', 'late-results-events', true),
  at('the admin’s finished results', 'finished-results-events'),
  at('the admin’s series', 'series'),
  from('series', 'the admin’s page of a series', toFirst),
  from('series', 'the admin’s page of a series, bonuses', toPart('bonuses')),
  from('series', 'the admin’s page of a series, earnings', toPart('earnings')),
  from('series', 'the admin’s page of a series, standings', toPart('standings')),
  from('series', 'the admin’s points and bonuses of standings', toBelow('standings')),
  from('series', 'the admin’s form of a series', toEdit),
  from('series', 'the admin’s file of events', toBelow('upload-events')),
  at('the admin’s new series', 'serie/new'),
  at('the admin’s categories', 'categories'),
  from('categories', 'the admin’s category', toFirst),
  from('categories', 'the admin’s category, earnings', toPart('earnings')),
  from('categories', 'the admin’s form of a category', toEdit),
  at('the admin’s new category', 'category/new'),
  at('the admin’s VIN patterns', 'vin-patterns', true),
  at('the admin’s new VIN pattern', 'vin-patterns/new'),
  at('the admin’s file of VIN patterns', 'vin-patterns/import'),
  at('the admin’s sold VINs', 'sold-vins'),
  at('the admin’s file of sold VINs', 'sold-vins/import'),
  from('sold-vins/import', 'the admin’s file of sold VINs, checked', soldVinsChosen),
  at('the admin’s bikes of riders', 'rider-vin-report'),
  at('the admin’s VIN disputes', 'rider-vin-report?tab=disputes'),
];
