import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readResults, ROW_PROBLEMS } from './index.js';
import { makes, read } from './testing/sheets.js';

describe('laws', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '1',
      '2',
      'DNF',
      'Ann Lee',
      'Pos',
      'Name',
      'KTM',
      '-',
      'a, b',
      'x'.repeat(200),
      '450 A',
      '__proto__',
      'constructor',
    ),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 });
  const header = fc.shuffledSubarray(['Pos', 'Name', 'Class', 'Status', 'Bike', 'Hometown', 'Email'], { minLength: 7 });
  // names in another encoding are asked about once
  const knownCodes: readonly string[] = [...ROW_PROBLEMS, 'TEXT_GARBLED'];

  it('whatever stands in the cells, each row below the header is read, refused by name, or a heading', () => {
    fc.assert(
      fc.property(header, rows, fc.nat(1000), (top, below, first) => {
        const lines = below.map((cells, at) => ({ line: first + 2 + at * 3, cells }));
        const {
          rows: taken,
          problems,
          headings,
        } = readResults({ format: 'csv', encoding: 'utf-8', rows: [{ line: first + 1, cells: top }, ...lines] }, makes);
        const seen = new Set([
          ...taken.map((it) => it.line),
          ...problems.map((it) => it.line),
          ...headings.map((it) => it.line),
        ]);
        expect(problems.filter((it) => !knownCodes.includes(it.code))).toEqual([]);
        if (!problems.some((it) => it.code === 'NO_ROWS')) expect(lines.filter((it) => !seen.has(it.line))).toEqual([]);
        const refused = new Set(problems.map((it) => it.line));
        expect(taken.filter((it) => refused.has(it.line))).toEqual([]);
      }),
    );
  });

  it('never throws, with no header and any mapping', () => {
    const field = fc.constantFrom('place', 'riderName', 'state', 'class', 'entrants', null);
    fc.assert(
      fc.property(
        rows,
        fc.dictionary(fc.nat(5).map(String), field),
        fc.boolean(),
        fc.option(cell, { nil: undefined }),
        (any, mapping, oneClass, onlyClass) => {
          const { rows: taken, problems } = read(any, {
            mapping,
            oneClass,
            ...(onlyClass === undefined ? {} : { onlyClass }),
          });
          expect(taken.length + problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
