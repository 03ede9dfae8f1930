import { expect, test } from '@jest/globals';
import { phone } from './browser.js';
import { fileScale, isCharts, kibOf, SCRIPT_LIMIT } from './first-load.js';
import { settle } from './inspect.js';
import { useScreens } from './look-at-screens.js';
import { screens } from './screens.js';

/** What a browser without a cache loads to open each screen. Bytes, never time: a busy machine changes nothing. */
const { visitorOf, pathOf } = useScreens();
const { loadedBy } = fileScale();

/** Font files of one screen: text, two weights of headings, and the letters of names from elsewhere. */
const FONT_LIMIT = 4;

test.each(screens.filter((it) => !it.reach).map((it) => [it.name, it] as const))(
  '%s opens with few bytes',
  async (_, screen) => {
    const { context } = visitorOf(screen.who);
    const page = await context.newPage();
    // a public page must be light on a phone; a desk also shows the map of dealers, which is not counted
    if (screen.who === 'nobody') await page.setViewportSize(phone);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const files = await loadedBy(page, async () => {
      await page.goto(pathOf(screen));
      await settle(page);
    });
    await page.close();
    const script = kibOf(
      files.filter((it) => !isCharts(it)),
      'script',
    );
    expect({ script: Math.ceil(script), of: files.length > 1 }).toEqual({
      script: Math.min(Math.ceil(script), SCRIPT_LIMIT[screen.who]),
      of: true,
    });
    expect(files.filter((it) => it.kind === 'font').length).toBeLessThanOrEqual(FONT_LIMIT);
    const scripts = files.filter((it) => it.kind === 'script').map((it) => new URL(it.url).pathname);
    expect(scripts.filter((it, index) => scripts.indexOf(it) !== index)).toEqual([]);
  },
  60_000,
);
