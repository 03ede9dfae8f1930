import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { phone } from '../browser.js';
import { fileScale, isCharts, kibOf, type LoadedFile, SCRIPT_LIMIT } from '../first-load.js';
import { settle, wide } from '../inspect.js';
import { SHIFT_LIMIT, shiftsOf, sumOf, watchShifts } from '../layout-shift.js';
import { useScreens } from '../look-at-screens.js';
import { type Screen, roles } from '../screen.js';
import { chosenScreens } from './chosen-screens.js';

/**
 * What opening a screen costs a browser without a cache: how much it loads, and how far the page moves meanwhile.
 * Bytes and movements, never time: a busy machine changes nothing.
 */
const { visitorOf, pathOf } = useScreens();
const { loadedBy } = fileScale();

/** Font files of one screen: text, two weights of headings, and the letters of names from elsewhere. */
const FONT_LIMIT = 4;

/** Milliseconds that an answer of the API takes: long enough for skeletons to be seen, and no two come together. */
const SLOW = 300;
const LATER = 150;

/**
 * Who is logged in came by the log-in page and has the fonts: their rows are drawn in them. Here nothing is cached, and
 * on a busy machine the files would come after the rows.
 */
const hasFonts = (context: BrowserContext) => context.addInitScript("localStorage.setItem('rrr.fonts', '1')");
const fontsOf = (page: Page) => page.evaluate('document.fonts.ready.then(() => undefined)').catch(() => undefined);

/** Also keeps the browser from its cache: it has none where requests are held. */
const slowDown = (context: BrowserContext, { after }: { after?: (page: Page) => Promise<unknown> }) => {
  const underWay = new Map<Page, number>();
  return context.route('**/api/**', async (route) => {
    const page = route.request().frame().page();
    const before = underWay.get(page) ?? 0;
    underWay.set(page, before + 1);
    await new Promise((resolve) => setTimeout(resolve, SLOW + LATER * before));
    underWay.set(page, (underWay.get(page) ?? 1) - 1);
    await after?.(page);
    await route.continue().catch(() => undefined);
  });
};

beforeAll(async () => {
  for (const who of ['nobody', ...roles] as const) {
    const { context } = visitorOf(who);
    await watchShifts(context);
    if (who !== 'nobody') await hasFonts(context);
    await slowDown(context, who === 'nobody' ? {} : { after: fontsOf });
  }
}, 120_000);

interface Opening {
  readonly files: readonly LoadedFile[];
  readonly shifts: Awaited<ReturnType<typeof shiftsOf>>;
  /** the heading in the HTML, empty where it has none, and the one that is shown */
  readonly headings: readonly [first: string, last: string];
}

/** A heading as it is read. */
const text = (heading: string): string =>
  heading
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

const openAt = async (screen: Screen, viewport: typeof wide): Promise<Opening> => {
  const { context } = visitorOf(screen.who);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  let html = '';
  const files = await loadedBy(page, async () => {
    html = (await (await page.goto(pathOf(screen)))?.text()) ?? '';
    await settle(page);
  });
  const last = await page.locator('h1').first().innerHTML();
  const shifts = await shiftsOf(page);
  await page.close();
  return { files, shifts, headings: [text(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''), text(last)] };
};

const tooFar = ({ shifts }: Opening): Opening['shifts'] => (sumOf(shifts) > SHIFT_LIMIT ? shifts : []);

describe.each(chosenScreens.filter((it) => !it.reach).map((it) => [it.name, it] as const))('%s', (_, screen) => {
  let onDesk: Opening;
  let onPhone: Opening;
  beforeAll(async () => {
    // both at once: the time goes by in waiting for answers
    [onDesk, onPhone] = await Promise.all([openAt(screen, wide), openAt(screen, phone)]);
  }, 60_000);

  test('opens with few bytes', () => {
    // a public page must be light on a phone; a desk also shows the map of dealers, which is not counted
    const { files } = screen.who === 'nobody' ? onPhone : onDesk;
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
  });

  test('does not move while it loads, on a desk and on a phone', () => {
    expect({ onDesk: tooFar(onDesk), onPhone: tooFar(onPhone) }).toEqual({ onDesk: [], onPhone: [] });
  });

  test('says first what it says at the end', () => {
    const [first, last] = onPhone.headings;
    expect(last).toContain(first);
  });
});
