import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../access/index.js';
import {
  type Answer,
  answersOffered,
  chosenIn,
  layoutOf,
  mappingOffered,
  ownsLayouts,
  readResults,
  withChosen,
} from './index.js';
import { makes, read } from './testing/sheets.js';
import { answered, oneClass, type Rows, told, withColumn } from './testing/told.js';

const digest = (text: string): string => Buffer.from(text).toString('hex').padEnd(64, '0');
const STATUS = withColumn('Stat', '', '', 'N', 'N');
const MEANS = { answers: [{ id: 'status:3:n', value: 'DNF' }] };
const offers = (rows: Rows, answers: { readonly id: string; readonly value: string }[]) =>
  answersOffered(read(rows, oneClass), { answers }, digest).map((it) => [it.code, it.answer]);
const remembers = (rows: Rows, ...given: (readonly [string, string])[]) =>
  chosenIn(read(rows, { ...oneClass, ...answered(...given) }), digest);

describe('a layout', () => {
  test('is the header row, however its names are written, without what is empty at its end', () => {
    expect(layoutOf(['Pos.', 'RIDER ', 'Numéro', '', ''])).toBe(layoutOf(['pos', 'Rider', 'numero']));
    expect(layoutOf(['Pos', 'Rider'])).not.toBe(layoutOf(['Rider', 'Pos']));
    expect([layoutOf(['Pos']), layoutOf([]), layoutOf(Array(900).fill('column'))]).toEqual([null, null, null]);
  });

  test('is known where the headers are not understood, and not where there is none', () => {
    expect(
      read([
        ['Fin', 'Qui'],
        ['1', 'Ann Lee'],
      ]).layout,
    ).toBe('fin|qui');
    const mapping = { 0: 'place', 1: 'riderName' } as const;
    expect(
      read(
        [
          ['1', 'Ann Lee'],
          ['2', 'Bo Ek'],
        ],
        { mapping },
      ).layout,
    ).toBeNull();
  });

  test('is the one of the file as it was sent, whatever was answered', () =>
    fc.assert(
      fc.property(fc.constantFrom('DNF', 'DNS', 'finished', 'each'), (value) => {
        expect(told(STATUS, { ...oneClass, ...answered(['status:3:n', value]) }).layout).toBe(
          read(STATUS, oneClass).layout,
        );
      }),
    ));
});

test('the encoding of a file whose header is garbled too is offered again', () => {
  const garbled = (name: string, answers: Answer[] = []) =>
    readResults(
      {
        format: 'csv',
        encoding: 'windows-1252',
        rows: [
          ['Pos', 'Rider', 'Num\u00c3\u00a9ro'],
          ['1', name, '7'],
          ['2', 'Ann Lee', '8'],
        ].map((cells, at) => ({ line: at + 1, cells })),
      },
      { ...makes, answers },
    );
  const first = garbled('Ren\u00c3\u00a9 Roy', [{ id: 'encoding', value: 'utf-8' }]);
  expect(first.problems).toEqual([]);
  const next = garbled('Zo\u00c3\u00a9 Roy');
  expect(next.layout).toBe(first.layout);
  const offered = answersOffered(next, chosenIn(first, digest), digest);
  expect(offered.map((it) => [it.code, it.answer])).toEqual([['ENCODING', 'utf-8']]);
});

