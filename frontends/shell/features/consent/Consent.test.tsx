import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@rrr/kit/base';
import { Consent } from './Consent.js';
import { KEPT_MILLISECONDS, keepChoice, keptChoice } from './consent.js';

const analytics = { script: 'https://stats.example.com/script.js', site: 'portal-1' };
const scripts = () => [...document.scripts].map((it) => [it.src, it.dataset.websiteId]);
const ask = () =>
  render(
    <LocaleProvider value="en">
      <Consent analytics={analytics} />
    </LocaleProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  for (const script of [...document.scripts]) script.remove();
});

test('nothing is loaded or kept before the answer, and nothing after no', async () => {
  ask();
  expect([scripts(), localStorage.length, document.cookie]).toEqual([[], 0, '']);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect([scripts(), keptChoice()]).toEqual([[], 'declined']);
  expect(screen.getByText('Visitor statistics are off.')).toBeVisible();
});

test('after yes the script is there once, also on the next page', async () => {
  const { unmount } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  unmount();
  ask();
  expect(scripts()).toEqual([['https://stats.example.com/script.js', 'portal-1']]);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'Decline' }).className).toBe(
    screen.getByRole('button', { name: 'Allow' }).className,
  );
});

test('the answer holds for a year at most', () => {
  keepChoice('allowed');
  const now = Date.now();
  expect([keptChoice(now + KEPT_MILLISECONDS - 10_000), keptChoice(now + KEPT_MILLISECONDS)]).toEqual([
    'allowed',
    undefined,
  ]);
  localStorage.setItem('rrr.statistics', 'damaged');
  expect(keptChoice()).toBeUndefined();
});
