import { expect, test } from '@jest/globals';
import { redemptionCodeIn } from './typed.js';

test.each([
  ['TIUKRB4L', 'TIUKRB4L'],
  [' tiuk-rb4l ', 'TIUKRB4L'],
  ['TIUK RB4L', 'TIUKRB4L'],
  ['1200345', undefined],
  ['TIUKRB4L9', undefined],
  ['', undefined],
])('%j holds the code %j', (typed, code) => expect(redemptionCodeIn(typed)).toBe(code));
