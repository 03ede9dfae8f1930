import { expect, test } from '@jest/globals';
import { putResult } from '@rrr/contract';
import { contractDifferences } from '../../testing/contract-differences.js';
import { FIELDS } from './result-form.js';

test('limits are the contract’s', () => expect(contractDifferences(FIELDS, putResult.body)).toEqual([]));
