import { expect, test } from '@jest/globals';
import { phone } from './browser.js';
import { cases } from './cases.js';
import { usePortal } from './portal.js';

const portal = usePortal();

/** A rider asks why a result did not pay: one tap from the first screen, and the reason is there, with nothing opened. */
test.each(
  cases([
    ['en', '', 'All results', /were received on .* more than 45 days after the event/],
    ['fr', '/fr', 'Tous les résultats', /ont été reçus le .* plus de 45 jours après l’événement/],
  ] as const),
)(
  'why a result did not pay is one tap away (%s)',
  async (locale, home, all, reason) => {
    const how = { viewport: phone, locale: locale === 'fr' ? 'fr-CA' : 'en-US' } as const;
    const { page, context } = await portal.logIn('rider', how);
    await page.goto(`${home}/auth/rider`);
    await page.getByRole('link', { name: all }).waitFor();
    await page.getByRole('link', { name: all }).click();
    const line = page.locator('.rider-result', { hasText: reason }).first();
    await line.waitFor();
    expect(await line.getByText(reason).isVisible()).toBe(true);
    await context.close();
  },
  120_000,
);
