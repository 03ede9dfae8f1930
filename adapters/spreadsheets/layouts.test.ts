import { describe, expect, test } from '@jest/globals';
import type { ResultsRead } from '@rrr/core/imports';
import { readSheet } from '@rrr/core/reading';
import { utils, write } from 'xlsx';
import { LIMITS } from './limits.js';
import { parseFile } from './parse-file.js';

const MAKES = {
  brandMakes: ['KTM', 'Husqvarna', 'GasGas'],
  knownMakes: ['KTM', 'Husqvarna', 'GasGas', 'Beta', 'Honda'],
};
const read = async (content: string | Buffer, classes?: readonly string[]): Promise<ResultsRead> =>
  readSheet(await parseFile(Buffer.from(content), LIMITS), {
    kind: 'results',
    options: { ...MAKES, ...(classes ? { allClasses: classes } : {}) },
  }).read as ResultsRead;
const lines = (...all: readonly string[]): string => all.join('\r\n');

/** How timing systems and people lay results out; names are invented. */
describe('a file of results', () => {
  test.each<[string, string | Buffer, readonly object[]]>([
    [
      'of a series, with columns that come and go and texts that run over',
      lines(
        'POS.,#,RIDER,HOMETOWN,BIKE,INTERVAL,BEST TIME',
        `1,021,Zoë Lefèvre,"Québec, QC",KTM 450 SX-F FACTORY EDITION,-- , 1:02.123`,
        '2,7,Ida Nørgård,"Seattle, WA",HUS FC450,+1.234,1:03.000',
      ),
      [
        {
          place: 1,
          number: '021',
          riderName: 'Zoë Lefèvre',
          hometown: 'Québec',
          state: 'QC',
          bike: 'KTM 450 SX-F FACTORY EDITION',
        },
        { number: '7', bike: 'Husqvarna FC450', state: 'WA' },
      ],
    ],
    [
      'with a byte order mark, semicolons, ordinals and quoted cells',
      lines(
        '\ufeff"Rank";"Startnumber";"Firstname";"Surname";"Nat";"Class";"City"',
        '"1st";"10";"Ann";"Lee";"NOR";"Women";"Moab"',
        '"2nd";"38";"Bo";"Ek";"NOR";"Women";"Ogden"',
      ),
      [
        { place: 1, number: '10', riderName: 'Ann Lee', className: 'Women', hometown: 'Moab' },
        { place: 2, riderName: 'Bo Ek' },
      ],
    ],
    [
      'whose header is not the first row, with laps and gaps',
      lines(
        'Ridge Creek MX',
        'Round 3',
        '',
        'Pos,No.,Name,Class,Laps,Best Tm,Diff',
        '1,003,Ann Lee,450 A,12,1:02.1,',
        'DNF,9,Bo Ek,450 A,4,1:09.9,8 laps',
      ),
      [
        { line: 5, place: 1, number: '003', className: '450 A' },
        { place: null, type: 'DNF' },
      ],
    ],
    [
      'with overall and class places side by side, and a status',
      lines(
        'Position,Start Number,Name,Class,Position In Class,Status',
        '1,7,Ann Lee,450 A,1,Finished',
        '2,8,Bo Ek,250 B,1,Finished',
        '3,9,Cy Dee,250 B,,DNS',
      ),
      [
        { place: 1, className: '450 A' },
        { place: 1, className: '250 B' },
        { place: null, type: 'DNS' },
      ],
    ],
    [
      'with first and last names, a transponder, and DNF, DNS and DQ for a place',
      lines(
        'Pos\tNo\tFirst\tLast\tClass\tTransponder\tLaps\tBest Tm\tTotal Tm',
        '1\t7\tAnn\tLee\t450 A\t123\t12\t1:02\t13:00',
        'DNF\t8\tBo\tEk\t450 A\t124\t2\t1:02\t',
        'DNS\t9\tCy\tDee\t450 A\t\t\t\t',
        'DQ\t10\tDi\tRay\t450 A\t\t\t\t',
      ),
      [{ riderName: 'Ann Lee', type: 'finished' }, { type: 'DNF' }, { type: 'DNS' }, { type: 'DQ' }],
    ],
    [
      'with the make behind the name, and makers’ codes',
      lines('Pos,Rider,Make', '1,Ann Lee - KTM,', '2,Bo Ek (GAS),', '3,Cy Dee,BET', '4,Di Ray,HUS'),
      [
        { riderName: 'Ann Lee', bike: 'KTM' },
        { riderName: 'Bo Ek', bike: 'GasGas' },
        { bike: 'Beta' },
        { bike: 'Husqvarna' },
      ],
    ],
    [
      'in French, as Windows writes it, with the number of those who started beside the placers',
      Buffer.from(
        lines(
          'Rang;Numéro;Pilote;Ville;Province;Marque;Partants',
          '1er;007;Zoé Côté;Trois-Rivières;Québec;KTM;31',
          '2e;8;Élise Roy;Laval;QC;Honda;31',
        ),
        'latin1',
      ),
      [
        { place: 1, number: '007', riderName: 'Zoé Côté', hometown: 'Trois-Rivières', state: 'QC', entrants: 31 },
        { place: 2, entrants: 31 },
      ],
    ],
  ])('%s', async (_name, content, expected) => {
    const { rows, problems } = await read(content);
    expect([problems, rows]).toEqual([[], expected.map((it) => expect.objectContaining(it))]);
  });

  test.each<[string, string]>([
    ['above the header', lines('Ridge Creek MX', '450 A', 'Pos,Name', '1,Ann Lee', '250 B', 'Pos,Name', '1,Bo Ek')],
    ['under the header', lines('Ridge Creek MX', 'Pos,Name', '450 A,', '1,Ann Lee', '250 B,', '1,Bo Ek')],
    [
      'with a label and a count',
      lines('Pos,Name', 'Class: 450 A (12 entries),', '1,Ann Lee', 'Class: 250 B - Entries: 9,', '1,Bo Ek'),
    ],
    [
      'in cells beside one another',
      lines('Pos,Name,Make', 'Class:,450 A,', '1,Ann Lee,KTM', '250 B,9 riders,', '1,Bo Ek,KTM'),
    ],
  ])('whose classes are named in rows %s', async (_where, content) => {
    const { rows, problems } = await read(content, ['450 A', '250 B']);
    expect([problems, rows.map((it) => [it.riderName, it.className])]).toEqual([
      [],
      [
        ['Ann Lee', '450 A'],
        ['Bo Ek', '250 B'],
      ],
    ]);
  });

  test('reads the number of starters from the rows that name its classes', async () => {
    const { rows } = await read(
      lines('Pos,Name', '450 A (12 entries),', '1,Ann Lee', '250 B – Partants : 9,', '1,Bo Ek', 'Open,', '1,Cy Dee'),
      [],
    );
    expect(rows.map((it) => [it.className, it.entrants])).toEqual([
      ['450 A', 12],
      ['250 B', 9],
      ['Open', null],
    ]);
  });

  test('keeps leading zeros of a spreadsheet’s texts, and shows its dates as dates', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Title', 'Zip', 'Start date'],
      ['Moab Opener', '00745', { t: 'n', v: 45_822, z: 'm/d/yy' }],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Events');
    const { rows } = readSheet(await parseFile(write(book, { type: 'buffer' }) as Buffer, LIMITS), {
      kind: 'events',
    }).read;
    expect(rows).toMatchObject([{ title: 'Moab Opener', zipcode: '00745', startsOn: '2025-06-14' }]);
  });
});
