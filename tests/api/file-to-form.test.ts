import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { ClassesImport, Corrected, EventDetail, EventsImport, PatternsImport, ResultsImport } from '@rrr/contract';
import fc from 'fast-check';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { key } from './testing/matrix/index.js';
import { upload } from './testing/upload.js';

let demo: DemoServer;
let admin: Browser;
let seriesId = '';
beforeAll(async () => {
  demo = await demoServer();
  admin = await demo.as('admin');
  seriesId = (await admin.call(contract.adminSeries)).series[0]?._id ?? '';
}, 120_000);
afterAll(() => demo.stop());

/** cells around every limit that there is, plain and odd */
const LENGTHS = [
  1, 12, 13, 40, 41, 50, 51, 59, 60, 61, 99, 100, 101, 119, 120, 121, 149, 150, 151, 199, 200, 201, 254, 255, 256, 292,
  300, 301,
];
const long = fc
  .tuple(fc.constantFrom('W', '9', 'é', 'ß', '🏍'), fc.constantFrom(...LENGTHS))
  .map(([email, length]) => email.repeat(length));
const ODD = [
  "'=1+1",
  '=SUM(A1)',
  '-',
  '"',
  "O'Neil, Jr.",
  'Moab, UT',
  'Laval, QC',
  'München, GER',
  'KTM 450 SX-F',
  'Smith, Ann',
  'a,b;c',
  '<b>',
  '\\',
  '%',
  'NULL',
  '0',
  '١٢',
  'İstanbul',
];
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((it) => it.replace(/\p{C}/gu, '')),
  long,
  fc.constantFrom(...ODD),
  fc.constant(''),
);
const email = fc.oneof(
  fc.constantFrom(
    '',
    'a@b.c',
    'Ann.Lee@Example.COM',
    'é@exämple.com',
    'a..b@example.com',
    '"a"@b.co',
    'x@y',
    'a@b@c.d',
  ),
  fc.constantFrom(50, 106, 107, 108).map((length) => `${'x'.repeat(length)}@example.com`),
);
const day = fc.constantFrom(
  '',
  'TBD',
  '1989-12-31',
  '1990-01-01',
  '2031-06-14',
  '6/14/2031',
  '2100-12-31',
  '2101-01-01',
  '12/31/99',
  '20000',
  '32873',
  '32874',
  '60000',
  '1950-06-14',
  '31/31/2031',
  'never',
);
const web = fc.oneof(
  fc.constantFrom(
    '',
    'park.example.com',
    'https://park.example.com/a?b=c',
    'HTTP://PARK.EXAMPLE.COM',
    'javascript:alert(1)',
    'ftp://a.b',
    'https://a b',
    'parc-é.example.com/fr',
    'see flyer',
    '//a.b',
  ),
  fc.constantFrom(270, 279, 290).map((it) => `https://a.example.com/${'x'.repeat(it)}`),
);

const quoted = (cells: readonly string[]): string => cells.map((it) => `"${it.replaceAll('"', '""')}"`).join(',');
const sheet = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map(quoted).join('\n');
const table = (...columns: readonly fc.Arbitrary<string>[]) =>
  fc.array(fc.tuple(...columns), { minLength: 30, maxLength: 40 });

interface Preview {
  readonly problems: readonly { readonly line: number; readonly code: string }[];
}
type Row = readonly string[];
/** The lines of a file, from the rows that are left. */
type Lines = (rows: readonly Row[]) => readonly Row[];
const asTheyAre: Lines = (rows) => rows;
/** In a class of results the places run on, whichever rows are left. */
const inPlaces: Lines = (rows) => rows.map((it, at) => [String(at + 1), ...it]);

/** Sends the rows that can be read, after previews said which cannot. */
const stored = async <T extends Preview>(
  path: string,
  header: Row,
  rows: readonly Row[],
  fields: Readonly<Record<string, string>> = {},
  lines = asTheyAre,
): Promise<T> => {
  let left = rows;
  for (;;) {
    const preview = await upload(admin, path, sheet(header, lines(left)), fields);
    expect([path, preview.status]).toEqual([path, 200]);
    const refused = new Set(preview.json<T>().problems.map((it) => it.line));
    if (refused.size === 0) break;
    const kept = left.filter((_, at) => !refused.has(at + 2));
    fc.pre(kept.length > 0);
    expect(kept.length).toBeLessThan(left.length);
    left = kept;
  }
  const applied = await upload(admin, path, sheet(header, lines(left)), { ...fields, dryRun: 'false' });
  expect([path, applied.status, applied.status === 200 ? '' : applied.text]).toEqual([path, 200, '']);
  return applied.json<T>();
};
const taken = (what: unknown, answer: Answered, status = 200): void =>
  expect([what, answer.status, answer.status === status ? '' : answer.text]).toEqual([what, status, '']);
const event = async (id: string): Promise<EventDetail> =>
  (await admin.call(contract.getEvent, { params: { eventId: id } })).event;
const put = (path: string, body: object) => admin.ask(path, { method: 'PUT', body, headers: key() });
const FILES = { numRuns: 4 };

/** An event of today, for classes and results. */
const newEvent = async (): Promise<string> => {
  const body = {
    title: 'File to form',
    venue: null,
    venueWebsite: null,
    city: null,
    state: null,
    zipcode: null,
    country: 'US',
    type: 'Motocross',
    startDate: '2020-01-01',
    endDate: null,
    seriesId: null,
    paying: false,
    promoterId: null,
  };
  return (await admin.call(contract.addEvent, { body })).event._id;
};

