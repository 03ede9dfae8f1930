import { expect, test } from '@jest/globals';
import { evidenceOf } from './claim-evidence.js';

const claim = { place: 2, class: { _id: 'a', name: '450 A' }, rider: { _id: 'r', fullName: 'Théo Alarcón' } };

test.each([
  [{ place: 2, classId: 'a', riderName: 'theo alarcon' }, ['sameName', 'samePlace']],
  [{ place: 3, classId: 'a', riderName: 'T. Alarcon' }, ['sameFamilyName', 'otherPlace']],
  [{ place: 2, classId: 'b', riderName: 'Lee Park' }, ['otherName', 'samePlace', 'otherClass']],
])('%j', (result, evidence) => expect(evidenceOf(claim, result)).toEqual(evidence));

test('a claim without a place says nothing about places', () =>
  expect(evidenceOf({ ...claim, place: null }, { place: 2, classId: 'a', riderName: 'Théo Alarcón' })).toEqual([
    'sameName',
  ]));
