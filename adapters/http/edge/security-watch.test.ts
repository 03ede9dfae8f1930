import { expect, test } from '@jest/globals';
import { emailIn, objectOf, refusedAmong } from './security-watch.js';

const id = '01hq00000000000000000r0001';

test('a refusal is about the first record that the request names, if it can be an id', () => {
  expect(objectOf({ eventId: id }, { riderId: id })).toEqual({ type: 'rider', id });
  expect(objectOf({ eventId: id }, undefined)).toEqual({ type: 'event', id });
  expect(objectOf({ riderId: '<script>' }, { dealerId: 7 })).toBeNull();
  expect(objectOf(null, [])).toBeNull();
});

test('an e-mail is taken from the body as far as one can be that long', () => {
  expect([emailIn({ email: 'a@example.com' }), emailIn({ email: 7 }), emailIn({ email: 'x'.repeat(255) })]).toEqual([
    'a@example.com',
    undefined,
    undefined,
  ]);
});

test('what acts on many refuse is found in their answers', () => {
  const outcomes = [
    { refused: null },
    { refused: { code: 'CLAIM_SENT', detail: 'Sent' } },
    { outcome: 'entered-by-you' },
  ];
  expect(refusedAmong({ outcomes })).toEqual(['CLAIM_SENT', 'SECOND_PERSON_NEEDED']);
  expect(refusedAmong({ refused: [{ refused: 'SECOND_PERSON_NEEDED' }, {}] })).toEqual(['SECOND_PERSON_NEEDED']);
  for (const answer of [undefined, null, 'text', { outcomes: 7 }, { refused: true }])
    expect(refusedAmong(answer)).toEqual([]);
});
