import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aBike, anId } from '../testing/index.js';
import {
  addPattern,
  decidePattern,
  deletePattern,
  importPatterns,
  patternIndex,
  patternMatches,
  readPatterns,
} from './index.js';
import { admin, bike, given, pattern, rider, RIDER, vinFor } from './testing/bikes.js';

describe('patterns', () => {
  it('are kept in capitals, one of a kind, and verify nothing until they are verified', async () => {
    const { ports, add, db } = given();
    const made = await addPattern(ports)({ actor: admin, model: ' 450 SX-F ', year: 2025, pattern: 'vbkmx*' });
    expect(made).toMatchObject({ pattern: 'VBKMX*', status: 'unverified' });
    await expect(
      addPattern(ports)({ actor: admin, model: '450 sx f', year: 2025, pattern: 'VBKMX*' }),
    ).rejects.toMatchObject({ code: 'PATTERN_EXISTS' });
    for (const text of ['', '*', '***', 'VBKI', 'A'.repeat(18), 'VB K'])
      await expect(addPattern(ports)({ actor: admin, model: 'X', year: 2025, pattern: text })).rejects.toMatchObject({
        code: 'PATTERN_NOT_VALID',
      });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike() })).bike.vinStatus).toBe('unverified');
    await decidePattern(ports)({ actor: admin, patternId: made.id, status: 'verified' });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike(2) })).bike.vinStatus).toBe('verified');
    await decidePattern(ports)({ actor: admin, patternId: made.id, status: 'unverified' });
    expect(db.stored().bikes.map((it) => it.vinStatus)).toEqual(['unverified', 'verified']);
    await deletePattern(ports)({ actor: admin, patternId: made.id });
    await expect(deletePattern(ports)({ actor: admin, patternId: made.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(addPattern(ports)({ actor: rider, model: 'X', year: 2025, pattern: 'VBK' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('the tree answers as all patterns one by one do', () => {
    const character = fc.constantFrom('A', 'B', '1');
    const text = fc
      .array(fc.oneof({ weight: 3, arbitrary: character }, { weight: 1, arbitrary: fc.constant('*') }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((it) => it.join(''));
    const vin = fc.array(character, { minLength: 4, maxLength: 6 }).map((it) => it.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), vin, (texts, typed) => {
        const all = texts.map((one, n) => pattern(one, { id: `p${n}` }));
        const found = patternIndex(all).match({ model: '450 sx-f', year: 2025, vin: typed });
        expect(found !== undefined).toBe(all.some((one) => patternMatches(one.pattern, typed)));
        if (found) expect(patternMatches(found.pattern, typed)).toBe(true);
        expect(patternIndex(all).match({ model: '450 SX-F', year: 2024, vin: typed })).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('leave a bike at unverified whose VIN is of another model year than the bike', async () => {
    const kept = {
      ...aBike({ year: 2024, vin: vinFor(1, 2025), vinStatus: 'unverified' }),
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    };
    const { verify } = given({ bikes: [kept], vinPatterns: [pattern('VBK', { year: 2024 })] });
    expect(await verify({ actor: null })).toEqual({ looked: 1, verified: 0 });
  });

  it('verify all bikes in one pass, a thousand at a time, and only those whose digit fits', async () => {
    const wrong = vinFor(1).charAt(8) === '1' ? '2' : '1';
    const bikes = Array.from({ length: 2_300 }, (_, n) => ({
      ...aBike({
        id: anId('b', n + 1),
        vin:
          n === 7
            ? `${vinFor(8).slice(0, 8)}${vinFor(8).charAt(8) === wrong ? '3' : wrong}${vinFor(8).slice(9)}`
            : vinFor(n + 1),
        vinStatus: 'unverified',
      }),
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    }));
    const { verify, db } = given({ bikes, vinPatterns: [pattern('VBKMXA10*SM'), pattern('XXX', { model: 'Other' })] });
    expect(await verify({ actor: admin })).toEqual({ looked: 2_300, verified: 2_299 });
    expect(
      db
        .stored()
        .bikes.filter((it) => it.vinStatus === 'unverified')
        .map((it) => it.id),
    ).toEqual([anId('b', 8)]);
    expect(await verify({ actor: null })).toEqual({ looked: 1, verified: 0 });
    await expect(verify({ actor: rider })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await verify({ actor: admin, patternIds: [] })).toEqual({ looked: 0, verified: 0 });
  });
});

describe('a file of patterns', () => {
  const sheet = (...rows: readonly (readonly string[])[]) => ({
    format: 'csv' as const,
    encoding: 'utf-8',
    rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  });
  const header = ['Year', 'Model', 'VIN Pattern'];

  it('is read under its header, wherever that stands, in either language', () => {
    expect(readPatterns(sheet(['Patterns 2025'], header, ['2025', '450  SX-F', 'vbk*']))).toMatchObject({
      headerLine: 2,
      rows: [{ line: 3, model: '450 SX-F', year: 2025, pattern: 'VBK*' }],
      problems: [],
    });
    expect(readPatterns(sheet(['Modèle', 'Année', 'Motif'], ['X', '2024', 'VBK'])).rows).toHaveLength(1);
  });

  it('says of each row that cannot be read where, what and why', () => {
    const { problems } = readPatterns(
      sheet(header, ['25', '', '*'], ['2025', 'X', 'VBK'], ['2025', 'x', 'vbk'], ['1901', 'M'.repeat(61), 'VBQ']),
    );
    expect(problems.map((it) => [it.line, it.column, it.value, it.code])).toEqual([
      [2, 'Model', null, 'MODEL_MISSING'],
      [2, 'Year', '25', 'YEAR_NOT_VALID'],
      [2, 'VIN Pattern', '*', 'PATTERN_NOT_VALID'],
      [4, 'VIN Pattern', 'vbk', 'PATTERN_TWICE'],
      [5, 'Model', 'M'.repeat(61), 'TEXT_TOO_LONG'],
      [5, 'Year', '1901', 'YEAR_NOT_VALID'],
      [5, 'VIN Pattern', 'VBQ', 'PATTERN_NOT_VALID'],
    ]);
    expect(readPatterns(sheet(['a', 'b'])).problems).toMatchObject([{ code: 'HEADER_UNKNOWN' }]);
    expect(readPatterns(sheet()).problems).toMatchObject([{ code: 'HEADER_UNKNOWN', line: 1 }]);
    expect(readPatterns(sheet(header)).problems).toMatchObject([{ code: 'NO_ROWS' }]);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 8 }),
        (rows) => void readPatterns(sheet(header, ...rows)),
      ),
    );
  });

  it('is previewed, applied whole or not at all, and the second time adds nothing', async () => {
    const { ports, db } = given();
    const run = (cmd: Omit<Parameters<ReturnType<typeof importPatterns>>[0], 'file'>) =>
      importPatterns(ports)({ ...cmd, file: { name: 'patterns.csv', digest: 'f'.repeat(64) } });
    const read = readPatterns(sheet(header, ['2025', '450 SX-F', 'VBKMX'], ['2024', '450 SX-F', 'VBKMX']));
    const apply = (key: string) => ({ accountId: 'a', key, fingerprint: 'x' });
    expect(await run({ actor: admin, read, apply: null })).toMatchObject({ applied: false, added: 2, known: 0 });
    expect(db.stored().vinPatterns).toEqual([]);
    expect(await run({ actor: admin, read, apply: apply('one') })).toMatchObject({ applied: true, added: 2 });
    expect(await run({ actor: admin, read, apply: apply('two') })).toMatchObject({ added: 0, known: 2 });
    expect(db.stored().audit.map((it) => it.detail)).toMatchObject([{ added: 2, known: 0 }]);
    expect(db.stored().vinPatterns.map((it) => it.status)).toEqual(['unverified', 'unverified']);
    const bad = readPatterns(sheet(header, ['2025', 'X', 'VBK'], ['2025', 'X', '?']));
    await expect(run({ actor: admin, read: bad, apply: apply('three') })).rejects.toMatchObject({
      code: 'PATTERNS_HAVE_PROBLEMS',
      detail: { count: 1 },
    });
    await expect(run({ actor: rider, read, apply: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(db.stored().vinPatterns).toHaveLength(2);
  });
});
