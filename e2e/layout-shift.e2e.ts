import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { phone } from './browser.js';
import { settle, wide } from './inspect.js';
import { SHIFT_LIMIT, shiftsOf, sumOf, watchShifts } from './layout-shift.js';
import { useScreens } from './look-at-screens.js';
import { roles, screens } from './screens.js';

/** Milliseconds that every answer of the API takes: long enough for skeletons to be seen. */
const SLOW = 400;

const { visitorOf, pathOf } = useScreens();

beforeAll(async () => {
  const slowDown = (context: BrowserContext) =>
    context.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.continue().catch(() => undefined);
    });
  for (const who of ['nobody', ...roles] as const) {
    const { context } = visitorOf(who);
    await watchShifts(context);
    await slowDown(context);
  }
}, 120_000);

const opened = screens.filter((it) => !it.reach);
describe.each([
  ['a desk', wide],
  ['a phone', phone],
] as const)('on %s', (_, viewport) => {
  test.each(opened.map((it) => [it.name, it] as const))(
    '%s does not move while it loads',
    async (_name, screen) => {
      const { page } = visitorOf(screen.who);
      await page.setViewportSize(viewport);
      await page.goto(pathOf(screen));
      await settle(page);
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts) > SHIFT_LIMIT ? shifts : []).toEqual([]);
    },
    60_000,
  );
});
