import fc from 'fast-check';
import { type Heat, withHeat } from './generated-sessions.js';
import {
  type Ended,
  HALVES,
  NAMES,
  NOTES,
  NUMBERS,
  OTHERS,
  PLACES,
  RIDERS,
  TITLES,
  TOWNS,
  WORDS,
} from './generated-words.js';

type Row = readonly string[];

/** A file as a timing program or a person may write it, and what really happened. */
export interface Generated {
  readonly rows: readonly Row[];
  /** class (null: not named), rider, place or how it ended */
  readonly truth: readonly (readonly [string | null, string, number | Ended])[];
  readonly stacked: boolean;
  /** the column that counts */
  readonly placeHeader: string;
  /** what marks and codes mean, by text or by column */
  readonly meanings: ReadonlyMap<string, string>;
  /** how riders without a place ended */
  readonly blanks: Ended;
  /** the places are of the whole race */
  readonly overall: boolean;
}

/** How the file says who did not finish. */
const STYLES = [
  'place',
  'status',
  'status and place',
  'mark',
  'finished',
  'codes',
  'blank',
  'behind',
  'heading',
  'later',
] as const;
type Style = (typeof STYLES)[number];

interface Rode {
  readonly name: string;
  readonly number: string;
  readonly className: string;
  readonly ended: number | Ended;
}

const riders = fc
  .record({
    names: fc.shuffledSubarray([...NAMES], { minLength: 4, maxLength: 12 }),
    out: fc.array(fc.constantFrom<Ended>('DNF', 'DNS', 'DQ'), { maxLength: 3 }),
    classes: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ names, out, classes }): readonly Rode[] => {
    const all = ['450 Amateur', '250 Amateur', 'Women'].slice(0, classes);
    return all.flatMap((className, nth) => {
      const own = names.filter((_, at) => at % classes === nth);
      const gone = out.slice(0, Math.max(0, own.length - 1));
      return own.map((name, at): Rode => ({
        name,
        number: String(names.indexOf(name) + 21),
        className,
        ended: at < own.length - gone.length ? at + 1 : (gone[at - own.length + gone.length] ?? 'DNF'),
      }));
    });
  });

