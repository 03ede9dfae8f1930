import { expect, test } from '@jest/globals';
import { resultField } from '@rrr/contract';
import { RESULT_FIELDS } from './use-result-fields.js';

test('every field of the contract can be chosen, once', () =>
  expect([...RESULT_FIELDS].sort()).toEqual([...resultField.options].sort()));
