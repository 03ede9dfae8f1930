import { expect, test } from '@jest/globals';
import { START_DATA, type StartData } from '@rrr/contract';
import type { Page } from 'playwright-core';
import { settle } from '../inspect.js';
import { useScreens } from '../look-at-screens.js';
import { withoutStartData } from '../no-start-data.js';
import { screens } from '../screens.js';

/** The server names calls in a page (ADR 45): its first screen would make each of them, and does not make it again. */
const { visitorOf, pathOf } = useScreens();
/** Opens a page and counts its requests for each address. */
const opened = async (page: Page, path: string): Promise<Map<string, number>> => {
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  await page.goto(path);
  await settle(page);
  return asked;
};

/** The calls that the server names in the page of a screen. */
const namedIn = (html: string): readonly string[] => {
  const written = new RegExp(`id="${START_DATA}">([^<]*)<`).exec(html)?.[1];
  return (JSON.parse(written ?? '{}') as StartData).calls ?? [];
};

test('a page that names calls makes each of them, once', async () => {
  // every page that names calls, also in the gate: what a screen asks changes in files that no list of screens knows
  const checked = new Set<string>();
  for (const screen of screens.filter((it) => !it.reach)) {
    const { context } = visitorOf(screen.who);
    const calls = namedIn(
      await (await context.request.get(pathOf(screen), { headers: { accept: 'text/html' } })).text(),
    );
    if (calls.length === 0 || checked.has(calls.join())) continue;
    checked.add(calls.join());
    const [early, late] = [await context.newPage(), await context.newPage()];
    await withoutStartData(late);
    const [first, second] = [await opened(early, pathOf(screen)), await opened(late, pathOf(screen))];
    expect([screen.name, calls.filter((it) => first.get(it) !== 1 || !second.has(it))]).toEqual([screen.name, []]);
    await Promise.all([early.close(), late.close()]);
  }
  expect(checked.size).toBeGreaterThan(10);
}, 240_000);
