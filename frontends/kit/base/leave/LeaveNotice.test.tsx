import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleProvider } from '../language/locale-context.js';
import { LeaveNotice } from './LeaveNotice.js';

beforeAll(() => {
  // jsdom knows the element but not its acts
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
const notice = (address: () => Promise<string>, locale: 'en' | 'fr' = 'en') =>
  render(
    <LocaleProvider value={locale}>
      <LeaveNotice address={address}>logo</LeaveNotice>
    </LocaleProvider>,
  );

test('the address is asked for when the notice opens, once', async () => {
  const address = jest.fn(() => Promise.resolve('https://powersports.example/'));
  notice(address);
  expect(address).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('logo'));
  const proceed = await screen.findByText('Proceed');
  expect([proceed.getAttribute('href'), proceed.getAttribute('rel')]).toEqual([
    'https://powersports.example/',
    'noopener noreferrer',
  ]);
  expect(document.activeElement).toBe(screen.getByText('Stay'));
  fireEvent.click(screen.getByText('Stay'));
  expect(document.querySelector('dialog')?.open).toBe(false);
  fireEvent.click(screen.getByText('logo'));
  expect(address).toHaveBeenCalledTimes(1);
});

test('an address that did not load is told, and asked for again', async () => {
  const address = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('https://powersports.example/');
  notice(address, 'fr');
  fireEvent.click(screen.getByText('logo'));
  expect(await screen.findByText('L’adresse de ce site ne s’est pas chargée.')).toBeVisible();
  fireEvent.click(screen.getByText('Réessayer'));
  expect(await screen.findByText('Continuer')).toBeVisible();
});
