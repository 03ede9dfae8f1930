import { expect, test } from '@jest/globals';
import { wide } from './inspect.js';
import { usePortal } from './portal.js';

const portal = usePortal();

test('the API can be read in a browser, under the policy that the screens have', async () => {
  const { page, faults, see } = await portal.visit({ viewport: wide });
  await page.goto('/api/docs');
  await page.locator('#operations-tag-Redemptions').click({ timeout: 120_000 });
  await page.locator('#operations-Redemptions-redeem').getByRole('button').first().click();
  await page.getByText('INSUFFICIENT_CREDIT').first().waitFor({ timeout: 120_000 });
  await see('docs');
  expect(faults).toEqual([]);
}, 300_000);
