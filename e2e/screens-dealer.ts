import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

/** The newest redemption of a list. */
const toReceipt = async (page: Page): Promise<void> => {
  await page.locator('.desk-row-link').first().click();
  await page.locator('.dealer-ticket').waitFor();
};

const toInvitation = async (page: Page): Promise<void> => {
  await page.locator('main .button.primary').click();
  await page.locator('input[name=name]').waitFor();
};

export const dealerScreens: readonly Screen[] = [
  { name: 'the dealer’s redemptions', who: 'dealer', path: () => '/auth/dealer/redemptions' },
  { name: 'the dealer’s refunds due', who: 'dealer', path: () => '/auth/dealer/redemptions?tab=due' },
  { name: 'the dealer’s refunds', who: 'dealer', path: () => '/auth/dealer/redemptions?tab=refunded' },
  { name: 'the dealer’s receipt', who: 'dealer', path: () => '/auth/dealer/redemptions', reach: toReceipt, dark: true },
  { name: 'the dealer’s statement', who: 'dealer', path: () => '/auth/dealer/redemptions/statement', dark: true },
  { name: 'the dealer’s riders', who: 'dealer', path: () => '/auth/dealer/riders' },
  { name: 'the dealer’s cheat-sheet', who: 'dealer', path: () => '/auth/dealer/cheat-sheet' },
  { name: 'the dealer’s profile', who: 'dealer', path: () => '/auth/dealer/profile' },
  { name: 'the dealer’s login and security', who: 'dealer', path: () => '/auth/dealer/security' },
  { name: 'the dealer’s contact data', who: 'dealer', path: () => '/auth/dealer/profile/edit' },
  { name: 'the dealer’s logins', who: 'dealer', path: () => '/auth/dealer/profile/logins' },
  { name: 'an invitation of a dealer', who: 'dealer', path: () => '/auth/dealer/profile/logins', reach: toInvitation },
  { name: 'the dealer’s password', who: 'dealer', path: () => '/auth/dealer/profile/password' },
];
