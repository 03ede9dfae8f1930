import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { file, questionable, written } from './licences.mjs';

test('every package that runs in production may be used as we use it', () => expect(questionable()).toEqual([]));
test('the list of licences is that of the lock file (npm run licences writes it)', () =>
  expect(readFileSync(file, 'utf8')).toBe(written()));
