import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { file, text } from './map-ground.mjs';

test('the ground of the map is what `node tools/map-ground.mjs` writes', () =>
  expect(readFileSync(file, 'utf8') === text()).toBe(true));