describe('answers', () => {
  test('are offered for the next file with the same question', () => {
    const { answers } = remembers(STATUS, ['status:3:n', 'DNF']);
    expect(answers).toEqual(MEANS.answers);
    expect(offers(withColumn('Stat', '', '', '', 'N'), [...answers])).toEqual([['STATUS_MEANING', 'DNF']]);
  });

  test('are not offered for another code, for another column, or where they were given already', () => {
    expect(offers(withColumn('Stat', '', '', '', 'F'), MEANS.answers)).toEqual([]);
    expect(offers(STATUS, [{ id: 'status:2:n', value: 'DNF' }])).toEqual([]);
    const again = read(STATUS, { ...oneClass, ...answered(['status:3:n', 'DNS']) });
    expect(answersOffered(again, MEANS, digest)).toEqual([]);
  });

  test('are dropped where they are no choice any more, and where they would take most riders out', () => {
    expect(offers(STATUS, [{ id: 'status:3:n', value: 'gone' }])).toEqual([]);
    expect(offers(withColumn('Stat', 'N', 'N', 'N', ''), MEANS.answers)).toEqual([]);
    expect(offers(withColumn('Stat', 'N', 'N', 'N', ''), [{ id: 'status:3:n', value: 'finished' }])).toEqual([
      ['STATUS_MEANING', 'finished'],
    ]);
  });

  test('that decide line by line forget what was known', () => {
    const { answers, forgotten } = remembers(STATUS, ['status:3:n', 'each']);
    expect([answers, forgotten]).toEqual([[], ['status:3:n']]);
    expect(withChosen(MEANS, { answers, forgotten })).toEqual([]);
  });

  test('about the main event, a note about a person and a line are never remembered', () => {
    const rows: Rows = [['Heat 1'], ...withColumn('Stat', '', '', 'Ann hurt her knee', 'N')];
    const { answers } = remembers(
      rows,
      ['main-event', 'main'],
      ['leave:3', 'leave'],
      ['status:3:ann hurt her knee', 'DNF'],
    );
    expect(answers).toEqual([]);
  });

  test('of lines that are no results are offered for lines with the same words only, and hold no text', () => {
    const notes = (...lines: string[]): Rows => [
      ...withColumn('Bike', 'KTM', 'KTM', 'KTM', 'KTM'),
      ...lines.map((it) => ['', '', '', it]),
      ['5', '15', 'Ed Fox', 'KTM'],
    ];
    const { answers } = remembers(notes('Riders: 30'), ['note-rows', 'leave']);
    expect(answers).toEqual([{ id: expect.stringMatching(/^like:[0-9a-f]{32}$/), value: 'leave' }]);
    expect(offers(notes('Riders: 12'), [...answers])).toEqual([['NOTE_ROWS', 'leave']]);
    expect(offers(notes('Riders: 12', 'Jo Smith'), [...answers])).toEqual([]);
  });

  test('are few, and the latest count', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(90), fc.constantFrom('DNF', 'DNS'))), (given) => {
        let known: readonly { id: string; value: string }[] = [];
        for (const [n, value] of given)
          known = withChosen({ answers: known }, { answers: [{ id: `status:${n}:n`, value }], forgotten: [] });
        expect(known.length).toBeLessThanOrEqual(60);
        expect(new Set(known.map((it) => it.id)).size).toBe(known.length);
        const [last] = given.slice(-1);
        if (last) expect(known.at(-1)).toEqual({ id: `status:${last[0]}:n`, value: last[1] });
      }),
    ));
});

describe('a mapping', () => {
  const columns = [
    { index: 0, header: 'Fin', field: null, samples: ['1'] },
    { index: 1, header: 'Qui', field: null, samples: ['Ann Lee'] },
    { index: 2, header: 'Stat', field: null, samples: [] },
  ];
  const mapping = { 0: 'place', 1: 'riderName', 2: 'status' } as const;

  test('is offered where it fits and means something else', () => {
    expect(mappingOffered(columns, { mapping })).toEqual(mapping);
    const same = columns.map((it, at) => ({ ...it, field: Object.values(mapping)[at] ?? null }));
    expect(mappingOffered(same, { mapping })).toBeUndefined();
    expect(mappingOffered(columns, { mapping: null })).toBeUndefined();
  });

  test('is not offered where a column is gone, unknown, or empty and would be the place', () => {
    expect(mappingOffered(columns.slice(0, 2), { mapping })).toBeUndefined();
    expect(mappingOffered(columns, { mapping: { 0: 'gone' as 'place' } })).toBeUndefined();
    expect(mappingOffered(columns, { mapping: { ...mapping, 2: 'place', 0: null } })).toBeUndefined();
  });
});

test('only the promoter’s own people in a browser are remembered and offered anything', () => {
  const own: Actor = { accountId: 'a', type: 'promoter', subjectId: 'p', proxyHostId: null, name: 'Zoë Park' };
  expect(ownsLayouts(own, 'p')).toBe(true);
  for (const [actor, promoterId] of [
    [own, 'q'],
    [own, null],
    [{ ...own, proxyHostId: 'admin' }, 'p'],
    [{ ...own, token: { id: 't', name: 'Timing' } }, 'p'],
    [{ ...own, type: 'admin' }, 'p'],
  ] as const)
    expect(ownsLayouts(actor, promoterId)).toBe(false);
});
