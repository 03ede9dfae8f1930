import { checkDigit } from '@rrr/core/vin';
import type { Page } from 'playwright-core';
import { codeTo } from './mailbox.js';

/** A VIN of model year 2025 with the right check digit, another one for each number; no pattern of the demo knows it. */
export const vinOf = (serial: number, model = 'VBKMXA10'): string => {
  const vin = `${model}0SM${String(serial).padStart(6, '0')}`;
  return `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;
};

export interface Newcomer {
  readonly email: string;
  readonly vin: string;
  readonly bornYear: string;
  /** default Noor */
  readonly firstName?: string;
  /** the bike that a verified pattern reads from the VIN, which is only looked at */
  readonly bike?: string;
}
const PASSWORD = 'Four tall horses';
const PROVINCE = { en: 'Quebec', fr: 'Québec' } as const;

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
};
export const goOn = (page: Page): Promise<void> => page.locator('.enrol-bar .primary').click();

export const fillAccount = async (page: Page, { email }: Newcomer): Promise<void> => {
  await fill(page, { email, password: PASSWORD, again: PASSWORD });
  await goOn(page);
  await page.locator('[name=firstName]').waitFor();
};

export const fillYou = async (
  page: Page,
  { bornYear, firstName = 'Noor' }: Newcomer,
  language: 'en' | 'fr',
): Promise<void> => {
  await fill(page, { firstName, lastName: 'Lindqvist', bornMonth: '5', bornDay: '6', bornYear });
  await page.locator('[name=country]').selectOption('CA');
  await page.locator('[name=state]').selectOption({ label: PROVINCE[language] });
  await goOn(page);
  await page.locator('[name=vin]').waitFor();
};

export const fillBike = async (page: Page, { vin, bike }: Newcomer): Promise<void> => {
  // the VIN comes first: of one that no pattern knows, it says the year alone, and offline not even that
  await fill(page, { vin });
  if (bike !== undefined) {
    await page.locator('.vin-bike', { hasText: bike }).waitFor();
    return goOn(page);
  }
  await page.locator('[name=year][value="2025"]').check();
  await page.locator('[name=make][value=KTM]').check();
  await fill(page, { model: '450 sxf' });
  await page.locator('[name=model]').blur();
  await goOn(page);
};

export const guardianOf = ({ email }: Newcomer): string => `parent.${email}`;

export const fillConsent = async (page: Page, who: Newcomer): Promise<void> => {
  await fill(page, { guardianName: 'Rana Lindqvist', guardianEmail: guardianOf(who) });
  await page.locator('[name=agreed]').check();
  await goOn(page);
};

/** How long the search for the captcha's number may take on a busy machine, ms: up to a hundred thousand digests. */
const SEARCH = 60_000;

/** The PIN and the captcha; not sent yet. */
export const fillPin = async (page: Page): Promise<void> => {
  await fill(page, { pin: '2741' });
  await page.locator('.captcha input').click();
  await page.locator('.captcha [role=status]', { hasText: /^(Checked|Vérifié)\.$/ }).waitFor({ timeout: SEARCH });
};

/**
 * Enrolls in English without a mistake, enters the code of the mail, and stands in the rider's area. `isMinor`: names a
 * parent, too.
 */
export const enrol = async (
  page: Page,
  who: Newcomer,
  { dataDir }: { readonly dataDir: string },
  isMinor = false,
): Promise<void> => {
  await page.goto('/register');
  await page.locator('[name=email]').waitFor();
  await fillAccount(page, who);
  await fillYou(page, who, 'en');
  await fillBike(page, who);
  if (isMinor) await fillConsent(page, who);
  await fillPin(page);
  await goOn(page);
  await page.waitForURL('**/auth/email-verify');
  await page.locator('[name=code]').fill(await codeTo(dataDir, who.email));
  await page.locator('form .primary').click();
  await page.waitForURL('**/auth/rider**');
  await page.locator('.desk').waitFor();
};
