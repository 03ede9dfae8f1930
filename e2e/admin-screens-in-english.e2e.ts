import { describe, expect, test } from '@jest/globals';
import { useScreens } from './look-at-screens.js';
import { screens } from './screens.js';

/** Every screen of administrators in English, on the narrowest phone and on a desk. */
const { wrongWith } = useScreens();

describe('in en', () => {
  test.each(screens.filter(({ who }) => who === 'admin').map((it) => [it.name, it] as const))(
    '%s is sound in English',
    async (_, screen) => {
      expect(await wrongWith(screen, 'en')).toEqual([]);
    },
    180_000,
  );
});
