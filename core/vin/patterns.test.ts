import { describe, expect, it } from '@jest/globals';
import { anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds, type World } from '../testing/index.js';
import {
  addPattern,
  checkVin,
  decidePattern,
  deletePattern,
  importPatterns,
  modelYearCharacter,
  patternIndex,
  patternOf,
  readPatterns,
  vinFits,
  type VinPattern,
} from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const admin = anActor({ proxyHostId: anId('acc', 7) });
const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId };
const notThere = { code: 'NOT_FOUND', detail: { what: 'pattern' } };
const kept = (over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', 1),
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBK*',
  status: 'unverified',
  decidedAt: null,
  decidedBy: null,
  ...over,
});

const given = (vinPatterns: World['vinPatterns'] = []) => {
  const db = fakeUnitOfWork({ vinPatterns });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    add: addPattern(ports),
    decide: decidePattern(ports),
    remove: deletePattern(ports),
    apply: (cmd: Omit<Parameters<ReturnType<typeof importPatterns>>[0], 'file'>) =>
      importPatterns(ports)({ ...cmd, file: { name: 'patterns.csv', digest: 'f'.repeat(64) } }),
  };
};

describe('a VIN', () => {
  it('that is none fits nothing', () => {
    expect(checkVin('SHORT', 2025)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
    expect(checkVin('', 2025)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
    // the digit and the year are in their places, but it has a character too many
    expect(checkVin('1M8GDM9AXKP0427880', 1989)).toEqual({ valid: false, checkDigitFits: false, yearFits: false });
  });
  it('has its year in the tenth place, thirty years and then again', () =>
    expect([1980, 2009, 2010, 2039].map(modelYearCharacter)).toEqual(['A', '9', 'A', '9']));
  it('speaks for a pattern’s word only when both its digit and its year fit', () => {
    expect([
      vinFits('1M8GDM9AXKP042788', 1989),
      vinFits('1M8GDM9AXKP042788', 1990),
      vinFits('1M8GDM9A1KP042788', 1989),
    ]).toEqual([true, false, false]);
  });
});

describe('a pattern', () => {
  it.each([
    ['vbk', 'VBK'],
    ['  VBK*M ', 'VBK*M'],
    ['A', 'A'],
    ['A'.repeat(17), 'A'.repeat(17)],
    ['*A', '*A'],
    ['A'.repeat(18), null],
    ['', null],
    ['*', null],
    ['VB K', null],
    ['VBO', null],
    ['?VBK', null],
    ['VBK?', null],
  ])('"%s" is kept as %s', (text, pattern) => expect(patternOf(text)).toBe(pattern));

  it('that says more goes before one that says less, and of two alike the first', () => {
    const match = (texts: readonly string[], vin: string) =>
      patternIndex(texts.map((it, n) => kept({ pattern: it, id: anId('pat', n) }))).match({
        model: '450 SX-F',
        year: 2025,
        vin,
      })?.id;
    expect(match(['V', 'VBK', 'V*K', 'VBKMX'], 'VBKM')).toBe(anId('pat', 1));
    expect(match(['*BK', 'V*K'], 'VBK')).toBe(anId('pat', 1));
    expect(match(['VBK', 'VBK'], 'VBK')).toBe(anId('pat', 0));
    expect(match(['VBX', '*BK'], 'VBK')).toBe(anId('pat', 1));
    expect(match(['VBKM'], 'VBK')).toBeUndefined();
  });

  it('is added for the model as it was written, and recorded', async () => {
    const { add, db } = given();
    const made = await add({ actor: admin, model: ' 450 SX-F ', year: 2025, pattern: ' vbk* ' });
    expect(made).toEqual(kept({ id: made.id }));
    expect(db.stored().vinPatterns).toEqual([made]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'add-vin-pattern',
        objectType: 'vin-pattern',
        objectId: made.id,
        detail: { model: '450 SX-F', year: 2025, pattern: 'VBK*' },
      },
    ]);
  });

  it('PATTERN_NOT_VALID shows what was written, as far as it can be shown', async () =>
    await expect(given().add({ actor: admin, model: 'X', year: 2025, pattern: '?'.repeat(50) })).rejects.toMatchObject({
      code: 'PATTERN_NOT_VALID',
      detail: { pattern: '?'.repeat(40) },
    }));

  it('PATTERN_EXISTS of the same model and year, not of another', async () => {
    const { add, db } = given([kept()]);
    await expect(add({ actor: admin, model: '450 sx f', year: 2025, pattern: 'vbk*' })).rejects.toMatchObject({
      code: 'PATTERN_EXISTS',
      detail: { pattern: 'VBK*' },
    });
    for (const other of [{ model: '350 SX-F' }, { year: 2024 }, { pattern: 'VBKM' }])
      await add({ actor: admin, model: '450 SX-F', year: 2025, pattern: 'VBK*', ...other });
    expect(db.stored().vinPatterns).toHaveLength(4);
  });

  it('is decided about with its state before and after in the audit; as it stands already, nothing is', async () => {
    const { decide, db } = given([kept()]);
    const verified = kept({ status: 'verified', decidedAt: NOW, decidedBy: 'Robin Vale' });
    expect(await decide({ actor: admin, patternId: kept().id, status: 'verified' })).toEqual(verified);
    expect(await decide({ actor: anActor({ name: 'Another' }), patternId: kept().id, status: 'verified' })).toEqual(
      verified,
    );
    expect(db.stored().vinPatterns).toEqual([verified]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'decide-vin-pattern',
        objectType: 'vin-pattern',
        objectId: kept().id,
        detail: { pattern: 'VBK*', status: { before: 'unverified', after: 'verified' } },
      },
    ]);
  });

  it('is deleted with all it said in the audit', async () => {
    const { remove, db } = given([kept(), kept({ id: anId('pat', 2), pattern: 'VBX' })]);
    await remove({ actor: admin, patternId: kept().id });
    expect(db.stored().vinPatterns.map((it) => it.id)).toEqual([anId('pat', 2)]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'delete-vin-pattern',
        objectType: 'vin-pattern',
        objectId: kept().id,
        detail: { model: '450 SX-F', year: 2025, pattern: 'VBK*', status: 'unverified' },
      },
    ]);
  });

  it('NOT_FOUND to all but admins, and where there is none', async () => {
    const { add, decide, remove, apply, db } = given([kept()]);
    const other = anActor({ type: 'promoter' });
    const before = db.stored();
    await expect(add({ actor: other, model: 'X', year: 2025, pattern: 'VBK' })).rejects.toMatchObject(notThere);
    await expect(
      apply({ actor: other, read: { headerLine: 0, rows: [], problems: [] }, apply: null }),
    ).rejects.toMatchObject(notThere);
    for (const [actor, patternId] of [
      [other, kept().id],
      [admin, anId('n0ne')],
    ] as const) {
      await expect(decide({ actor, patternId, status: 'verified' })).rejects.toMatchObject(notThere);
      await expect(remove({ actor, patternId })).rejects.toMatchObject(notThere);
    }
    expect(db.stored()).toEqual(before);
  });
});

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
    expect(readPatterns(sheet(header, [' 1980 ', ` ${longest} `, ' vbk '], ['2099', 'A  \t B', 'VBK']))).toEqual({
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
      { line: 2, column: 'Model', value: `${longest}M`, code: 'TEXT_TOO_LONG' },
    ]);
  });

  it('shows no more of a value than can be read', () => {
    expect(problems(header, ['2025', 'M'.repeat(200), 'VBK'])[0]?.value).toBe('M'.repeat(120));
    expect(problems(['x'.repeat(200)])[0]?.value).toBe('x'.repeat(120));
  });

  it('NO_ROWS stands at the header, HEADER_UNKNOWN of a sheet without a row on its first line, and empty cells that are missing are told as empty', () => {
    expect(readPatterns(sheet(['Patterns'], header))).toEqual({
      headerLine: 2,
      rows: [],
      problems: [{ line: 2, column: null, value: null, code: 'NO_ROWS' }],
    });
    expect(readPatterns(sheet())).toEqual({
      headerLine: 0,
      rows: [],
      problems: [{ line: 1, column: null, value: null, code: 'HEADER_UNKNOWN' }],
    });
    expect(problems(header, [])).toEqual([
      { line: 2, column: 'Model', value: null, code: 'MODEL_MISSING' },
      { line: 2, column: 'Year', value: null, code: 'YEAR_NOT_VALID' },
      { line: 2, column: 'VIN Pattern', value: null, code: 'PATTERN_NOT_VALID' },
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
    expect(rows.map((it) => it.line)).toEqual([6, 7, 8, 9]);
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
    expect(made.map(({ id: _, ...it }) => it)).toEqual(
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