describe('what a file stored, a form can save as it is', () => {
  test(
    'events of a series',
    () =>
      fc.assert(
        fc.asyncProperty(
          table(
            cell,
            day,
            day,
            cell,
            web,
            cell,
            cell,
            cell,
            fc.constantFrom('', 'US', 'Canada', 'mx', 'Atlantis'),
            cell,
          ),
          async (rows) => {
            const header = [
              'Title',
              'Start date',
              'End date',
              'Venue',
              'Website',
              'City',
              'State',
              'Zip',
              'Country',
              'Type',
            ];
            const { rows: made } = await stored<EventsImport & Preview>(
              `/api/admin/serie/${seriesId}/upload-events`,
              header,
              rows,
            );
            for (const { _id } of made) {
              const {
                title,
                venue,
                venueWebsite,
                city,
                state,
                zipcode,
                country,
                type,
                startDate,
                endDate,
                series,
                paying,
                promoter,
                version,
                ...before
              } = await event(_id ?? '');
              const said = {
                title,
                venue,
                venueWebsite,
                city,
                state,
                zipcode,
                country,
                type,
                startDate,
                endDate,
                paying,
              };
              const saved = await put(`/api/admin/event/${_id}`, {
                ...said,
                seriesId: series?._id ?? null,
                promoterId: promoter?._id ?? null,
                version,
              });
              taken(said, saved);
              expect(saved.json<{ event: EventDetail }>().event).toMatchObject({ ...said, _id: before._id });
            }
          },
        ),
        FILES,
      ),
    240_000,
  );

  test(
    'classes with their payout places',
    () =>
      fc.assert(
        fc.asyncProperty(
          table(
            cell,
            fc.constantFrom('', 'Cash', 'Dealer credit', 'No payout'),
            fc.constantFrom('', '1', '10000', '10001', '0'),
            fc.constantFrom('', '0', '0.01', '100', '99.99', '1,5'),
          ),
          async (rows) => {
            const eventId = await newEvent();
            await stored<ClassesImport & Preview>(
              `/api/event/${eventId}/upload-class`,
              ['Class', 'Payout', 'Entrants', 'Place 1'],
              rows,
            );
            const { version, classes } = await event(eventId);
            const said = classes.map(({ _id, name, payoutType, payoutPlaces, entrants }) => ({
              _id,
              name,
              payoutType,
              payoutPlaces,
              entrants,
            }));
            const saved = await put(`/api/event/${eventId}/classes`, { version, classes: said });
            taken(said, saved);
            expect(saved.json<{ event: EventDetail }>().event.classes).toEqual(classes);
          },
        ),
        FILES,
      ),
    240_000,
  );

  test(
    'results',
    () =>
      fc.assert(
        fc.asyncProperty(
          table(cell, cell, cell, cell, cell, cell, cell, email, fc.constantFrom('', 'DNF', 'DQ')),
          async (finishers) => {
            const eventId = await newEvent();
            await stored(`/api/event/${eventId}/upload-class`, ['Class'], [['450 A']]);
            const classId = (await event(eventId)).classes[0]?._id ?? '';
            const header = ['Pos', 'First name', 'Last name', '#', 'AMA #', 'City', 'State', 'Bike', 'Email', 'Status'];
            await stored<ResultsImport & Preview>(
              `/api/event/${eventId}/upload-class-result`,
              header,
              finishers,
              { classId },
              inPlaces,
            );
            const { results } = await admin.call(contract.eventResults, { params: { eventId }, query: { limit: 100 } });
            expect(results.length).toBeGreaterThan(0);
            for (const { _id, verdict: _, rider: _r, ...said } of results) {
              const saved = await put(`/api/event/${eventId}/result`, { ...said, _id, state: null });
              taken(said, saved);
              expect(saved.json<Corrected>().results).toEqual([expect.objectContaining({ _id, ...said })]);
            }
          },
        ),
        FILES,
      ),
    240_000,
  );

  test(
    'VIN patterns',
    () =>
      fc.assert(
        fc.asyncProperty(
          table(
            cell,
            fc.constantFrom('1979', '1980', '2025', '2099', '2100', '25'),
            fc.stringMatching(/^[A-HJ-NPR-Za-hj-npr-z0-9*]{1,18}$/),
          ),
          async (rows) => {
            const { rows: made } = await stored<PatternsImport & Preview>(
              '/api/vin-patterns/import',
              ['Model', 'Year', 'Pattern'],
              rows,
            );
            for (const said of made.map(({ model, year, pattern }) => ({ model, year, pattern }))) {
              const { vinPatterns } = await admin.call(contract.listVinPatterns, {
                query: { year: said.year, pattern: encodeURIComponent(said.pattern), limit: 100 },
              });
              const kept = vinPatterns.find((it) => it.model === said.model && it.pattern === said.pattern);
              if (!kept) throw new Error(`${JSON.stringify(said)} is not listed`);
              await admin.ask(`/api/vin-patterns/${kept._id}`, { method: 'DELETE' });
              const again = await admin.ask('/api/vin-patterns', { method: 'POST', body: said });
              taken(said, again, 201);
              expect(again.of(contract.addVinPattern).pattern).toMatchObject(said);
            }
          },
        ),
        FILES,
      ),
    240_000,
  );
});
