import { expect, test } from '@jest/globals';
import { knownModel, modelsLike } from './model-name.js';

const MODELS = ['250 SX', '250 SX-F', '350 SX-F', '450 SX-F', '450 XCF-W', '790 Duke'];

test.each([
  ['450 sxf', '450 SX-F'],
  ['450SXF', '450 SX-F'],
  ['sx-f 450', '450 SX-F'],
  [' 450  SX–F ', '450 SX-F'],
  ['250 sx', '250 SX'],
  ['250 sx f', '250 SX-F'],
  ['450 XC-F W', '450 XCF-W'],
  ['duke 790', '790 Duke'],
  ['Térénigt 9 ', 'Térénigt 9'],
  ['450', '450'],
  ['', ''],
])('%j is understood as %j', (typed, model) => expect(knownModel(typed, MODELS)).toBe(model));

test.each([
  ['', MODELS],
  ['sxf', ['250 SX-F', '350 SX-F', '450 SX-F']],
  ['45', ['450 SX-F', '450 XCF-W']],
  ['50', []],
  ['250 SX', ['250 SX', '250 SX-F']],
  ['f sx 4', ['450 SX-F']],
  ['duk', ['790 Duke']],
  ['125', []],
])('%j finds %j', (typed, found) => expect(modelsLike(typed, MODELS)).toEqual(found));
