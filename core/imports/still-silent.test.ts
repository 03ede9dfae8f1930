import { describe, expect, it } from '@jest/globals';
import { type Answer, readResults, type ReadResultsOptions } from './index.js';
import { makes, read } from './testing/sheets.js';

const oneClass: Partial<ReadResultsOptions> = {
  oneClass: true,
  onlyClass: '450 Amateur',
  eventClasses: ['450 Amateur', '250 Amateur', 'Women'],
  event: {
    title: 'Ridge Creek Round 3',
    about: ['Ridge Creek Park', 'Moab'],
    startsOn: '2025-05-03',
    endsOn: '2025-05-04',
  },
};
type Rows = (readonly string[])[];
const NAMES = ['Ann Lee', 'Bo Ek', 'Cy Dee', 'Di Ray'];
/** four riders with one more column */
const withColumn = (header: string, ...cells: readonly string[]): Rows => [
  ['Pos', 'No', 'Rider', header],
  ...cells.map((it, at) => [String(at + 1), String(at + 11), NAMES[at] ?? '', it]),
];
const told = (rows: Rows, more: Partial<ReadResultsOptions> = {}) => {
  const found = read(rows, more);
  return {
    ...found,
    asked: found.questions.map((it) => [it.code, it.answer]),
    riders: found.rows.map((it) => [it.riderName, it.type === 'finished' ? it.place : it.type]),
    codes: [...new Set(found.problems.map((it) => it.code))],
  };
};
const answered = (...answers: (readonly [string, string])[]): { answers: Answer[] } => ({
  answers: answers.map(([id, value]) => ({ id, value })),
});

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
    expect([done.problems, done.riders.map(([, it]) => it)]).toEqual([[], [1, 2, 'DNF', 'DQ']]);
  });

  it('asks what a letter in a column named Status means, and an empty cell beside Finished', () => {
    expect(told(withColumn('Status', 'F', 'F', 'R', 'N')).asked).toHaveLength(3);
    const found = told(withColumn('Finished', 'Yes', 'Yes', '', 'Yes'));
    expect(found.questions.map((it) => [it.code, it.samples, it.rows])).toEqual([['STATUS_MEANING', [], 1]]);
  });

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
    expect([problems, riders.map(([, it]) => it), counts.headings]).toEqual([[], [1, 'DNF', 'DNF'], 1]);
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

