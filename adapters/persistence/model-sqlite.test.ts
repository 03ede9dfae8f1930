import { it } from '@jest/globals';
import { modelOn, PATIENCE } from './testing/model-on.js';

it('on SQLite, money never parts from the model', () => modelOn('sqlite'), PATIENCE);
