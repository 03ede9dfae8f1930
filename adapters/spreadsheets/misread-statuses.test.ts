import { describe, expect, test } from '@jest/globals';
import { codes, finishers, one } from './testing/reading.js';

describe('a status beside a numeric place', () => {
  const read = async (header: string, text: string) =>
    one(`Pos,Rider,"${header}",Bike\n1,Ann Lee,,KTM\n2,Bo Ek,"${text}",KTM\n`);
  const SAID = [
    'DNF',
    'dnf',
    'D.N.F.',
    'DNF - engine',
    'DNF (engine)',
    'DNF lap 3',
    'dnf lap 3',
    'DNS',
    'DSQ',
    'DSQ (fuel)',
    'Retired',
    'Retired lap 4',
    'Did not finish',
    "Didn't finish",
    'Did Not Start',
    'Disqualified',
    'Not classified',
    'Withdrawn',
    'Abandon',
    'Abandon tour 3',
    'Disqualifié',
    'Non partant',
    'Non classé',
    'Hors délai',
    'Exclu',
  ];
  const CODES = ['Ret.', 'Ret', 'DQ', 'NC', 'WD', 'EXC', 'NP', 'HD', 'AB', 'Ret engine', 'DQ fuel'];
  test.each(
    [
      'Time',
      'Gap',
      'Laps',
      'Remarks',
      'Status',
      'Comment',
      'Points',
      'Notes',
      'Interval',
      'Diff',
      'Best Lap',
      'Temps',
      'Écart',
      'Remarques',
    ].flatMap((header) => [...SAID, ...CODES].map((text) => [header, text])),
  )('%s: %s', async (header, text) => {
    const found = await read(header, text);
    expect(found.problems.length > 0 || found.rows[1]?.type !== 'finished').toBe(true);
  });
  test.each(SAID.map((text) => [text]))('in a column of any name: %s', async (text) => {
    const found = await read('Xyz', text);
    expect(found.problems.length > 0 || found.rows[1]?.type !== 'finished').toBe(true);
  });
  test.each([
    ['Remarks', 'engine, DNF on lap 3'],
    ['Remarks', 'he was disqualified by the jury'],
    ['Moto 1', 'DNF'],
    ['M2', 'DNF'],
    ['Hometown', 'DNF'],
    ['#', 'DNF'],
    ['Status', 'crashed'],
    ['Time', 'Crashed out'],
    ['Gap', 'Mech.'],
    ['Interval', 'no idea'],
    ['Remarks', 'Black flag'],
    ['Remarks', 'Mechanical'],
    ['Remarques', 'Bris mécanique, tour 3'],
  ])('%s “%s” is reported as unclear', async (header, text) =>
    expect(codes(await read(header, text))).toContain('STATUS_UNCLEAR'),
  );
  test.each([['Ann Lee DNF'], ['Ann Lee (DNF)'], ['Ann Lee - Retired'], ['Ann Lee (Disqualified)'], ['Ann Lee (NC)']])(
    'the name “%s” asks',
    async (name) => expect(codes(await one(`Pos,Rider\n1,${name}\n`))).toEqual(['STATUS_UNCLEAR']),
  );
  test.each([
    'Jo Retz',
    'Al Rettinger',
    'Di Dnfowski',
    'Luc Abandon',
    'Ab Hart',
    'Nc Doe',
    'Ann Lee - HD',
    'Dan Sparrow',
    'Retief Outen',
    'Ex Clue',
  ])('the name “%s” is a name', async (name) => expect(finishers(await one(`Pos,Rider\n1,${name}\n`))).toHaveLength(1));
  test.each([
    ['Hometown', 'Charlotte, NC'],
    ['State', 'NC'],
    ['State', 'AB'],
    ['Make', 'HD'],
    ['Hometown', 'Abandon Creek'],
    ['Team', 'DQ Grill & Chill'],
    ['Team', 'Retired Racers Club'],
    ['Home St.', 'NC'],
    ['Nat', 'NP'],
    ['Brand code', 'HD'],
    ['Status', 'Finished'],
    ['Gap', '+1 lap'],
    ['Time', '13:02.1'],
  ])('%s “%s” is no status', async (header, text) =>
    expect(finishers(await read(header, text))[1]).toEqual([2, 'Bo Ek']),
  );
});
