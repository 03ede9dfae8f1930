import { expect, test } from '@jest/globals';
import { mineOver, newClass, problemOfClass, type ClassDraft } from './class-draft.js';

const draft = (id: string, over: Partial<ClassDraft> = {}): ClassDraft => ({
  ...newClass(id),
  id,
  name: id,
  places: [{ place: 1, amount: 100 }],
  ...over,
});

test.each([
  [true, 100],
  [false, 900],
])('of a class that got results meanwhile, what it pays is mine unless that is fixed (%p)', (fixed, pays) =>
  expect(
    mineOver([draft('a', { name: 'Mine', places: [{ place: 1, amount: 900 }] })], [draft('a', { raced: true })], fixed),
  ).toMatchObject([{ name: 'Mine', raced: true, places: [{ amount: pays }] }]),
);

test('a class that is gone is added anew, and one with results is never lost', () =>
  expect(mineOver([draft('a')], [draft('b', { raced: true })], true)).toMatchObject([
    { id: null, name: 'a' },
    { id: 'b' },
  ]));

test('names that differ in case and spaces alone are the same', () => {
  const [one, other] = [draft('a', { name: '450 A' }), draft('b', { name: ' 450  a' })];
  expect(problemOfClass(one, [one, other])).toBe('sameName');
});
