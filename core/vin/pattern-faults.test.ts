import { describe, expect, it } from '@jest/globals';
import { readPatterns } from './index.js';
import { admin, given } from './testing/patterns.js';

const sheet = (...rows: readonly (readonly string[])[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const header = ['Model', 'Year', 'Pattern'];
const codes = (...rows: readonly (readonly string[])[]) =>
  readPatterns(sheet(header, ...rows)).problems.map((it) => [it.line, it.column, it.code]);

describe('a pattern that would verify nothing, or the wrong motorcycle', () => {
  it('has the tenth character of its model year, or none', () => {
    expect(codes(['450 SX-F', '2023', 'VBKSX*4**RM******'])).toEqual([[2, 'Pattern', 'PATTERN_YEAR_DIFFERS']]);
    expect(codes(['450 SX-F', '2023', 'VBKSX*4**R'])).toEqual([[2, 'Pattern', 'PATTERN_YEAR_DIFFERS']]);
    expect(codes(['450 SX-F', '2024', 'VBKSX*4**RM******'], ['450 SX-F', '1994', 'VBKSX*4**RM******'])).toEqual([]);
    expect(codes(['450 SX-F', '2023', 'VBKSX*4***M******'], ['450 SX-F', '2023', 'VBKSX'])).toEqual([]);
  });

  it('is a whole VIN, or a beginning before the serial number', () => {
    expect(codes(['450 SX-F', '2024', 'VBKSX*4**RM*****'])).toEqual([[2, 'Pattern', 'PATTERN_CUT']]);
    expect(codes(['450 SX-F', '2024', 'VBKSX*4**RM1'])).toEqual([[2, 'Pattern', 'PATTERN_CUT']]);
    expect(codes(['450 SX-F', '2024', 'VBKSX*4**RM'], ['450 SX-F', '2024', 'VBKSX*4**RM000***'])).toEqual([]);
  });

  it('is of one model of a year, unless a person says that models have it in common', () => {
    const rows = [
      header,
      ['450 SX-F', '2024', 'VBKSX'],
      ['450 SX-F Factory', '2024', 'VBKSX'],
      ['350', '2025', 'VBKSX'],
    ];
    const asked = readPatterns(sheet(...rows));
    expect(asked.problems.map((it) => [it.line, it.code, it.at])).toEqual([[3, 'PATTERN_OF_TWO_MODELS', 2]]);
    expect(asked.shared).toEqual([{ year: 2024, pattern: 'VBKSX', models: ['450 SX-F', '450 SX-F Factory'] }]);
    const told = readPatterns(sheet(...rows), { corrections: [], leaveOut: [], shared: true });
    expect([told.problems, told.rows.length, told.shared.length]).toEqual([[], 3, 1]);
    const left = readPatterns(sheet(...rows), { corrections: [], leaveOut: [3] });
    expect([left.problems, left.shared, left.report.counts]).toEqual([
      [],
      [],
      { title: 0, header: 1, read: 2, refused: 0, leftOut: 1 },
    ]);
  });

  it('is refused in a form for the same reasons', async () => {
    const { add: addOne } = given();
    const add = (year: number, pattern: string) => addOne({ actor: admin, model: '450 SX-F', year, pattern });
    await expect(add(2023, 'VBKSX*4**RM******')).rejects.toMatchObject({
      code: 'PATTERN_NOT_VALID',
      detail: { why: 'PATTERN_YEAR_DIFFERS' },
    });
    await expect(add(2024, 'VBKSX*4**RM*****')).rejects.toMatchObject({ detail: { why: 'PATTERN_CUT' } });
    expect((await add(2024, 'VBKSX*4**RM******')).pattern).toBe('VBKSX*4**RM******');
  });
});