describe('is this the main event?', () => {
  const results: Rows = [
    ['Pos', 'Rider', 'Bike'],
    ['1', 'Ann Lee', 'KTM'],
    ['2', 'Bo Ek', 'KTM'],
  ];
  it.each([
    'Heat 1',
    '450 Amateur Heat 2',
    'Qualifying',
    'Last Chance Qualifier',
    'LCQ',
    'Practice',
    'Warm-up',
    'Essais libres',
    'Qualifications',
    'Series Standings',
    'Moto 1',
    '250 Amateur',
    'Ridge Creek Round 4',
    'Ridge Creek 2024',
    'May 4, 2024',
    'Pine Hollow Spring Classic',
  ])('is asked once for the title “%s”', (title) => {
    const rows = [[title], ...results];
    const open = told(rows, oneClass);
    expect([open.asked, open.problems.length > 0]).toEqual([[['MAIN_EVENT', null]], true]);
    expect(open.questions[0]?.samples[0]).toBe(title);
    const done = told(rows, { ...oneClass, ...answered(['main-event', 'main']) });
    expect([done.problems, done.riders.length]).toEqual([[], 2]);
    expect(told(rows, { ...oneClass, ...answered(['main-event', 'other']) }).problems).not.toEqual([]);
  });
  it.each(['250 Amateur.csv', 'Heat_2.csv', '450 Amateur LCQ.xlsx', 'results-2024-05-04.csv', 'standings.csv'])(
    'is asked for the file name “%s”',
    (fileName) => expect(told(results, { ...oneClass, fileName }).asked).toEqual([['MAIN_EVENT', null]]),
  );
  it('is asked for the name of a worksheet', () => {
    const rows = results.map((cells, at) => ({ line: at + 1, cells }));
    const { questions } = readResults(
      { format: 'xlsx', encoding: 'xlsx', name: 'Heat 1', rows },
      { ...makes, ...oneClass },
    );
    expect(questions.map((it) => [it.code, it.samples])).toEqual([['MAIN_EVENT', ['Heat 1']]]);
  });
  it('is asked for the standings of a series', () => {
    const rows: Rows = [
      ['Rank', 'Rider', 'R1', 'R2', 'R3', 'Total'],
      ['1', 'Ann Lee', '25', '22', '25', '72'],
      ['2', 'Bo Ek', '22', '25', '20', '67'],
    ];
    expect(told(rows, oneClass).asked).toEqual([['MAIN_EVENT', null]]);
    expect(told(rows, { allClasses: ['450 Amateur'] }).asked).toEqual([['MAIN_EVENT', null]]);
  });
  it.each([
    'Ridge Creek',
    '450 Amateur Main Event',
    'Round 3',
    'Results',
    '2025-05-04',
    'Ridge Creek Park, Moab',
    'Official Results',
  ])('is not asked for the title “%s”', (title) => expect(told([[title], ...results], oneClass).problems).toEqual([]));
  it.each(['450 Amateur.csv', 'results.csv', 'export.csv', '450_Amateur_2025.csv', 'IMG0001.csv', 'round3.csv'])(
    'is not asked for the file name “%s”',
    (fileName) => expect(told(results, { ...oneClass, fileName }).problems).toEqual([]),
  );
  it('is not asked for the motos of a day', () =>
    expect(
      told(
        [
          ['Pos', 'Rider', 'M1', 'M2', 'Points'],
          ['1', 'Ann Lee', '1', '1', '50'],
        ],
        oneClass,
      ).asked,
    ).toEqual([]));
});

describe('the encoding', () => {
  const readIn = (names: readonly string[], encoding: string, answers: Answer[] = []) =>
    readResults(
      {
        format: 'csv',
        encoding,
        rows: [['Pos', 'Rider', 'Sponsor'], ...names.map((it, at) => [String(at + 1), it, ''])].map((cells, at) => ({
          line: at + 1,
          cells,
        })),
      },
      { ...makes, answers },
    );
  it.each([
    ['windows-1250', ['Ji\u00f8\u00ed Ka\u00e8ka', 'Ann Lee'], 'Jiří Kačka'],
    ['shift_jis', ['\u2018\u00be\u201cc', 'Ann Lee'], '太田'],
    ['macintosh', ['Ren\u017d C\u2122t\u017d', 'Ann Lee'], 'René Côté'],
    ['cp437', ['Ren\u201a C\u201ct\u201a', 'Ann Lee'], 'René Côté'],
    ['utf-8', ['Ren\u00c3\u00a9 Roy', 'Ann Lee'], 'René Roy'],
  ])('%s is found, asked, and read', (encoding, names, first) => {
    const open = readIn(names, 'windows-1252');
    expect(open.problems.map((it) => [it.code, it.question])).toEqual([['TEXT_GARBLED', 'encoding']]);
    expect(open.questions[0]?.choices.map((it) => [it.value, it.text])).toContainEqual([encoding, first]);
    const done = readIn(names, 'windows-1252', [{ id: 'encoding', value: encoding }]);
    expect([done.problems, done.rows.map((it) => it.riderName)]).toEqual([[], [first, 'Ann Lee']]);
    const kept = readIn(names, 'windows-1252', [{ id: 'encoding', value: 'right' }]);
    expect([kept.problems, kept.rows.length]).toEqual([[], 2]);
  });
  it.each([
    'Zoé Côté',
    'Ida Nørgård',
    'José Núñez',
    'Jörg Müller',
    'Tomáš Novák',
    'Siân Owen',
    'Sam O’Brien',
    'Þór Jónsson',
    'João Conceição',
    'Ann–Marie Lee',
  ])('%s is a name', (name) => expect(readIn([name], 'windows-1252').problems).toEqual([]));
  it('U+0092 is an apostrophe, and a column that nobody reads is no wall', async () => {
    const { rows, problems } = read([
      ['Pos', 'Rider', 'Sponsor'],
      ['1', 'Pat O\u0092Shea', 'Joe\u0092s \u0081\ufffd'],
    ]);
    expect([problems, rows[0]?.riderName]).toEqual([[], 'Pat O’Shea']);
  });
  it('a lost letter can be written anew', () => {
    const rows: Rows = [
      ['Pos', 'Rider'],
      ['1', 'Ren\ufffd Roy'],
    ];
    expect(told(rows).problems).toMatchObject([{ code: 'TEXT_GARBLED', column: 'Rider', line: 2 }]);
    expect(told(rows, { corrections: [{ line: 2, field: 'riderName', value: 'René Roy' }] }).problems).toEqual([]);
  });
});

