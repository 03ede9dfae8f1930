import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.js';
import { LanguageOfferPlace } from './LanguageOfferPlace.js';

const reads = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('a French browser is offered French on the English site, once', async () => {
  reads('fr-CA', 'en');
  const first = renderShell(<LanguageOfferPlace />, { at: '/events?when=past' });
  const link = await screen.findByRole('link', { name: 'Lire en français' });
  expect([link.getAttribute('href'), link.closest('section')?.lang]).toEqual(['/fr/events?when=past', 'fr']);
  fireEvent.click(screen.getByRole('button', { name: 'Rester en anglais' }));
  expect(screen.queryByRole('link')).toBeNull();
  first.unmount();
  renderShell(<LanguageOfferPlace />, { at: '/' });
  await Promise.resolve();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an English browser is offered English on the French site', async () => {
  reads('en-CA');
  renderShell(<LanguageOfferPlace />, { at: '/fr' });
  expect((await screen.findByRole('link', { name: 'Read in English' })).getAttribute('href')).toBe('/');
});

test.each([
  [['en-US', 'fr'], '/'],
  [['fr-CA'], '/fr'],
  [['de'], '/'],
])('a browser that reads %j is offered nothing on %s', async (languages, at) => {
  reads(...languages);
  renderShell(<LanguageOfferPlace />, { at });
  await Promise.resolve();
  expect(screen.queryByRole('link')).toBeNull();
});
