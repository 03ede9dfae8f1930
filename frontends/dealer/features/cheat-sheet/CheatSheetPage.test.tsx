import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { atTheCounter } from '../../testing/at-the-counter.js';
import { config } from '../../testing/examples.js';

const user = person();

test('limits and deadlines are the program’s, and the page is printed', async () => {
  const print = jest.fn();
  Object.defineProperty(window, 'print', { value: print, configurable: true });
  atTheCounter('/cheat-sheet');
  expect(await screen.findByText(/At most \$5,000.00 at once and \$10,000.00 a day/)).toBeVisible();
  expect(screen.getByText(/credited within 30 days/)).toBeVisible();
  expect(screen.getByText(/expires 12 months/)).toBeVisible();
  expect(screen.getByText('450 SX-F')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('without the settings it can be tried again, in French', async () => {
  const answers = [refusal(0, 'NETWORK', 'Pas de réponse'), config];
  atTheCounter('/cheat-sheet', { locale: 'fr', answers: { getConfig: () => answers.shift() } });
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('L’échange en quatre étapes')).toBeVisible();
});
