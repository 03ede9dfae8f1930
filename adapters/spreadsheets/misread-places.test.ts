import { describe, expect, test } from '@jest/globals';
import { CLASSES, codes, finishers, lines, one, reading } from './testing/reading.js';

/** as the upload for all classes reads it */
const all = (content: string | Buffer) => reading(content, { allClasses: CLASSES });

describe('places', () => {
  test.each([
    'RankClass',
    'Rank Class',
    'Class Rank',
    'Cat Pos',
    'Cat. Pos.',
    'Pos Cat',
    'CatPos',
    'Div. Place',
    'DivPlace',
    'Place/Div',
    'Place in Category',
    'Cl Pos',
    'Cl. Pos',
    'CLPOS',
    'Position In Class',
    'PositionInClass',
    'Class Pos',
    'Pos in Cat',
    'pos_in_class',
    'PIC',
    'P.I.C.',
    'Class Position',
    'Class Place',
    'Class Finish',
    'Finish in Class',
    'Place (class)',
    'Pos (Class)',
    'Overall in Class',
    'Group Rank',
    'Rank in Group',
    'Place Within Class',
    'Rang classe',
    'Rang dans la catégorie',
    'Clt Cat.',
    'Cl. Cat',
    'Classement catégorie',
    'Place cat',
    'Position par classe',
    'Platz Klasse',
    'Platz AK',
    'AK-Platz',
    'Klassenplatz',
    'Rang Kat.',
    'Pos. Categoría',
    'Puesto en la clase',
    'Posición Clase',
    'Pos Klasse',
    'Posizione Classe',
    'Position # in Class',
  ])('“%s” is a column of overall places', async (header) => {
    const read = await one(`Pos,Rider,"${header}"\n4,Ann Lee,1\n9,Bo Ek,2\n17,Cy Dee,3\n`);
    expect([read.problems, finishers(read)]).toEqual([
      [],
      [
        [1, 'Ann Lee'],
        [2, 'Bo Ek'],
        [3, 'Cy Dee'],
      ],
    ]);
  });

  test.each(['Overall', 'O/A', 'OVR', 'Scratch', 'Overall Pos', 'Class. Général', 'Gesamtrang'])(
    '“%s” stands behind a place',
    async (header) => {
      const read = await one(`${header},Pos,Rider\n4,1,Ann Lee\n9,2,Bo Ek\n`);
      expect([read.problems, finishers(read)]).toEqual([
        [],
        [
          [1, 'Ann Lee'],
          [2, 'Bo Ek'],
        ],
      ]);
    },
  );

  test.each<[string, string, string]>([
    ['an overall place alone', lines('Overall,Rider', '4,Ann Lee', '9,Bo Ek'), 'PLACES_NOT_RUNNING'],
    [
      'an overall place under the name of a place',
      lines('Pos,Rider,Klass', '1,Ann Lee,450', '3,Bo Ek,450', '6,Cy Dee,450'),
      'PLACES_NOT_RUNNING',
    ],
    ['the winner left out', lines('Pos,Rider', '2,Ann Lee', '3,Bo Ek'), 'PLACES_NOT_RUNNING'],
    ['two columns of which either may be meant', lines('Pos,Rank,Rider', '1,2,Ann Lee', '2,1,Bo Ek'), 'COLUMN_UNCLEAR'],
    ['two places in class', lines('Class Pos,Cat Pos,Rider', '1,2,Ann Lee', '2,1,Bo Ek'), 'COLUMN_UNCLEAR'],
    ['a place that stands twice', lines('Pos,Rider', '1,Ann Lee', '1,Bo Ek', '2,Cy Dee'), 'PLACE_TWICE'],
    ['a blank place', lines('Pos,Rider', '1,Ann Lee', ',Bo Ek'), 'PLACE_MISSING'],
    [
      'a blank place of one who finished',
      lines('Pos,Rider,Status', '1,Ann Lee,Finished', ',Bo Ek,Finished'),
      'PLACE_MISSING',
    ],
    [
      'a blank place in class beside an overall one',
      lines('Overall,Class Pos,Rider', '1,,Ann Lee', '2,1,Bo Ek'),
      'PLACE_MISSING',
    ],
  ])('%s', async (_what, content, code) => expect(codes(await one(content))).toContain(code));

  test.each([
    [['1', '2', '2', '4']],
    [['1', '2=', '2=', '4']],
    [['T1', 'T1', '3']],
    [['1', '=2', '=2']],
    [['1st', '2nd', '3rd']],
    [['1', '2', 'DNF', '3']],
    [['1', '2', '3 (DNF)', '4']],
    [['3', '1', '2']],
  ])('%j run', async (places) =>
    expect(codes(await one(lines('Pos,Rider', ...places.map((it, at) => `${it},Rider ${'ABCDEF'[at]}`))))).toEqual([]),
  );
  test('of all classes are checked class by class', async () => {
    expect(codes(await all(lines('Pos,Rider,Class', '1,Ann Lee,450 A', '2,Bo Ek,250 B', '3,Cy Dee,450 A')))).toEqual([
      'PLACES_NOT_RUNNING',
    ]);
    expect(codes(await all(lines('Pos,Rider,Class', '1,Ann Lee,450 A', '1,Bo Ek,250 B', '2,Cy Dee,450 A')))).toEqual(
      [],
    );
  });
});

describe('a time column', () => {
  test.each([
    '12:34.567',
    '+1.2',
    '1 lap',
    '2 Laps',
    '-1L',
    '1 tour',
    '15 Laps',
    'Leader',
    '1h 02m 03.4s',
    '--',
    'n/a',
    '3 laps down',
  ])('with “%s” does not change who finished', async (text) =>
    expect(finishers(await one(`Pos,Rider,Gap,Bike\n1,Ann Lee,,KTM\n2,Bo Ek,${text},KTM\n`))).toHaveLength(2),
  );
});
