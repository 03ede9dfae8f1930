import { expect, it, test } from '@jest/globals';
import { placeName } from './place-name.js';
import { readPostalCodes } from './read-postal-codes.js';

it.each([
  ['Trois-rivi\ufffdres East', 'Trois-Rivières East'],
  ['Saint-joseph- De-beauce', 'Saint-Joseph-de-Beauce'],
  ["L'\ufffdle-des-soeurs", "L'Île-des-Soeurs"],
  ['C\ufffdte-nord/anticosti (schefferville)', 'Côte-Nord/Anticosti (Schefferville)'],
  ["St. John's North", "St. John's North"],
  ["Scarborough (tam O'shanter / sullivan)", "Scarborough (Tam O'Shanter / Sullivan)"],
])('%s is %s', (listed, name) => expect(placeName(listed)).toBe(name));

test('no name of a place has lost letters, small beginnings or spaces within a word', async () => {
  const wrong: string[] = [];
  for await (const rows of readPostalCodes())
    for (const { city } of rows) if (city !== null && /\ufffd|\p{L}- |\(\p{Ll}|^\p{Ll}/u.test(city)) wrong.push(city);
  expect(wrong).toEqual([]);
});
