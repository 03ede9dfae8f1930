import type { BrowserContext, Page } from 'playwright-core';
import { noteShifts, readShifts, type Shift } from './in-page.mjs';

/** A cumulative layout shift of more than this makes a reader lose their place (docs/quality.md). */
export const SHIFT_LIMIT = 0.02;

/** Notes every movement on the pages of a context that nobody asked for by a tap or a key. */
export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(noteShifts);

export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(readShifts);

/** The sum of all movements: never less than the largest window of them, which is what browsers report. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
