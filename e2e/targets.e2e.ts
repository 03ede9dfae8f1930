import { expect, test } from '@jest/globals';
import { desk, phone } from './browser.js';
import { smallTargets } from './in-page.mjs';
import { settle } from './inspect.js';
import { usePortal } from './portal.js';

const portal = usePortal();

/** Screens of people on a phone: at a counter, in a paddock. */
const SCREENS = {
  rider: [
    '',
    '/redemptions',
    '/redemptions?tab=redemptions',
    '/earnings',
    '/cashout',
    '/events',
    '/series',
    '/profile',
  ],
  dealer: ['', '/riders', '/redemptions', '/redemptions/statement'],
};
const PUBLIC = ['/', '/events', '/dealers', '/about/faq', '/promoters'];

/** 24 px for a mouse, 44 for a finger. */
test.each([
  ['on a desk', desk, 24],
  ['on a phone', phone, 44],
])(
  'what is tapped is high enough %s',
  async (_, viewport, least) => {
    const small: Record<string, readonly string[]> = {};
    const lookAt = async (who: 'rider' | 'dealer' | undefined, paths: readonly string[]) => {
      const { page } = who ? await portal.logIn(who, { viewport }) : await portal.visit({ viewport });
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        const found = await page.evaluate(smallTargets, least);
        if (found.length > 0) small[path] = found;
      }
    };
    for (const who of ['rider', 'dealer'] as const)
      await lookAt(
        who,
        SCREENS[who].map((it) => `/auth/${who}${it}`),
      );
    await lookAt(undefined, PUBLIC);
    expect(small).toEqual({});
  },
  120_000,
);
