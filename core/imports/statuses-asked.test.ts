import { describe, expect, it } from '@jest/globals';
import { type Rows, answered, told, withColumn } from './testing/told.js';

describe('who did not finish is not paid', () => {
  it.each<[string, readonly string[], readonly unknown[]]>([
    ['DNF', ['', '', 'X', ''], [1, 2, 'DNF', 4]],
    ['DNF?', ['', '', 'yes', 'no'], [1, 2, 'DNF', 4]],
    ['DNS', ['0', '0', '1', '0'], [1, 2, 'DNS', 4]],
    ['Abandon', ['', '', 'x', ''], [1, 2, 'DNF', 4]],
    ['DQ', ['', 'X', '', ''], [1, 'DQ', 3, 4]],
    ['Finished', ['Yes', 'Yes', 'No', 'Yes'], [1, 2, 'DNF', 4]],
    ['Terminé', ['Oui', 'Oui', 'Non', 'Oui'], [1, 2, 'DNF', 4]],
    ['Im Ziel', ['ja', 'ja', 'nein', 'ja'], [1, 2, 'DNF', 4]],
    ['Remarks', ['', '', 'Retiro', ''], [1, 2, 'DNF', 4]],
  ])('column %s with %j', (header, cells, expected) => {
    const { riders, problems } = told(withColumn(header, ...cells));
    expect([problems, riders.map(([, place]) => place)]).toEqual([[], expected]);
  });

  it('asks once for each letter of a column of codes, and does as it is told', () => {
    const rows = withColumn('Stat', 'F', 'F', 'N', 'D');
    const open = told(rows);
    expect(open.codes).toEqual(['STATUS_UNCLEAR']);
    expect(open.questions.map((it) => [it.id, it.column, it.samples, it.rows])).toEqual([
      ['status:3:f', 'Stat', ['F'], 2],
      ['status:3:n', 'Stat', ['N'], 1],
      ['status:3:d', 'Stat', ['D'], 1],
    ]);
    const done = told(rows, answered(['status:3:f', 'finished'], ['status:3:n', 'DNF'], ['status:3:d', 'DQ']));
    expect([done.problems, done.riders.map(([, value]) => value)]).toEqual([[], [1, 2, 'DNF', 'DQ']]);
  });

  it('asks what a letter in a column named Status means, and an empty cell beside Finished', () => {
    expect(told(withColumn('Status', 'F', 'F', 'R', 'N')).asked).toHaveLength(3);
    const found = told(withColumn('Finished', 'Yes', 'Yes', '', 'Yes'));
    expect(found.questions.map((it) => [it.code, it.samples, it.rows])).toEqual([['STATUS_MEANING', [], 1]]);
  });

  it.each<[string, readonly string[]]>([
    ['Reason', ['', '', 'Engine', '']],
    ['Reason Out', ['Running', 'Running', 'Chain', 'Running']],
    ['Raison', ['', '', 'Chaîne', '']],
    ['Abstand', ['', '2.1', 'n.g.', '5.0']],
    ['Distacco', ['', '2.1', 'fermo', '1 giro']],
    ['Dif.', ['', '2.1', 'parado', '1 vuelta']],
  ])('asks what a word means that stands in “%s” beside a place', (header, cells) =>
    expect(told(withColumn(header, ...cells)).asked).toEqual([['STATUS_MEANING', null]]),
  );

  it('asks about an X under a header that says nothing', () =>
    expect(told(withColumn('Zzz', '', '', 'X', '')).asked).toEqual([['STATUS_MEANING', null]]));

  it('asks about no lap and no time beside a place', () => {
    const rows: Rows = [
      ['Pos', 'Rider', 'Laps', 'Total Time'],
      ['1', 'Ann Lee', '12', '20:01.2'],
      ['2', 'Bo Ek', '12', '20:04.9'],
      ['3', 'Cy Dee', '0', ''],
    ];
    expect(told(rows).questions.map((it) => [it.id, it.rows])).toEqual([['status:2:0', 1]]);
    expect(told(rows, answered(['status:2:0', 'DNS'])).riders.at(-1)).toEqual(['Cy Dee', 'DNS']);
    expect(told(rows.slice(0, 3)).asked).toEqual([]);
  });

  it('takes riders below “Not classified” for what it says', () => {
    const { riders, problems, counts } = told([
      ['Pos', 'Rider'],
      ['1', 'Ann Lee'],
      ['', 'Not classified'],
      ['2', 'Bo Ek'],
      ['', 'Cy Dee'],
    ]);
    expect([problems, riders.map(([, value]) => value), counts.headings]).toEqual([[], [1, 'DNF', 'DNF'], 1]);
  });

  it.each([
    'Una Lavoie (Ab.)',
    'Una Lavoie (RET)',
    'Una Lavoie (NC)',
    'Una Lavoie (DISQ)',
    'Una Lavoie (Non-partant)',
    'Una Lavoie - RET',
    'Una Lavoie DNF',
  ])('asks what stands behind the name in “%s”', (name) => {
    const rows: Rows = [
      ['Pos', 'Rider'],
      ['1', 'Ann Lee'],
      ['2', name],
    ];
    const open = told(rows);
    expect([open.codes, open.asked]).toEqual([['STATUS_UNCLEAR'], [['STATUS_MEANING', null]]]);
    const { riders } = told(rows, answered([open.questions[0]?.id ?? '', 'DNF']));
    expect(riders[1]).toEqual(['Una Lavoie', 'DNF']);
  });

  it.each<[string, readonly string[]]>([
    ['Sex', ['M', 'F', 'M', 'F']],
    ['Nat', ['USA', 'CAN', 'USA', 'N']],
    ['Team', ['X', '', '', '']],
    ['Paid', ['Y', 'N', 'Y', 'Y']],
    ['Points', ['25', '22', '20', '18']],
    ['Skill', ['A', 'A', 'D', 'A']],
  ])('does not ask about %s', (header, cells) => expect(told(withColumn(header, ...cells)).problems).toEqual([]));
});

