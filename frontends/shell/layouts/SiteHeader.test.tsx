import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeSession } from '@rrr/kit/base/testing';
import { renderShell } from '../testing/render-shell.js';
import { SiteHeader } from './SiteHeader.js';

const showModal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});
beforeAll(() => {
  // jsdom knows the element but not its acts.
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = () => {};
});

test('the menu opens, and closes when the reader goes somewhere', async () => {
  const { router } = renderShell(<SiteHeader />);
  const menu = () => screen.getByRole('button', { name: /menu/i });
  fireEvent.click(menu());
  expect(menu().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Events' }));
  expect(router.state.location.pathname).toBe('/events');
  expect(menu().getAttribute('aria-expanded')).toBe('false');
});

test('the menu closes on Escape', () => {
  renderShell(<SiteHeader />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.keyDown(screen.getByRole('link', { name: 'FAQ' }), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('links keep the language, and the other language keeps the page', async () => {
  renderShell(<SiteHeader />, { at: '/fr/events?page=2' });
  expect((await screen.findByRole('link', { name: 'Règlement' })).getAttribute('href')).toBe('/fr/about/rules');
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/events?page=2');
});

test('who is signed in finds the own area and Log Out', async () => {
  renderShell(<SiteHeader />, { session: fakeSession('dealer') });
  expect((await screen.findByRole('link', { name: 'My account' })).getAttribute('href')).toBe('/auth/dealer');
  expect(screen.getByRole('link', { name: 'Log Out' }).getAttribute('href')).toBe('/api/logout');
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
});

test('the logo says that one is leaving before it leads to the manufacturer', async () => {
  renderShell(<SiteHeader />, { config: { manufacturerUrl: 'https://powersports.example/' } });
  fireEvent.click(screen.getByRole('button', { name: /powersports web site/ }));
  expect(showModal).toHaveBeenCalled();
  const notice = within(document.querySelector('dialog')!);
  expect(
    await notice.findByText(
      'You are now leaving the rewards contingency program web site and entering the powersports web site.',
    ),
  ).toBeVisible();
  const proceed = await notice.findByText('Proceed');
  expect([proceed.getAttribute('href'), proceed.getAttribute('target')]).toEqual([
    'https://powersports.example/',
    '_blank',
  ]);
});