interface Shape {
  readonly rode: readonly Rode[];
  readonly style: Style;
  readonly word: number;
  readonly headers: readonly number[];
  readonly halves: boolean;
  readonly order: number;
  readonly others: readonly number[];
  readonly titles: readonly string[];
  readonly notes: readonly (readonly [number, number, string])[];
  readonly again: number;
  readonly inHeadings: boolean;
  readonly footer: boolean;
  readonly overall: boolean;
  readonly heat: Heat | null;
  /** another table stands beside this one: how many empty columns are between them */
  readonly beside: number | null;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

interface Cell {
  readonly header: string;
  readonly of: (rode: Rode, nth: number) => string;
}

/** The columns that say how each ended, and what the marks in them mean. */
const endColumns = ({ style, word, rode, headers, overall }: Shape): readonly Cell[] => {
  const placeHeader = at(PLACES, headers[0] ?? 0);
  const isOut = (item: Rode): boolean => typeof item.ended !== 'number';
  const wordFor = ({ ended }: Rode): string => (typeof ended === 'number' ? '' : at(WORDS[ended], word));
  const sorted = rode.toSorted((a, b) => orderOf(a) - orderOf(b));
  const number = (item: Rode): string => String(overall ? sorted.indexOf(item) + 1 : item.ended);
  // one who did not finish is often given the next place all the same
  const next = (item: Rode): string => String(rode.filter((o) => o.className === item.className).indexOf(item) + 1);
  const place = (out: (item: Rode) => string): Cell => ({
    header: placeHeader,
    of: (item) => (isOut(item) ? out(item) : number(item)),
  });
  switch (style) {
    case 'status':
      return [place(() => ''), { header: 'Status', of: (item) => wordFor(item) || 'Finished' }];
    case 'status and place':
      return [place(next), { header: at(['Status', 'Remarks', 'Gap', 'Temps'], word), of: wordFor }];
    case 'mark':
      return [
        place(next),
        ...(['DNF', 'DNS', 'DQ'] as const).map((kind): Cell => ({
          header: kind,
          of: ({ ended }) => (ended === kind ? at(['X', 'x', '1', 'yes'], word) : ''),
        })),
      ];
    case 'finished':
      return [
        place(next),
        { header: at(['Finished', 'Terminé', 'Im Ziel'], word), of: (item) => (isOut(item) ? 'No' : 'Yes') },
      ];
    case 'codes':
      return [
        place(next),
        {
          header: at(['Stat', 'Status', 'Code'], word),
          of: ({ ended }) => (typeof ended === 'number' ? 'F' : { DNF: 'N', DNS: 'W', DQ: 'D' }[ended]),
        },
      ];
    case 'later':
      return [
        place((item) => wordFor(item)),
        { header: at(['Provisional Pos', 'Before', 'Xyz'], word), of: (item, nth) => swapped(item, nth, number) },
      ];
    case 'place':
      return [place(wordFor)];
    case 'blank':
      return [place(() => '')];
    case 'behind':
    case 'heading':
      return [place(next)];
  }
};
const orderOf = ({ ended }: Rode): number => (typeof ended === 'number' ? ended : 1000);
/** an order of before: the first two of the class changed places */
const swapped = (rode: Rode, _nth: number, number: (item: Rode) => string): string =>
  typeof rode.ended !== 'number' ? '' : rode.ended > 2 ? number(rode) : String(3 - rode.ended);

const fileOf = (asked: Shape): Generated => {
  const single = new Set(asked.rode.map((item) => item.className)).size < 2;
  const stacked = !single;
  // a mark in a column of yes and no cannot say which of the three it was
  const onlyDnf = ['finished', 'blank', 'heading'].includes(asked.style);
  const hasOut = (item: Rode) => typeof item.ended !== 'number';
  const rode = onlyDnf
    ? asked.rode.map((item) => (hasOut(item) ? { ...item, ended: 'DNF' as const } : item))
    : asked.rode;
  const overall = asked.overall && stacked && ['place', 'blank', 'status'].includes(asked.style) && !asked.inHeadings;
  const shape = { ...asked, rode, overall };
  const [placed, ...others] = endColumns(shape);
  const behind = (item: Rode): string =>
    shape.style === 'behind' && typeof item.ended !== 'number'
      ? ` (${at({ DNF: ['Ab.', 'RET', 'DNF'], DNS: ['Non-partant', 'DNS'], DQ: ['DISQ', 'DSQ'] }[item.ended], shape.word)})`
      : '';
  const [first, last] = at(HALVES, shape.headers[1] ?? 0);
  const parts = ({ name }: Rode): readonly [string, string] => {
    const [given = '', ...rest] = name.split(' ');
    return [given, rest.join(' ')];
  };
  const named: readonly Cell[] = shape.halves
    ? [
        { header: first, of: (item) => parts(item)[0] },
        { header: last, of: (item) => `${parts(item)[1]}${behind(item)}` },
      ]
    : [{ header: at(RIDERS, shape.headers[1] ?? 0), of: (item) => `${item.name}${behind(item)}` }];
  const cells: readonly Cell[] = [
    ...(placed ? [placed] : []),
    { header: at(NUMBERS, shape.headers[2] ?? 0), of: (item) => item.number },
    ...named,
    { header: at(TOWNS, shape.headers[3] ?? 0), of: () => 'Moab, UT' },
    ...(stacked && !shape.inHeadings
      ? [{ header: at(['Class', 'Classe', 'Klasse', 'Catégorie'], shape.word), of: (item: Rode) => item.className }]
      : []),
    ...others,
    ...shape.others.flatMap((index): Cell[] => {
      const [header, of] = at(OTHERS, index);
      return [{ header, of: (_it, nth) => of(nth) }];
    }),
  ];
  // the first column stays first where headings of classes stand in it
  const turn = shape.inHeadings || shape.style === 'heading' ? 0 : shape.order % cells.length;
  const columns = [...cells.slice(turn), ...cells.slice(0, turn)];
  const top = columns.map((column) => column.header);
  const width = columns.length;
  const alone = (index: number, text: string): Row =>
    Array.from({ length: width }, (_, column) => (column === index ? text : ''));
  const body: Row[] = [];
  const sorted = overall ? rode.toSorted((a, b) => orderOf(a) - orderOf(b)) : rode;
  const listed: Rode[] = [];
  let className = '';
  let out = false;
  for (const [nth, value] of sorted.entries()) {
    if (stacked && shape.inHeadings && value.className !== className) body.push(alone(0, value.className));
    if (value.className !== className) out = false;
    className = value.className;
    if (shape.style === 'heading' && hasOut(value) && !out && single) {
      body.push(alone(0, at(['Not classified', 'DNF', 'Non classés'], shape.word)));
      out = true;
    }
    if (shape.style === 'heading' && !single && hasOut(value)) continue;
    body.push(columns.map((column) => column.of(value, nth)));
    listed.push(value);
  }
  const withNotes = shape.notes.reduce<Row[]>(
    (rows, [row, column, text]) =>
      rows.toSpliced(Math.min(rows.length, 1 + (row % rows.length)), 0, alone(column % width, text)),
    body,
  );
  const again =
    shape.again > 0 && withNotes.length > 2 && !shape.inHeadings ? withNotes.toSpliced(2, 0, top) : withNotes;
  const file: Generated = {
    rows: [
      ...shape.titles.map((title) => alone(0, title)),
      top,
      ...again,
      ...(shape.footer ? [alone(width - 1, 'Chief of timing: P. Vale')] : []),
    ],
    truth: listed.map((item) => [stacked ? item.className : null, item.name, item.ended]),
    stacked,
    placeHeader: placed?.header ?? '',
    meanings: new Map([
      ...(['F', 'Yes', 'Finished'] as const).map((text) => [text, 'finished'] as const),
      ['N', 'DNF'],
      ['W', 'DNS'],
      ['D', 'DQ'],
      ...['Ab.', 'RET', 'DNF'].map((text) => [text, 'DNF'] as const),
      ...['Non-partant', 'DNS'].map((text) => [text, 'DNS'] as const),
      ...['DISQ', 'DSQ'].map((text) => [text, 'DQ'] as const),
    ]),
    blanks: 'DNF',
    overall,
  };
  if (shape.heat !== null && single) return withHeat(file, shape.titles.length, shape.heat);
  return shape.beside === null ? file : withTableBeside(file, shape.titles.length, shape.beside);
};

const OTHER_TABLE: readonly Row[] = [
  ['Place', 'Rider'],
  ['1', 'Oda Berg'],
  ['2', 'Per Dahl'],
  ['3', 'Siv Eng'],
];
const withTableBeside = (file: Generated, header: number, gap: number): Generated => {
  const width = Math.max(...file.rows.map((row) => row.length)) + gap;
  const beside = (row: Row, other: Row): Row => [
    ...Array.from({ length: width }, (_, nth) => row[nth] ?? ''),
    ...other,
  ];
  return { ...file, rows: file.rows.map((row, nth) => beside(row, OTHER_TABLE[nth - header] ?? [])) };
};

/** Files of results in many layouts, with what they mean. */
export const generatedFile: fc.Arbitrary<Generated> = fc
  .record<Shape>({
    rode: riders,
    style: fc.constantFrom(...STYLES),
    word: fc.nat(40),
    headers: fc.array(fc.nat(40), { minLength: 4, maxLength: 4 }),
    halves: fc.boolean(),
    order: fc.nat(20),
    others: fc.uniqueArray(fc.nat(OTHERS.length - 1), { maxLength: 4 }),
    titles: fc.uniqueArray(fc.constantFrom(...TITLES), { maxLength: 2 }),
    notes: fc.array(fc.tuple(fc.nat(30), fc.nat(12), fc.constantFrom(...NOTES)), { maxLength: 2 }),
    again: fc.nat(1),
    inHeadings: fc.boolean(),
    footer: fc.boolean(),
    overall: fc.boolean(),
    heat: fc.option(fc.constantFrom<Heat>('above', 'column'), { freq: 3 }),
    beside: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 1 }),
  })
  .map(fileOf);
