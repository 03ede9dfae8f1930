import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';
import type { EventDetail, Response } from '@rrr/contract';
import fc from 'fast-check';
import type { Answered } from './testing/browser.js';
import { unchangedEvent } from './testing/event-scene.js';
import { cell, day, email, sheet, table, web } from './testing/file-cells.js';
import { key } from './testing/matrix/index.js';
import { startDemo } from './testing/start-demo.js';
import { upload } from './testing/upload.js';

const admin = await (await startDemo()).as('admin');
const seriesId = (await admin.call(contract.adminSeries)).series[0]?._id ?? '';

type Import =
  | typeof contract.importVinPatterns
  | typeof contract.uploadClass
  | typeof contract.uploadClassResult
  | typeof contract.uploadSeriesEvents;
type Row = readonly string[];
/** Makes the lines of a file from the remaining rows. */
type Lines = (rows: readonly Row[]) => readonly Row[];
const asTheyAre: Lines = (rows) => rows;
/** Numbers the places of the remaining rows without gaps. */
const inPlaces: Lines = (rows) => rows.map((row, at) => [String(at + 1), ...row]);

/** Imports the rows that can be read; previews tell which cannot. */
const stored = async <E extends Import>(
  endpoint: E,
  path: string,
  header: Row,
  rows: readonly Row[],
  fields: Readonly<Record<string, string>> = {},
  lines = asTheyAre,
): Promise<Response<E>> => {
  let left = rows;
  for (;;) {
    const preview = await upload(admin, path, sheet(header, lines(left)), fields);
    expect([path, preview.status]).toEqual([path, 200]);
    const refused = new Set(preview.of<Import>(endpoint).problems.map((it) => it.line));
    if (refused.size === 0) break;
    const kept = left.filter((_, at) => !refused.has(at + 2));
    fc.pre(kept.length > 0);
    expect(kept.length).toBeLessThan(left.length);
    left = kept;
  }
  const applied = await upload(admin, path, sheet(header, lines(left)), { ...fields, dryRun: 'false' });
  expect([path, applied.status, applied.status === 200 ? '' : applied.text]).toEqual([path, 200, '']);
  return applied.of(endpoint);
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
    ...blank(EVENT),
    title: 'File to form',
    country: 'US',
    type: 'Motocross',
    startDate: '2020-01-01',
    seriesId: null,
    paying: false,
    promoterId: null,
  };
  return (await admin.call(contract.addEvent, { body })).event._id;
};

describe('everything imported from a file can be saved unchanged in a form', () => {
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
            const { rows: made } = await stored(
              contract.uploadSeriesEvents,
              `/api/admin/serie/${seriesId}/upload-events`,
              header,
              rows,
            );
            for (const { _id } of made) {
              const before = await event(_id ?? '');
              const said = unchangedEvent(before);
              const saved = await put(`/api/admin/event/${_id}`, said);
              taken(said, saved);
              const { version: _, seriesId: _s, promoterId: _p, ...kept } = said;
              expect(saved.of(contract.editEvent).event).toMatchObject({ ...kept, _id: before._id });
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
            await stored(
              contract.uploadClass,
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
            expect(saved.of(contract.saveClasses).event.classes).toEqual(classes);
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
            await stored(contract.uploadClass, `/api/event/${eventId}/upload-class`, ['Class'], [['450 A']]);
            const classId = (await event(eventId)).classes[0]?._id ?? '';
            const header = ['Pos', 'First name', 'Last name', '#', 'AMA #', 'City', 'State', 'Bike', 'Email', 'Status'];
            await stored(
              contract.uploadClassResult,
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
              expect(saved.of(contract.putResult).results).toEqual([expect.objectContaining({ _id, ...said })]);
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
            const { rows: made } = await stored(
              contract.importVinPatterns,
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
