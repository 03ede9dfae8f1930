import { beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { phone } from './browser.js';
import { settle, wide } from './inspect.js';
import { SHIFT_LIMIT, shiftsOf, sumOf, watchShifts } from './layout-shift.js';
import { useScreens } from './look-at-screens.js';
import { roles, screens, type Screen } from './screens.js';

/** Milliseconds that an answer of the API takes: long enough for skeletons to be seen, and no two come together. */
const SLOW = 300;
const LATER = 150;

const { visitorOf, pathOf } = useScreens();

beforeAll(async () => {
  const slowDown = (context: BrowserContext) => {
    const underWay = new Map<Page, number>();
    return context.route('**/api/**', async (route) => {
      const page = route.request().frame().page();
      const before = underWay.get(page) ?? 0;
      underWay.set(page, before + 1);
      await new Promise((resolve) => setTimeout(resolve, SLOW + LATER * before));
      underWay.set(page, (underWay.get(page) ?? 1) - 1);
      await route.continue().catch(() => undefined);
    });
  };
  for (const who of ['nobody', ...roles] as const) {
    const { context } = visitorOf(who);
    await watchShifts(context);
    await slowDown(context);
  }
}, 120_000);

const movedOn = async (screen: Screen, viewport: typeof wide): Promise<readonly unknown[]> => {
  const page = await visitorOf(screen.who).context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(pathOf(screen));
  await settle(page);
  const shifts = await shiftsOf(page);
  await page.close();
  return sumOf(shifts) > SHIFT_LIMIT ? shifts : [];
};

test.each(screens.filter((it) => !it.reach).map((it) => [it.name, it] as const))(
  '%s does not move while it loads, on a desk and on a phone',
  async (_name, screen) => {
    // both at once: the time goes by in waiting for answers
    const [onDesk, onPhone] = await Promise.all([movedOn(screen, wide), movedOn(screen, phone)]);
    expect({ onDesk, onPhone }).toEqual({ onDesk: [], onPhone: [] });
  },
  60_000,
);
