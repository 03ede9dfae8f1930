import { expect, test } from '@jest/globals';
import { heard } from './heard.js';

const UNHEARD = new Error('The following request was expected but not received: GET /api/session');
const failing = (errors: Error[]) => async () => {
  const error = errors.shift();
  if (error) throw error;
  return 'answered';
};

test('an interaction that the mock server missed is made again', async () => {
  expect(await heard(failing([UNHEARD, UNHEARD]))).toBe('answered');
});

test('one that is never made fails, and any other failure fails at once', async () => {
  await expect(heard(failing(Array.from({ length: 9 }, () => UNHEARD)))).rejects.toBe(UNHEARD);
  const other = new Error('the body differs');
  await expect(heard(failing([other]))).rejects.toBe(other);
});
