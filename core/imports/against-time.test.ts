import { expect, it } from '@jest/globals';
import { readResults } from './index.js';
import { makes } from './testing/sheets.js';

const asked = (...lines: readonly string[]) => {
  const { questions, rows } = readResults(
    { format: 'csv', encoding: 'utf-8', rows: lines.map((it, at) => ({ line: at + 1, cells: it.split(';') })) },
    makes,
  );
  return { asked: questions.map((of) => [of.code, of.column, ...of.samples]), read: rows.length };
};

it.each<[string, readonly string[], readonly (string | null)[]]>([
  [
    'less time than the winner',
    ['Pos;Rider;Total Time', '1;Ann Lee;21:05.3', '2;Bo Ek;20:59,1', '3;Cy Day;21:30'],
    ['REMARKS', 'Total Time', '1. Ann Lee 21:05.3, 2. Bo Ek 20:59,1'],
  ],
  [
    'less time in a column that says Total',
    ['Pos;Rider;Total', '1;Ann Lee;21:05.3', '2;Bo Ek;20:59.1', '3;Cy Day;21:30'],
    ['REMARKS', 'Total', '1. Ann Lee 21:05.3, 2. Bo Ek 20:59.1'],
  ],
  [
    'more laps than the rider before',
    ['Pos;Rider;Laps', '1;Ann Lee;11', '2;Bo Ek;12', '3;Cy Day;12'],
    ['REMARKS', 'Laps', '1. Ann Lee 11, 2. Bo Ek 12'],
  ],
  [
    'the same laps in less time',
    ['Rang;Pilote;Tours;Temps total', '1;Ann Lee;12;21:05', '2;Bo Ek;12;1:21:09', '3;Cy Day;12;1:21:08'],
    ['REMARKS', 'Temps total', '2. Bo Ek 1:21:09, 3. Cy Day 1:21:08'],
  ],
])('%s is asked about', (_, lines, expected) => expect(asked(...lines).asked).toEqual([expected]));

it.each<[string, readonly string[]]>([
  ['in order', ['Pos;Rider;Laps;Time', '1;Ann Lee;12;21:05', '2;Bo Ek;12;21:09', '3;Cy Day;11;20:40']],
  // who was lapped stops when the winner does, some earlier than those before
  ['lapped, without a column of laps', ['Pos;Rider;Time', '1;Ann Lee;21:05', '2;Bo Ek;22:40', '3;Cy Day;21:50']],
  ['of a lap', ['Pos;Rider;Best Time', '1;Ann Lee;1:45.2', '2;Bo Ek;1:44.0']],
  ['as gaps', ['Pos;Rider;Time', '1;Ann Lee;21:05', '2;Bo Ek;+4.2', '3;Cy Day;+1 lap']],
  ['of riders who tied', ['Pos;Rider;Time', '1=;Ann Lee;21:05', '1=;Bo Ek;21:04']],
  [
    'of two classes',
    ['Pos;Rider;Class;Time', '1;Ann Lee;A;21:05', '2;Bo Ek;A;21:09', '1;Cy Day;B;20:40', '2;Di Fox;B;20:41'],
  ],
])('times %s say nothing', (_, lines) => expect(asked(...lines)).toEqual({ asked: [], read: lines.length - 1 }));
