import { beforeAll, describe, expect, test } from '@jest/globals';
import { cases } from '../cases.js';
import { languages, useScreens } from '../look-at-screens.js';
import { acting } from '../screens.js';

/** In a file of its own: an administrator who acts as somebody sees no screens of administrators. */
const { open, visitorOf, wrongInTheDark, wrongWith } = useScreens();

describe('an admin who acts as the rider', () => {
  beforeAll(async () => {
    const { page } = await open({ ...acting, path: ({ riderId }) => `/proxy-rider/${riderId}` }, 'en');
    await page.locator('input[name=reason]').fill('Asked on the phone how this page looks');
    await page.locator('form button.primary').click();
    await page.waitForURL('**/auth/rider');
  }, 120_000);

  test.each(cases(languages))(
    'sees a sound page under the banner (%s, %s)',
    async (language, _) => {
      expect(await wrongWith(acting, language)).toEqual([]);
      await visitorOf('admin').page.getByText('Riley Ostrander').filter({ visible: true }).first().waitFor();
    },
    120_000,
  );

  test('can read the banner in the dark', async () => {
    expect(await wrongInTheDark(acting)).toEqual([]);
  }, 120_000);
});
