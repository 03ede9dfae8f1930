import { expect, test } from '@jest/globals';
import { redemptionCodeIn, riderCodeIn } from './typed.js';

test.each([
  ['TIUKRB4L', 'TIUKRB4L'],
  [' tiuk-rb4l ', 'TIUKRB4L'],
  ['TIUK RB4L', 'TIUKRB4L'],
  ['1200345', undefined],
  ['TIUKRB4L9', undefined],
  ['', undefined],
])('%j holds the code %j of a redemption', (typed, code) => expect(redemptionCodeIn(typed)).toBe(code));

test.each([
  ['K7QM4XTR', 'K7QM4XTR'],
  [' k7qm-4xtr ', 'K7QM4XTR'],
  ['https://portal.example.com/auth/dealer?code=K7QM4XTR', 'K7QM4XTR'],
  ['https://portal.example.com/fr/auth/dealer?x=1&code=k7qm-4xtr#top', 'K7QM4XTR'],
  ['TIUKRB4L', undefined],
  ['K7QM4XT', undefined],
  ['Ostrander', undefined],
  ['', undefined],
])('%j holds the code %j of a rider', (typed, code) => expect(riderCodeIn(typed)).toBe(code));
