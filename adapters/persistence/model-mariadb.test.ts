import { it } from '@jest/globals';
import { modelOn, PATIENCE } from './testing/model-on.js';

it('on MariaDB, money never parts from the model', () => modelOn('mysql'), PATIENCE);
