import type { Page } from 'playwright-core';
import { aFrame } from './in-page.mjs';

/** Milliseconds until a page that does not become so counts as stuck. */
const LIMIT = 60_000;

const answer = async <T>(page: Page, ask: (arg: T) => Promise<boolean>, arg: T): Promise<boolean> => {
  try {
    const isSo: boolean = await page.evaluate(ask as never, arg as never);
    if (!isSo) await page.evaluate(aFrame);
    return isSo;
  } catch (error) {
    // the page went elsewhere while it was asked
    if (/context was destroyed|navigat/.test(String(error))) return false;
    throw error;
  }
};

/**
 * Resolves once the page answers yes to a question that it answers later. `page.waitForFunction` is for questions that
 * are answered at once: it takes a promise itself for a yes.
 * @throws after a minute
 */
export const until = async <T = undefined>(page: Page, ask: (arg: T) => Promise<boolean>, arg?: T): Promise<void> => {
  const end = Date.now() + LIMIT;
  while (!(await answer(page, ask, arg as T))) {
    if (Date.now() > end) throw new Error(`The page did not become so: ${ask.name}`);
  }
};
