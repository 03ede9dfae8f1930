import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { readFileSync } from 'node:fs';
import type { SeededDemo } from '@rrr/seed/demo';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { upload } from './testing/upload.js';
import { workbook, worksheet } from './testing/workbook.js';

jest.setTimeout(120_000);

let demo: DemoServer;
let promoter: Browser;
let sample: SeededDemo['sample'];
let other = '';
let [header, rows]: [string, readonly string[]] = ['', []];
beforeAll(async () => {
  demo = await demoServer();
  promoter = await demo.as('promoter');
  if (!demo.server.demo) throw new Error('There is no demo');
  sample = demo.server.demo.sample;
  const { event } = await promoter.call(contract.getEvent, { params: { eventId: sample.eventId } });
  other = event.classes.find((it) => it._id !== sample.classId)?.name ?? '';
  const [first = '', ...rest] = readFileSync(sample.files.find((it) => it.endsWith('csv')) ?? '', 'utf8')
    .trimEnd()
    .split('\r\n');
  [header, rows] = [first, rest];
}, 240_000);
afterAll(() => demo.stop());

const lines = (...all: readonly string[]): string => all.join('\r\n');
const paid = async (): Promise<number> => {
  const [found] = await demo.server.container.get(S.database).read('ledger_entries').count({ entries: '*' });
  return Number(found?.['entries']);
};
const path = (all: boolean) =>
  `/api/event/${sample.eventId}/${all ? 'upload-all-class-result' : 'upload-class-result'}`;
const send = async (
  content: string | Uint8Array,
  more: Readonly<Record<string, string>>,
  { all = false, lang = 'en', name = 'rows.csv' } = {},
) =>
  upload(
    promoter,
    path(all),
    content,
    { dryRun: 'true', ...(all ? {} : { classId: sample.classId }), ...more },
    { name, headers: { 'Accept-Language': lang } },
  );
const placed = (change: (cells: string, place: string, at: number) => string): readonly string[] =>
  rows.map((row, at) => change(row, row.split(',')[0] ?? '', at));
/** A worksheet of the demo's places and names. */
const sheet = (about = '', behind = ''): string =>
  worksheet(
    ['Pos,,Rider', ...rows].map((row) => [row.split(',')[0] ?? '', row.split(',')[2] ?? '']),
    about,
    behind,
  );