describe('header words', () => {
  it.each<[readonly string[], readonly (string | null)[]]>([
    [
      ['Pos', 'Nr', 'Name', 'Provenance'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Pos', 'Startnr.', 'Name', 'Ville, Prov.'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Platz', 'St.-Nr.', 'Fahrer', 'Wohnort'],
      ['place', 'number', 'riderName', 'hometown'],
    ],
    [
      ['Platz', 'Vorname', 'Name', 'Klasse'],
      ['place', 'firstName', 'lastName', 'class'],
    ],
    [
      ['Plass', 'Startnr', 'Navn', 'Klasse'],
      ['place', 'number', 'riderName', 'class'],
    ],
    [
      ['Plass', 'Fornavn', 'Etternavn'],
      ['place', 'firstName', 'lastName'],
    ],
    [
      ['Puesto', 'Dorsal', 'Piloto', 'Marca'],
      ['place', 'number', 'riderName', 'make'],
    ],
    [
      ['Pos', 'Nombre', 'Apellidos'],
      ['place', 'firstName', 'lastName'],
    ],
    [
      ['Pos', 'Nombre'],
      ['place', 'riderName'],
    ],
    [
      ['Posizione', 'Cognome', 'Nome'],
      ['place', 'lastName', 'firstName'],
    ],
    [
      ['Posizione', 'Pilota', 'Città'],
      ['place', 'riderName', 'city'],
    ],
  ])('%j', (header, expected) =>
    expect(read([header, header.map(() => 'x')]).columns.map((it) => it.field)).toEqual(expected),
  );

  it.each([
    ['Ann Lee (IND)', 'Ann Lee', null],
    ['Ann Lee (TRI)', 'Ann Lee', null],
    ['Ann Lee (KTM)', 'Ann Lee', 'KTM'],
  ])('“%s” has the motorcycle that it says', (name, riderName, bike) =>
    expect(
      read([
        ['Pos', 'Rider'],
        ['1', name],
      ]).rows[0],
    ).toMatchObject({ riderName, bike }),
  );
  it('a column says the motorcycle', () =>
    expect(
      read([
        ['Pos', 'Rider', 'Bike'],
        ['1', 'Ann Lee (USA)', 'IND'],
      ]).rows[0]?.bike,
    ).toBe('Indian'));
});