describe('one word in the columns of several races', () => {
  const rows = [
    ['Pos', 'Rider', 'R1', 'R2'],
    ['1', 'Ann Lee', '1', '1'],
    ['2', 'Bo Ek', 'DNS', 'DNS'],
    ['3', 'Cy Dee', '2', 'DNS'],
  ];
  it('is asked about once, its own meaning first', () => {
    const { questions } = told(rows);
    expect(questions.map((it) => [it.code, it.column, it.choices[0]?.value])).toEqual([
      ['STATUS_MEANING', null, 'DNS'],
    ]);
    const done = told(rows, answered([questions[0]?.id ?? '', 'DNS']));
    expect(done.problems).toEqual([]);
    expect(done.riders[1]).toEqual(['Bo Ek', 'DNS']);
  });
});

describe('a second order', () => {
  it.each(['Pos after penalty', 'Official', 'Corrected', 'Final', 'Pos. corrigée', 'Official Pos', 'Zzz'])(
    'asks whether “%s” is the place, and prefers it',
    (header) => {
      const rows = withColumn(header, '1', '3', '2', '4');
      const open = told(rows);
      expect([open.codes, open.asked]).toEqual([['COLUMN_UNCLEAR'], [['PLACE_COLUMN', null]]]);
      expect(open.questions[0]?.choices.map((it) => it.text)).toEqual([header, 'Pos']);
      expect(told(rows, answered(['place-column', '3'])).riders).toEqual([
        ['Ann Lee', 1],
        ['Bo Ek', 3],
        ['Cy Dee', 2],
        ['Di Ray', 4],
      ]);
      expect(told(rows, answered(['place-column', '0'])).riders[1]).toEqual(['Bo Ek', 2]);
    },
  );
  it('asks about two places of one name that differ', () => {
    const rows = withColumn('Finish', '1', '3', '2', '4');
    expect(told(rows).asked).toEqual([['PLACE_COLUMN', null]]);
    expect(told(rows, answered(['place-column', '3'])).problems).toEqual([]);
  });
  it.each<[string, readonly string[]]>([
    ['Qual', ['2', '1', '4', '3']],
    ['Grid', ['2', '1', '4', '3']],
    ['Moto 1', ['2', '1', '4', '3']],
    ['Gate', ['2', '1', '4', '3']],
    ['Overall', ['4', '9', '12', '20']],
    ['Penalty', ['', '', '+30', '']],
    ['Official', ['1', '2', '3', '4']],
  ])('does not ask about %s', (header, cells) => expect(told(withColumn(header, ...cells)).asked).toEqual([]));
  it('shows what stands in columns that are not read', () =>
    expect(told(withColumn('Penalty', '', '', '+30 s', '')).columns.at(-1)).toEqual({
      index: 3,
      header: 'Penalty',
      field: null,
      samples: ['+30 s'],
    }));
});

it('asks what single letters under St mean, which are no states', () => {
  const letters = told(withColumn('St', 'F', 'F', 'D', 'N'));
  expect(letters.asked.map(([code]) => code)).toEqual(['STATUS_MEANING', 'STATUS_MEANING', 'STATUS_MEANING']);
  expect(letters.riders).toEqual([]);
  expect(told(withColumn('St', 'UT', 'OR', 'QC', 'CA')).asked).toEqual([]);
});