/** The demo's results would pay; each file here is such a file with one fault. */
describe('a file that could be misread pays nobody', () => {
  test.each<[string, string, () => string | Uint8Array]>([
    [
      'of two classes under headings',
      'SEVERAL_CLASSES',
      () =>
        lines(
          header,
          '450 Amateur',
          ...rows.slice(0, 7),
          other,
          ...placed((row, _place, at) => `${at + 1}${row.slice(row.indexOf(','))}`).slice(0, 5),
        ),
    ],
    [
      'of two classes in a column',
      'SEVERAL_CLASSES',
      () => lines(`CLASS,${header}`, ...placed((row, _, at) => `${at % 2 ? other : '450 Amateur'},${row}`)),
    ],
    [
      'of another class in every row',
      'OTHER_CLASS',
      () => lines(`CLASS,${header}`, ...rows.map((it) => `${other},${it}`)),
    ],
    ['of another class by its title', 'OTHER_CLASS', () => lines(`Results: ${other}`, header, ...rows)],
    ['with results above the header', 'ABOVE_HEADER', () => lines(...rows.slice(0, 3), header, ...rows.slice(3))],
    [
      'with a second header',
      'OTHER_HEADER',
      () => lines(header, ...rows.slice(0, 3), 'Rider,Pos,Bike,Town', ...rows.slice(3)),
    ],
    [
      'of overall places',
      'PLACES_NOT_RUNNING',
      () =>
        lines(
          header,
          ...placed((row, place, at) => (/^\d/.test(place) ? `${at * 2 + 1}${row.slice(place.length)}` : row)),
        ),
    ],
    [
      'with two columns that may be the place',
      'COLUMN_UNCLEAR',
      () => lines(`Rank,${header}`, ...placed((row, _, at) => `${at + 2},${row}`)),
    ],
    [
      'of two tables beside each other',
      'TABLES_SIDE_BY_SIDE',
      () => lines(`${header},POS.,RIDER`, ...placed((row, _, at) => `${row},${at + 1},Other Rider ${at}`)),
    ],
    [
      'that says somewhere who did not finish',
      'STATUS_UNCLEAR',
      () =>
        lines(
          `${header},REMARKS`,
          ...placed((row, _, at) => `${row},${at === 0 ? 'engine - DNF on the last lap' : ''}`),
        ),
    ],
    [
      'with a blank place',
      'PLACE_MISSING',
      () => lines(header, ...placed((row, place, at) => (at === 1 ? row.slice(place.length) : row))),
    ],
    [
      'with a place that stands twice',
      'PLACE_TWICE',
      () => lines(header, ...placed((row, place, at) => (at === 1 ? `3${row.slice(place.length)}` : row))),
    ],
    [
      'with cells that no header names',
      'CELL_WITHOUT_HEADER',
      () => lines(header, ...placed((row, _, at) => (at === 1 ? `${row},,,DQ?` : row))),
    ],
    [
      'with garbled letters',
      'TEXT_GARBLED',
      () => lines(header, ...placed((row, _, at) => (at === 1 ? row.replace(/e/, 'Ã©') : row))),
    ],
    ['with data in a second sheet', 'OTHER_SHEET', () => workbook(sheet(), sheet())],
    ['with a hidden row', 'HIDDEN_ROW', () => workbook(sheet(' hidden="1"'))],
    [
      'with merged cells',
      'MERGED_CELLS',
      () => workbook(sheet('', '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>')),
    ],
    [
      'with a formula that has no value',
      'FORMULA_WITHOUT_VALUE',
      () => workbook(sheet().replace('</row>', '<c r="C1"><f>1+1</f><v></v></c></row>')),
    ],
  ])('%s: %s', async (_what, code, content) => {
    const before = await paid();
    const preview = (await send(content(), {})).of(contract.uploadClassResult);
    expect(preview.problems.map((it) => it.code)).toContain(code);
    const french = (await send(content(), {}, { lang: 'fr' })).of(contract.uploadClassResult);
    const [en, fr] = [preview, french].map((it) => it.problems.find((one) => one.code === code)?.detail);
    expect([(en ?? '').length > 20, (fr ?? '').length > 20, en === fr]).toEqual([true, true, false]);
    const applied = await send(content(), { dryRun: 'false', outcome: preview.outcome });
    expect(applied.json()).toMatchObject({ status: 422, code: 'IMPORT_HAS_PROBLEMS' });
    expect(await paid()).toBe(before);
  });

  test.each([
    ['450 Amateur', '450Amateur'],
    ['450 Amateur', 'Class of nobody'],
  ])('of all classes, one of them named in two ways or not of the event: %s, %s', async (first, second) => {
    const before = await paid();
    const content = lines(`CLASS,${header}`, ...placed((row, _, at) => `${at < 4 ? first : second},${row}`));
    const preview = (await send(content, {}, { all: true })).of(contract.uploadAllClassResult);
    expect(preview.problems.length).toBeGreaterThan(0);
    expect((await send(content, { dryRun: 'false' }, { all: true })).json()).toMatchObject({
      status: 422,
      code: 'IMPORT_HAS_PROBLEMS',
    });
    expect(await paid()).toBe(before);
  });

  test.each(['Time', 'Remarks', 'Gap', 'Status', 'Points', 'Comment'])(
    'a rider called off under “%s” is not paid',
    async (title) => {
      const content = lines(
        `${header},${title === 'Time' ? 'RACE TIME' : title}`,
        ...placed((row, _, at) => `${row},${at === 0 ? 'DNF - engine' : ''}`),
      );
      const preview = (await send(content, {})).of(contract.uploadClassResult);
      expect(preview.problems.length > 0 || preview.rows[0]?.resultType === 'DNF').toBe(true);
      expect(preview.rows[0]?.verdict.earns ?? null).toBeNull();
    },
  );
});

describe('the same results, read correctly', () => {
  test('are read in the place of their class, however overall places stand beside it', async () => {
    const overall = lines(
      header.replace(/^POS\./, 'OVERALL,RankClass'),
      ...placed((row, _, at) => `${at * 3 + 4},${row}`),
    );
    const [plain, beside] = [
      (await send(lines(header, ...rows), {})).of(contract.uploadClassResult),
      (await send(overall, {})).of(contract.uploadClassResult),
    ];
    expect(beside.problems).toEqual([]);
    expect(beside.rows.map((it) => [it.place, it.riderName, it.verdict])).toEqual(
      plain.rows.map((it) => [it.place, it.riderName, it.verdict]),
    );
    expect(plain.money.total.amount).toBeGreaterThan(0);
  });

  test('an old confirmation removes no other file’s rows', async () => {
    const file = (...names: readonly string[]) => lines('Pos,Rider', ...names.map((it, at) => `${at + 1},${it}`));
    await send(file('Ann Nobody', 'Bo Nobody', 'Cy Nobody'), { dryRun: 'false' });
    const { outcome, changes } = (await send(file('Ann Nobody', 'Bo Nobody'), {})).of(contract.uploadClassResult);
    await send(file('Ann Nobody', 'Bo Nobody', 'Di Nobody'), { dryRun: 'false' });
    expect((await send(file('Ann Nobody', 'Bo Nobody'), {})).of(contract.uploadClassResult).changes).toEqual(changes);
    expect((await send(file('Ann Nobody', 'Bo Nobody'), { dryRun: 'false', outcome })).json()).toMatchObject({
      status: 409,
      code: 'PREVIEW_OUTDATED',
    });
  });
});