describe('honest files', () => {
  it('a DNF in one moto stands beside a valid place of the day', () => {
    const rows: Rows = [
      ['Overall', 'Rider', 'Moto 1', 'Moto 2'],
      ['1', 'Ann Lee', '1', '1'],
      ['2', 'Bo Ek', '2', 'DNF'],
      ['3', 'Cy Dee', 'DNF', 'DNS'],
    ];
    const { riders, codes } = told(rows);
    expect([riders, codes]).toEqual([
      [
        ['Ann Lee', 1],
        ['Bo Ek', 2],
      ],
      ['STATUS_UNCLEAR'],
    ]);
  });
  it('reads 1/12', () =>
    expect(
      told([
        ['Pos', 'Rider'],
        ['1/12', 'Ann Lee'],
        ['2/12', 'Bo Ek'],
      ]).riders,
    ).toEqual([
      ['Ann Lee', 1],
      ['Bo Ek', 2],
    ]));
  it('offers places in class for the places of the whole race', () => {
    const rows: Rows = [
      ['Pos', 'Rider', 'Class'],
      ['1', 'Ann Lee', '450 Amateur'],
      ['2', 'Bo Ek', 'Women'],
      ['3', 'Cy Dee', '450 Amateur'],
      ['4', 'Di Ray', 'Women'],
      ['DNF', 'Ed Moss', 'Women'],
    ];
    expect(told(rows).asked).toEqual([['OVERALL_PLACES', null]]);
    const derived = told(rows, answered(['overall-places', 'derive']));
    expect([derived.problems, derived.riders.map(([, it]) => it)]).toEqual([[], [1, 1, 2, 2, 'DNF']]);
    const kept = told(rows, answered(['overall-places', 'gaps']));
    expect([kept.problems, kept.riders.map(([, it]) => it)]).toEqual([[], [1, 2, 3, 4, 'DNF']]);
    expect(told(rows, answered(['overall-places', 'each'])).problems[0]).toMatchObject({ code: 'PLACES_NOT_RUNNING' });
  });
  const plain = (...more: Rows): Rows => [
    ['Pos', 'No', 'Rider', 'Bike'],
    ['1', '7', 'Ann Lee', 'KTM'],
    ...more,
    ['2', '8', 'Bo Ek', 'KTM'],
  ];
  it.each<[string, readonly string[]]>([
    ['a subtotal', ['', '', 'Total', '12']],
    ['a subtotal under the place', ['Total: 12', '', '', '$500']],
    ['a note in another column', ['', '', '', 'Red flag on lap 3']],
    ['a note under the name', ['', '', 'Red flag on lap 3', '']],
    ['a note in the first column', ['Rain began on lap 3', '', '', '']],
  ])('%s is asked about, and left out', (_what, note) => {
    const open = told(plain(note), oneClass);
    expect([open.codes, open.asked, open.questions[0]?.rows]).toEqual([['NOTE_ROW'], [['NOTE_ROWS', null]], 1]);
    const done = told(plain(note), { ...oneClass, ...answered(['note-rows', 'leave']) });
    expect([done.problems, done.riders.length, done.counts]).toEqual([
      [],
      2,
      { all: 4, titles: 0, headers: 1, headings: 0, read: 2, refused: 0, leftOut: 1 },
    ]);
  });
  it('a total in the first column and footers in any are titles', () => {
    const found = told(
      [...plain(['Total', '', '', '']), ['', '', '', 'Printed at noon'], ['Chief of timing: P. Vale', '', '', '']],
      oneClass,
    );
    expect([found.problems, found.riders.length, found.counts.headings]).toEqual([[], 2, 3]);
  });
  it('a refused line can be left out', () => {
    const rows = plain(['x', '9', 'Cy Dee', 'KTM']);
    expect(told(rows).codes).toEqual(['PLACE_NOT_A_NUMBER']);
    const { problems, counts } = told(rows, answered(['leave:3', 'leave']));
    expect([problems, counts.leftOut, counts.refused]).toEqual([[], 1, 0]);
  });
  it('blank places are one question', () => {
    const rows: Rows = [...plain(), ['', '9', 'Cy Dee', 'KTM'], ['', '10', 'Di Ray', 'KTM']];
    const open = told(rows);
    expect(open.questions.map((it) => [it.code, it.rows, it.samples])).toEqual([
      ['BLANK_PLACES', 2, ['Cy Dee', 'Di Ray']],
    ]);
    expect(open.codes).toEqual(['PLACE_MISSING']);
    const done = told(rows, answered(['blank-places', 'DNF']));
    expect([done.problems, done.riders.slice(2)]).toEqual([
      [],
      [
        ['Cy Dee', 'DNF'],
        ['Di Ray', 'DNF'],
      ],
    ]);
    expect(told(rows, answered(['blank-places', 'each'])).problems.map((it) => it.question)).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('an answer that was not offered answers nothing', () =>
    expect(told([...plain(), ['', '9', 'Cy Dee', 'KTM']], answered(['blank-places', 'finished'])).asked).toEqual([
      ['BLANK_PLACES', null],
    ]));
});
