import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import {
  cutTexts,
  hasAxe,
  isOfSize,
  isSettled,
  markAlike,
  measure,
  pageHeight,
  readOut,
  toTop,
  violationsOf,
} from './in-page.mjs';
import { allAnswered, underWay } from './under-way.js';
import { until } from './until.js';

export type Language = 'en' | 'fr';
interface Size {
  readonly width: number;
  readonly height: number;
}
export const wide = { width: 1280, height: 900 };
export const narrow = { width: 320, height: 640 };

/** Words of the interface that no French sentence and no name of the demo data has. */
const english =
  /\b(the|your|you|with|rider|riders|dealers?|promoters|event|awards?|awarded|redeem|redeemed|redemptions?|balance|earned|earnings|earns|expires|expired|search|results|loading|back|next|log (in|out)|home|wallet|finished|verified|filters?|required|sorted|page \d+ of)\b/i;
/** What is written the same in every language. */
const names =
  /Red Rider Rewards|(?:(?:Hollow Pine|Laurel Fork Enduro|Tallgrass Trail) |\bTrail )Riders|\S+@\S+|\S+\.csv\b|\bresults:(?:read|write)\b/g;
/** What only a fault of the program writes: a key without its message, a hole without its value. */
const faulty = /⟦|\{\{|\bundefined\b|\bNaN\b|\[object|Invalid Date/;

/**
 * Resolves when the screen is settled: every request is answered, and nothing is on its way any more, be it figures,
 * fonts, or a movement that would blur what is measured. The one way to wait for a screen.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  do {
    await allAnswered(page);
    await until(page, isSettled);
  } while (underWay(page).length > 0);
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How often a page is looked at that goes on to change. */
const LOOKS = 5;

const axe = async (page: Page, contrast: boolean, looks = LOOKS): Promise<string[]> => {
  // a page that was only made narrow has it from the first look
  if (!(await page.evaluate(hasAxe))) await page.evaluate(source);
  if (contrast) await page.evaluate(markAlike);
  const { moved, violations } = await page.evaluate(violationsOf, contrast);
  // what was found may be of a part that is gone
  if (moved && looks > 1) {
    await settle(page);
    return await axe(page, contrast, looks - 1);
  }
  if (moved) return ['changes all the time'];
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n').at(1)?.trim() ?? violation.help}`,
    ),
  );
};

/**
 * Makes the page this large, and resolves when it is drawn so: on a busy machine the browser takes the size later than
 * it says.
 */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction(isOfSize, size);
  await settle(page);
};

/** Below this width, bars stay in view at the bottom, CSS px. */
const PHONE = 768;

/**
 * Does something with a page that shows all it has: what lies under a header or a bar that stays in view would count as
 * covered. On a desk only the header stays, so the top is enough; on a phone the page is made as high as all it shows.
 */
const uncovered = async <T>(page: Page, work: () => Promise<T>): Promise<T> => {
  const size = page.viewportSize();
  if (size === null || size.width >= PHONE) {
    await page.evaluate(toTop);
    return await work();
  }
  let [shown, height] = [size.height, await page.evaluate(pageHeight)];
  if (height <= shown) return await work();
  // what is drawn only now can make the page higher once more
  for (let looks = LOOKS; height > shown && looks > 0; looks -= 1) {
    await resize(page, { width: size.width, height });
    [shown, height] = [height, await page.evaluate(pageHeight)];
  }
  await page.evaluate(toTop);
  const done = await work();
  await resize(page, size);
  return done;
};

/**
 * What is wrong with the page as it stands, one sentence each. `contrast`: also whether colours are far enough apart,
 * which takes longer than all the rest.
 */
export const findings = async (page: Page, language: Language, contrast = true): Promise<string[]> => {
  const found = await uncovered(page, () => axe(page, contrast));
  const { width, lang, needed } = await page.evaluate(measure);
  if (needed > width) found.push(`scrolls sideways: needs ${needed} px`);
  if (lang !== language) found.push(`says its language is ${lang}`);
  for (const text of await page.evaluate(readOut)) {
    if (faulty.test(text)) found.push(`reads: ${text}`);
    if (language === 'fr' && english.test(text.replaceAll(names, ''))) found.push(`reads in English: ${text}`);
  }
  return found.map((text) => `${width} px: ${text}`);
};

/** Texts of the page of which a part is cut off at the side, one sentence each. */
export const cutOff = async (page: Page): Promise<string[]> =>
  (await page.evaluate(cutTexts)).map((text) => `cut off at the side: ${text}`);
