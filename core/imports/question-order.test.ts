import { expect, test } from '@jest/globals';
import { oneClass, type Rows, told } from './testing/told.js';

const rows: Rows = [
  ['Class', 'Pos', 'Rider', 'Stat'],
  ['Women', '1', 'Ann Lee', 'N'],
  ['450 Amateur', '1', 'Bo Ek', 'F'],
  ['450 Amateur', '', 'Cy Dee', ''],
];
const order = (more: Parameters<typeof told>[1]) => told(rows, { ...oneClass, ...more }).questions.map((it) => it.id);
const allClasses = { oneClass: false, allClasses: ['450 Amateur', 'Women'] };

test('what moves most money is asked first: by what the place pays in its class', () => {
  const pays = [
    { name: '450 Amateur', amounts: [50_000] },
    { name: 'Women', amounts: [10_000] },
  ];
  expect(order({ ...allClasses, pays })).toEqual(['status:3:f', 'status:3:n', 'blank-places']);
  expect(order({ ...allClasses, pays: [{ name: 'Women', amounts: [10_000] }] })[0]).toBe('status:3:n');
});

test('without figures, in the order of the file; what is about all of it comes before', () => {
  expect(order(allClasses)).toEqual(['status:3:n', 'status:3:f', 'blank-places']);
  expect(order({})[0]).toBe('several-classes');
});
