import { screen, within } from '@testing-library/react';
import type { person } from './person.js';

/** Opens the menu of a row by the row's name, and presses an act in it. */
export const fromRowMenu = async (
  user: ReturnType<typeof person>,
  name: string | RegExp,
  act: string | RegExp,
): Promise<void> => {
  const wanted = typeof name === 'string' ? `More for ${name}` : name;
  await user.click(await screen.findByRole('button', { name: wanted }));
  await user.click(within(screen.getByRole('menu', { name: wanted })).getByRole('menuitem', { name: act }));
};
