import { expect, test } from '@jest/globals';
import { START_DATA, type StartData } from '@rrr/contract';
import type { Page } from 'playwright-core';
import { settle } from '../inspect.js';
import { useScreens } from '../look-at-screens.js';
import { withoutStartData } from '../no-start-data.js';
import { chosenScreens } from './chosen-screens.js';

/** The server names calls in a page (ADR 91): its first screen would make each of them, and does not make it again. */
const { visitorOf, pathOf } = useScreens();
/** Opens a page and counts its requests for each address. */
const opened = async (page: Page, path: string): Promise<Map<string, number>> => {
  const asked = new Map<string, number>();
  page.on('request', (it) => {
    const { pathname, search } = new URL(it.url());
    asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  await page.goto(path);
  await settle(page);
  return asked;
};

test('a page that names calls makes each of them, once', async () => {
  const withCalls: string[] = [];
  for (const screen of chosenScreens.filter((it) => !it.reach)) {
    const { context } = visitorOf(screen.who);
    const html = await (await context.request.get(pathOf(screen), { headers: { accept: 'text/html' } })).text();
    const written = new RegExp(`id="${START_DATA}">([^<]*)<`).exec(html)?.[1];
    const { calls = [] } = JSON.parse(written ?? '{}') as StartData;
    if (calls.length === 0) continue;
    withCalls.push(screen.name);
    const [early, late] = [await context.newPage(), await context.newPage()];
    await withoutStartData(late);
    const [first, second] = [await opened(early, pathOf(screen)), await opened(late, pathOf(screen))];
    expect([screen.name, calls.filter((it) => first.get(it) !== 1 || !second.has(it))]).toEqual([screen.name, []]);
    await Promise.all([early.close(), late.close()]);
  }
  expect(withCalls.length).toBeGreaterThan(0);
}, 240_000);
