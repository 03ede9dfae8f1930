import { describe, expect, it } from '@jest/globals';
import { readPatterns } from './index.js';
import { admin, byAdmin, given, kept } from './testing/patterns.js';

describe('a file of patterns', () => {
  const sheet = (...rows: readonly (readonly string[])[]) => ({
    format: 'csv' as const,
    encoding: 'utf-8',
    rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  });
  const header = ['Year', 'Model', 'VIN Pattern'];
  const problems = (...rows: readonly (readonly string[])[]) => readPatterns(sheet(...rows)).problems;

  it.each([
    ...['Model', 'BIKE', 'Bike Model', 'Modèle', 'Model name'].map((it) => [it, 'Year', 'Pattern']),
    ...['Model Year', 'MY', 'Année', 'Année modèle'].map((it) => ['Model', it, 'Pattern']),
    ...['VIN', 'VINs', 'VIN pattern', 'Motif', 'Motif NIV', 'NIV'].map((it) => ['Model', 'Year', it]),
  ])('is read under %s, %s, %s', (...names) =>
    expect(readPatterns(sheet(names, ['450 SX-F', '2025', 'VBK'])).rows).toEqual([
      { line: 2, model: '450 SX-F', year: 2025, pattern: 'VBK' },
    ]),
  );

  it.each([
    ['Year', 'Model'],
    ['Year', 'VIN'],
    ['Model', 'VIN'],
  ])('HEADER_UNKNOWN with %s and %s alone', (...names) =>
    expect(problems(names, ['2025', 'VBK'])).toEqual([
      { line: 1, column: null, value: names.join(', '), code: 'HEADER_UNKNOWN' },
    ]),
  );

  it('finds its header in the first thirty rows, and not below', () => {
    const above = (n: number) => Array.from({ length: n }, () => ['']);
    expect(readPatterns(sheet(...above(29), header, ['2025', 'X', 'VBK'])).rows).toEqual([
      { line: 31, model: 'X', year: 2025, pattern: 'VBK' },
    ]);
    expect(problems(...above(30), header, ['2025', 'X', 'VBK'])).toEqual([
      { line: 1, column: null, value: null, code: 'HEADER_UNKNOWN' },
    ]);
  });

  it('takes years from 1980 to 2099 and models of sixty characters, and trims what stands in a cell', () => {
    const longest = 'M'.repeat(60);
    expect(readPatterns(sheet(header, [' 1980 ', ` ${longest} `, ' vbk '], ['2099', 'A  \t B', 'VBK']))).toMatchObject({
      headerLine: 1,
      rows: [
        { line: 2, model: longest, year: 1980, pattern: 'VBK' },
        { line: 3, model: 'A B', year: 2099, pattern: 'VBK' },
      ],
      problems: [],
    });
    expect(
      problems(header, ['1979', 'X', 'VBK'], ['2100', 'X', 'VBK'], ['02025', 'X', 'VBK'], ['20250', 'X', 'VBK']).map(
        (it) => [it.line, it.code],
      ),
    ).toEqual([2, 3, 4, 5].map((line) => [line, 'YEAR_NOT_VALID']));
    expect(problems(header, ['2025', `${longest}M`, 'VBK'])).toEqual([
      { line: 2, column: 'Model', value: `${longest}M`, code: 'TEXT_TOO_LONG', at: 1 },
    ]);
  });

  it('shows no more of a value than can be read', () => {
    expect(problems(header, ['2025', 'M'.repeat(200), 'VBK'])[0]?.value).toBe('M'.repeat(120));
    expect(problems(['x'.repeat(200)])[0]?.value).toBe('x'.repeat(120));
  });

  it('reports NO_ROWS at the header, HEADER_UNKNOWN of an empty sheet on its first line, and missing cells as empty', () => {
    expect(readPatterns(sheet(['Patterns'], header))).toMatchObject({
      headerLine: 2,
      rows: [],
      problems: [{ line: 2, column: null, value: null, code: 'NO_ROWS' }],
    });
    expect(readPatterns(sheet())).toMatchObject({
      headerLine: 0,
      rows: [],
      problems: [{ line: 1, column: null, value: null, code: 'HEADER_UNKNOWN' }],
    });
    expect(problems(header, [])).toEqual([
      { line: 2, column: 'Model', value: null, code: 'MODEL_MISSING', at: 1 },
      { line: 2, column: 'Year', value: null, code: 'YEAR_NOT_VALID', at: 0 },
      { line: 2, column: 'VIN Pattern', value: null, code: 'PATTERN_NOT_VALID', at: 2 },
    ]);
  });

  it('takes no row of which anything is wrong, and PATTERN_TWICE only of one model and year', () => {
    const { rows } = readPatterns(
      sheet(
        header,
        ['1', 'X', 'VBK'],
        ['2025', '', 'VBK'],
        ['2025', 'X', '?'],
        ['2025', 'M'.repeat(61), 'VBK'],
        ['2025', 'X', 'VBK'],
        ['2024', 'X', 'VBK'],
        ['2025', 'Y', 'VBK'],
        ['2025', 'X', 'VBKM'],
        ['2025', 'x', 'VBK'],
      ),
    );
    // 8 is another model with the pattern of 7, which is a question
    expect(rows.map((it) => it.line)).toEqual([6, 7, 9]);
  });

  it('applied adds what is new, each unverified and nobody’s decision, in one record; the same key again is the same answer', async () => {
    const { apply, db } = given([kept()]);
    const read = readPatterns(
      sheet(header, ['2025', '450 sx f', 'vbk*'], ['2025', '450 SX-F', 'VBKM'], ['2024', '450 SX-F', 'VBK*']),
    );
    const key = { accountId: 'a', key: 'one', fingerprint: 'x' };
    const answer = await apply({ actor: admin, read, apply: key });
    expect(answer).toEqual({ ...read, applied: true, importId: expect.any(String), added: 2, known: 1 });
    expect(await apply({ actor: admin, read, apply: key })).toEqual(answer);
    const made = db.stored().vinPatterns.slice(1);
    expect(made.map(({ id: _, ...rest }) => rest)).toEqual(
      [
        ['VBKM', 2025],
        ['VBK*', 2024],
      ].map(([pattern, year]) => ({
        model: '450 SX-F',
        year,
        pattern,
        status: 'unverified',
        decidedAt: null,
        decidedBy: null,
      })),
    );
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'import-vin-patterns',
        objectType: 'vin-pattern',
        objectId: made[0]?.id,
        detail: { added: 2, known: 1 },
      },
    ]);
  });

  it('with problems is previewed, and PATTERNS_HAVE_PROBLEMS when it is applied', async () => {
    const { apply, db } = given();
    const read = readPatterns(sheet(header, ['2025', 'X', 'VBK'], ['2025', 'X', '?']));
    expect(await apply({ actor: admin, read, apply: null })).toEqual({
      ...read,
      applied: false,
      importId: null,
      added: 1,
      known: 0,
    });
    await expect(
      apply({ actor: admin, read, apply: { accountId: 'a', key: 'k', fingerprint: 'x' } }),
    ).rejects.toMatchObject({ code: 'PATTERNS_HAVE_PROBLEMS', detail: { count: 1 } });
    expect(db.stored()).toMatchObject({ vinPatterns: [], audit: [] });
  });
});
