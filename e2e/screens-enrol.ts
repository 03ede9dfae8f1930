import type { Page } from 'playwright-core';
import { fillAccount, fillBike, fillConsent, fillPin, fillYou, type Newcomer, vinOf } from './newcomer.js';
import type { Screen } from './screen.js';

const adult: Newcomer = { email: 'looked.at@example.com', vin: vinOf(600_001), bornYear: '1994' };
const minor: Newcomer = { ...adult, bornYear: String(new Date().getFullYear() - 15) };

/** The step after the ones that are filled in. */
const reached =
  (who: Newcomer, ...steps: readonly ((page: Page, who: Newcomer, language: 'en' | 'fr') => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    const language = new URL(page.url()).pathname.startsWith('/fr') ? 'fr' : 'en';
    // what an earlier look left behind is kept over a reload
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.locator('[name=email]').waitFor();
    for (const fill of steps) await fill(page, who, language);
  };
const pastBike = [fillAccount, fillYou, fillBike] as const;
const screen = (name: string, reach: NonNullable<Screen['reach']>, dark = false): Screen => ({
  name: `enrolling, ${name}`,
  who: 'nobody',
  path: () => '/register',
  reach,
  ...(dark ? { dark } : {}),
});

/** Each step of enrolling, and the bike's VIN in each of its states. */
export const enrolScreens: readonly Screen[] = [
  screen('the account', reached(adult)),
  screen('you', reached(adult, fillAccount)),
  screen('the bike', reached(adult, fillAccount, fillYou)),
  screen(
    'a doubtful VIN',
    reached(adult, fillAccount, fillYou, async (page) => {
      await page.locator('[name=vin]').fill(`${vinOf(600_001).slice(0, 15)}70`);
      await page.locator('[name=year][value="2025"]:checked').waitFor();
      await page.locator('.vin-note').waitFor();
    }),
    true,
  ),
  screen(
    'a wrong VIN',
    reached(adult, fillAccount, fillYou, (page) => page.locator('[name=vin]').fill('VBKMXA1O')),
  ),
  screen(
    'a VIN that says which bike it is',
    reached(adult, fillAccount, fillYou, async (page) => {
      await page.locator('[name=vin]').fill(vinOf(600_001, '9RRSXF4F'));
      await page.locator('.vin-bike').waitFor();
    }),
  ),
  screen(
    'a model that is searched',
    reached(adult, fillAccount, fillYou, async (page) => {
      await page.locator('[name=model]').click();
      await page.locator('[name=model]').fill('sxf');
      await page.locator('[role=option]').first().waitFor();
    }),
    true,
  ),
  screen('consent', reached(minor, ...pastBike)),
  screen('the PIN', reached(adult, ...pastBike)),
  screen('ready to be sent', reached(minor, ...pastBike, fillConsent, fillPin)),
];
