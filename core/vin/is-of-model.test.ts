import { expect, test } from '@jest/globals';
import { isOfModel } from './index.js';

test('a model is asked for by its name or how it begins, and a hyphen makes another one', () => {
  for (const [model, asked, fits] of [
    ['250 SX', '250 SX', true],
    ['250 SX', '250 sx ', true],
    ['250-SX', '250 SX', true],
    ['250 SX Factory Edition', '250 SX', true],
    ['250 SX-F', '250 SX', false],
    ['250 SX-F', '250 sx-f', true],
    ['250 SX-F', '250 sx f', true],
    ['250 SX-F', '250', true],
    ['250 SX-F', '250 SX-', true],
    ['250 SX Factory Edition', '250 SX-F', false],
    ['790 Duke', '790 d', true],
    ['790 Duke', '890', false],
  ] as const)
    expect([model, asked, isOfModel(model, asked)]).toEqual([model, asked, fits]);
});
