import type { Page } from 'playwright-core';

/** From a list to its first record. */
export const toFirst = async (page: Page): Promise<void> => {
  await page.locator('.desk-row-link').first().click();
  await page.locator('.desk-back').waitFor();
};

/** From a list to a part of its first record. */
export const toPart =
  (tab: string) =>
  async (page: Page): Promise<void> => {
    await toFirst(page);
    await page.goto(`${page.url().split('?')[0]}?tab=${tab}`);
    await page.locator('.desk-back').waitFor();
  };

/** From a list to a page below its first record. */
export const toBelow =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await toFirst(page);
    await page.goto(`${page.url().split('?')[0]}/${name}`);
    await page.locator('.desk-back').waitFor();
  };

/** From a list to the form of its first record. */
export const toEdit = async (page: Page): Promise<void> => {
  await toBelow('edit')(page);
  await page.locator('form').waitFor();
};
