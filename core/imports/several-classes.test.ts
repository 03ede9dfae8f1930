import { describe, expect, it } from '@jest/globals';
import { codes, read } from './testing/sheets.js';

describe('several classes', () => {
  const both = [
    ['Pos', 'Name', 'Class'],
    ['1', 'A A', '450 A'],
    ['1', 'B B', '250 B'],
    ['2', 'C C', '450 a'],
  ];
  it('are kept on the rows', () =>
    expect(read(both).rows.map((it) => it.className)).toEqual(['450 A', '250 B', '450 a']));
  it('are a problem for a file of one class', () =>
    expect(codes(both, { oneClass: true })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]));
  it('are a problem when the asked one is not among them', () =>
    expect(codes(both, { oneClass: true, onlyClass: 'Vet' })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]));
  it.each(['450 A', '250 B'])('are a problem though %s is among them', (onlyClass) =>
    expect(codes(both, { oneClass: true, onlyClass })).toEqual([[3, 'SEVERAL_CLASSES', '450 A; 250 B']]),
  );
  const one = [
    ['Pos', 'Name', 'Class'],
    ['1', 'A A', '450SX'],
    ['2', 'B B', '450 SX'],
  ];
  it('one class however it is spaced is that class', () =>
    expect(codes(one, { oneClass: true, onlyClass: '450-sx' })).toEqual([]));
  it('one class under another name is another class', () =>
    expect(codes(one, { oneClass: true, onlyClass: '450 Pro' })).toEqual([[2, 'OTHER_CLASS', '450SX']]));
  it('leave no row behind that names none', () =>
    expect(codes([...one, ['3', 'D D', '']], { oneClass: true, onlyClass: '450SX' })).toEqual([
      [4, 'CLASS_MISSING', null],
    ]));
  it('may be named in headings above their finishers, the header repeated', () => {
    const { rows, headings, problems } = read([
      ['Pos', 'Name'],
      ['450 A', ''],
      ['1', 'A A'],
      ['Pos', 'Name'],
      ['250 B', ''],
      ['1', 'B B'],
      ['Printed at noon'],
    ]);
    expect(rows.map((it) => [it.className, it.riderName])).toEqual([
      ['450 A', 'A A'],
      ['250 B', 'B B'],
    ]);
    expect([headings.map((it) => it.line), problems]).toEqual([[2, 4, 5, 7], []]);
  });
});
