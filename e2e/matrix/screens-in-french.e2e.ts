import { describe, expect, test } from '@jest/globals';
import { useScreens } from '../look-at-screens.js';
import { chosenScreens } from './chosen-screens.js';

/** Every screen in French, on the narrowest phone and on a desk: anyone can use it, and nothing fails behind it. */
const { wrongWith } = useScreens();

describe('in fr', () => {
  test.each(chosenScreens.map((it) => [it.name, it] as const))(
    '%s is sound in French',
    async (_, screen) => {
      expect(await wrongWith(screen, 'fr')).toEqual([]);
    },
    120_000,
  );
});
