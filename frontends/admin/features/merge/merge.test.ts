import { expect, test } from '@jest/globals';
import { riderDetail, usd } from '../../pact/examples.js';
import { addsUp, deletedName, isConfirmed, phrasesOf } from './merge.js';

const other = { ...riderDetail, personal: { ...riderDetail.personal!, email: 'S.Carter@example.com' } };
const pair = { keep: riderDetail, deleted: other };

test('either phrase confirms; the word is exact, the e-mail is not', () => {
  const phrases = phrasesOf(pair, { delete: 'DELETE', keep: 'KEEP' });
  expect(phrases).toEqual({ delete: 'DELETE s.carter@example.com', keep: 'KEEP rider@example.com' });
  expect(isConfirmed(phrases, ' DELETE  S.CARTER@example.com ')).toBe(true);
  expect(isConfirmed(phrases, 'KEEP rider@example.com')).toBe(true);
  expect(isConfirmed(phrases, 'delete s.carter@example.com')).toBe(false);
  expect(isConfirmed(phrases, 'DELETE rider@example.com')).toBe(false);
  expect(isConfirmed(phrases, '')).toBe(false);
});

test('who goes is told by name, or by e-mail where the names are the same', () => {
  expect(deletedName({ keep: riderDetail, deleted: { ...other, fullName: 'Samuel Carter' } })).toBe('Samuel Carter');
  expect(deletedName(pair)).toBe('s.carter@example.com');
});

test('money adds up, or it is said that it does not', () => {
  const sum = { book: 'credit', keep: usd(300), deleted: usd(200), reversed: usd(100), after: usd(400) } as const;
  expect(addsUp({ balances: [sum] })).toBe(true);
  expect(addsUp({ balances: [sum, { ...sum, after: usd(401) }] })).toBe(false);
});
