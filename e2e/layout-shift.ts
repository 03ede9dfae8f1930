import type { BrowserContext, Page } from 'playwright-core';

/** A cumulative layout shift of more than this makes a reader lose their place (docs/quality.md). */
export const SHIFT_LIMIT = 0.02;

export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes every movement on the pages of a context that nobody asked for by a tap or a key. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept: { value: number; moved: string[] }[] = [];
    Object.assign(window, { layoutShifts: kept });
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const named = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.className} from ${from.x},${from.y} to ${to.x},${to.y}`;
    };
    new PerformanceObserver((list) => {
      for (const it of list.getEntries() as Entry[])
        if (!it.hadRecentInput) kept.push({ value: it.value, moved: it.sources.map(named) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);

/** The sum of all movements: never less than the largest window of them, which is what browsers report. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
