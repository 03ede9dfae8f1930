import type { Page } from 'playwright-core';
import { toBelow } from './first-record.js';
import type { Places, Screen } from './screen.js';

type Rows = (places: Places) => readonly string[];

/** Chooses a file of these rows, and waits for what the server says of it. */
const sent =
  (rows: Rows) =>
  async (page: Page, places: Places): Promise<void> => {
    const buffer = Buffer.from(`${rows(places).join('\n')}\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
    await page.locator('.desk-wizard-check[aria-busy=false]').waitFor();
  };

const byPromoter = (name: string, path: (places: Places) => string, rows: Rows, dark?: true): Screen => ({
  name,
  who: 'promoter',
  path: (places) => `/auth/promoter/event/${places.waiting}${path(places)}`,
  reach: sent(rows),
  ...(dark ? { dark } : {}),
});
const ofClass = (name: string, rows: Rows, dark?: true): Screen =>
  byPromoter(`a file of results, ${name}`, ({ classId }) => `?class=${classId}`, rows, dark);
const ofClasses = (name: string, rows: Rows, dark?: true): Screen =>
  byPromoter(`a file of classes, ${name}`, () => '/upload-classes', rows, dark);
const ofEvents = (name: string, rows: readonly string[]): Screen => ({
  name: `a file of events, ${name}`,
  who: 'admin',
  path: () => '/auth/admin/series',
  reach: async (page, places) => {
    await toBelow('upload-events')(page);
    await sent(() => rows)(page, places);
  },
});
const ofVins = (path: 'vin-patterns' | 'sold-vins', name: string, rows: readonly string[]): Screen => ({
  name: `a file of ${path}, ${name}`,
  who: 'admin',
  path: () => `/auth/admin/${path}/import`,
  reach: sent(() => rows),
});

/** What a file asks, and how it is accounted for, before anything is stored. */
export const fileScreens: readonly Screen[] = [
  ofClass('a question', () => ['Place,Name,Status', '1,Zed Noname1,', '2,Zed Noname2,', ',Zed Noname3,'], true),
  ofClass('columns unknown', () => ['Alpha,Beta', '1,Zed Noname1', '2,Zed Noname2']),
  ofClass('of several classes', ({ className }) => [
    'Place,Name,Class',
    `1,Zed Noname1,${className}`,
    '1,Zed Noname2,Another Class',
  ]),
  byPromoter(
    'a file of all classes, checked',
    () => '/upload-results',
    ({ className }) => [
      'Place,Name,Class,Laps',
      `1,Zed Noname1,${className},12`,
      `2,Zed Noname2,${className},12`,
      '1,Zed Noname3,Another Class,10',
    ],
  ),
  ofClasses(
    'a purse that falls',
    ({ className }) => ['Class,1st,2nd,Notes', `${className},10,5,new`, 'Total,10,5,'],
    true,
  ),
  ofClasses('columns unknown', () => ['Division,Gold,Silver,Notes', '450 New,1000,700,new', '250 New,400,200,']),
  ofClasses('cells to correct', () => ['Class,1st,2nd', '450 New,$1000,x', '250 New,"$1,000",9', 'Subject to change']),
  ofEvents('the day or the month first', ['Title,Date,Track', 'Spring,03/04/2031,Ridge', 'Fall,05/09/2031,Hill']),
  ofEvents('columns unknown', ['Meeting,Weekend,Where', 'Spring,"June 5-6, 2031",Ridge', 'Fall,2031-09-05,Hill']),
  ofVins('vin-patterns', 'one for two models, and one of another year', [
    'Model,Year,Pattern',
    '450 SX-F,2024,VBKSX*4**RM******',
    '450 SX-F Factory,2024,VBKSX*4**RM******',
    '250 SX-F,2023,VBKSY*4**RM******',
  ]),
  ofVins('vin-patterns', 'columns unknown', ['Machine,Year,Code', '450 SX-F,2024,VBKSX*4**RM******']),
  ofVins('sold-vins', 'columns unknown', ['Serial,Type', 'VBKSXA404RM000001,450 SX-F']),
];
