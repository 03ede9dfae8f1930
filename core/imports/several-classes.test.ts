import { describe, expect, it } from '@jest/globals';
import { codes, read } from './testing/sheets.js';
import { answered, oneClass, type Rows, told } from './testing/told.js';

/** Two classes under each other, the first named above the header. */
const stacked: Rows = [
  ['450 Amateur'],
  ['Pos', 'No', 'Name'],
  ['1', '11', 'Ann Lee'],
  ['2', '12', 'Bo Ek'],
  ['250 Amateur'],
  ['1', '21', 'Cy Dee'],
  ['2', '22', 'Di Ray'],
];
const inColumn: Rows = [
  ['Class', 'Pos', 'Name', 'Stat'],
  ['450 Amateur', '1', 'Ann Lee', ''],
  ['250 Amateur', '1', 'Cy Dee', 'N'],
  ['450 Amateur', '2', 'Bo Ek', ''],
];
const choices = (rows: Rows) =>
  told(rows, oneClass).questions.map((it) => [it.code, it.samples, it.choices.map(({ kind, text }) => [kind, text])]);

describe('a file of several classes that is sent for one', () => {
  it.each([[stacked], [inColumn]])('asks whether to save one or all', (rows) => {
    expect(choices(rows)[0]).toEqual([
      'SEVERAL_CLASSES',
      ['450 Amateur', '250 Amateur'],
      [
        ['only', '450 Amateur'],
        ['all', null],
        ['otherFile', null],
      ],
    ]);
    const open = told(rows, oneClass).problems.filter((it) => it.code === 'SEVERAL_CLASSES');
    expect(open.map((it) => it.question)).toEqual(['several-classes']);
    const only = told(rows, { ...oneClass, ...answered(['several-classes', 'only']) });
    expect([only.riders, only.problems, only.asked]).toEqual([
      [
        ['Ann Lee', 1],
        ['Bo Ek', 2],
      ],
      [],
      [['SEVERAL_CLASSES', 'only']],
    ]);
    expect(only.counts.leftOut).toBe(rows === stacked ? 2 : 1);
  });

  it('does not save all of them for one class, whatever is answered', () => {
    for (const value of ['all', 'other', 'nothing'])
      expect(told(stacked, { ...oneClass, ...answered(['several-classes', value]) }).codes).toContain(
        'SEVERAL_CLASSES',
      );
    const neither = { ...oneClass, onlyClass: 'Women', ...answered(['several-classes', 'only']) };
    for (const rows of [stacked, inColumn]) {
      const { riders, problems } = told(rows, neither);
      expect([riders, problems.length > 0]).toEqual([[], true]);
    }
  });
});

describe('a file that names another class', () => {
  const named = (name: string): Rows => [
    ['Class', 'Pos', 'Name'],
    [name, '1', 'Ann Lee'],
  ];
  const kinds = (name: string, onlyClass: string) =>
    told(named(name), { ...oneClass, onlyClass }).questions.map((it) => [it.code, it.choices.map(({ kind }) => kind)]);

  it('asks whether a name that is near means the class', () => {
    expect(kinds('Womens', 'Women')).toEqual([['CLASS_NAME', ['same', 'all', 'otherFile']]]);
    expect(kinds('Ladies', 'Women')).toEqual([['CLASS_NAME', ['all', 'otherFile', 'same']]]);
    const same = { ...oneClass, onlyClass: 'Women', ...answered(['class-name', 'same']) };
    expect(told(named('Womens'), same)).toMatchObject({ problems: [], riders: [['Ann Lee', 1]] });
  });

  it('never takes another class of the event, or other numbers, for it', () => {
    for (const name of ['250 Amateur', '125 Amateur']) {
      expect(kinds(name, '450 Amateur')).toEqual([['CLASS_NAME', ['all', 'otherFile']]]);
      const same = { ...oneClass, ...answered(['class-name', 'same']) };
      expect(told(named(name), same).codes).toEqual(['OTHER_CLASS']);
    }
  });
});

describe('several classes', () => {
  it('under headings with a header each, also where the event does not have them', () => {
    const part = (name: string) => [[name], ['Pos', 'Rider'], ['1', `First of ${name}`], ['2', `Second of ${name}`]];
    const found = read([...part('450 Amateur'), ...part('85cc')], {
      oneClass: true,
      onlyClass: '450 Amateur',
      eventClasses: ['450 Amateur', 'Women'],
    });
    expect(found.questions.map((it) => it.code)).toEqual(['SEVERAL_CLASSES']);
  });
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

it('the first of several classes may be named above the header', () => {
  const rows = [
    ['Pro', ''],
    ['Pos', 'Rider'],
    ['1', 'Ann Lee'],
    ['450 Amateur', ''],
    ['Pos', 'Rider'],
    ['1', 'Bo Ek'],
    ['2', 'Cy Dee'],
    ['Women', ''],
    ['Pos', 'Rider'],
    ['1', 'Di Ray'],
  ];
  const options = { oneClass: true, onlyClass: '450 Amateur', eventClasses: ['Pro', '450 Amateur', 'Women'] };
  const open = read(rows, options);
  expect(open.questions.map((it) => [it.code, it.samples])).toEqual([
    ['SEVERAL_CLASSES', ['Pro', '450 Amateur', 'Women']],
  ]);
  const own = read(rows, { ...options, answers: [{ id: 'several-classes', value: 'only' }] });
  expect([own.problems, own.rows.map((it) => it.riderName), own.counts.leftOut]).toEqual([[], ['Bo Ek', 'Cy Dee'], 2]);
});
