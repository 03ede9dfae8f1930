import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

const chooseDealer = async (page: Page): Promise<void> => {
  await page.locator('.map-choose').first().click();
  const toggle = page.locator('.map-toggle[aria-expanded=false]');
  if (await toggle.count()) await toggle.click();
  await page.locator('.map-card').waitFor();
};
const sendEmpty = (page: Page) => page.locator('form.card button.primary').last().click();
const openMenu = async (page: Page): Promise<void> => {
  const menu = page.locator('.menu-button');
  if (await menu.isVisible()) await menu.click();
};

/** Public pages that find dealers and promoters, take messages, or tell. */
export const pagesScreens: readonly Screen[] = [
  { name: 'the dealers', who: 'nobody', path: () => '/dealers', dark: true },
  {
    name: 'the dealers, one chosen on the map',
    who: 'nobody',
    path: () => '/dealers?zipcode=83702&zipDistance=500',
    reach: chooseDealer,
  },
  { name: 'the dealers, none found', who: 'nobody', path: () => '/dealers?zipcode=83702&zipDistance=25' },
  { name: 'the dealers, unknown postal code', who: 'nobody', path: () => '/dealers?zipcode=00000' },
  { name: 'the promoters', who: 'nobody', path: () => '/promoters', dark: true },
  { name: 'the promoters, refused', who: 'nobody', path: () => '/promoters', reach: sendEmpty },
  { name: 'the contact form', who: 'nobody', path: () => '/about/contact', dark: true },
  { name: 'the contact form, refused', who: 'nobody', path: () => '/about/contact', reach: sendEmpty },
  { name: 'the contact form, signed in', who: 'rider', path: () => '/about/contact', reach: openMenu },
  { name: 'the thanks for a message', who: 'nobody', path: () => '/thank-you-contact' },
  { name: 'the privacy policy', who: 'nobody', path: () => '/privacy-policy' },
  { name: 'the accessibility statement', who: 'nobody', path: () => '/accessibility' },
  { name: 'the requirements for SuperTwin', who: 'nobody', path: () => '/requirements/super-twin' },
  { name: 'the requirements for single-cylinder', who: 'nobody', path: () => '/requirements/single-cylinder' },
  { name: 'the menu of a phone', who: 'nobody', path: () => '/about/faq', reach: openMenu },
  { name: 'an area’s page that is not there', who: 'dealer', path: () => '/auth/dealer/no/such' },
];
