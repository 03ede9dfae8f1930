import { expect, test } from '@jest/globals';
import { useScreens } from '../look-at-screens.js';
import { chosenScreens } from './chosen-screens.js';

const { wrongInTheDark } = useScreens();

test.each(chosenScreens.filter((it) => it.dark).map((it) => [it.name, it] as const))(
  '%s can be read in the dark',
  async (_, screen) => {
    expect(await wrongInTheDark(screen)).toEqual([]);
  },
  120_000,
);
