import { it } from '@jest/globals';
import { modelOn, PATIENCE, SEEDS } from './testing/model-on.js';

it.each(SEEDS)(
  'on MariaDB, money never parts from the model, from seed %s',
  (seed) => modelOn('mysql', seed),
  PATIENCE,
);
