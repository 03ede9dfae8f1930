import type { Page } from 'playwright-core';
import { focusSeen } from './in-page.mjs';

/** What takes the focus under a bar that stands still (WCAG 2.4.11), going so many stops there and back. */
export const hiddenStops = async (page: Page, stops: number): Promise<readonly string[]> => {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const scene = await page.evaluate(focusSeen);
      if (scene?.hidden) hidden.push(`${key}: ${scene.name}`);
    }
  return hidden;
};
