import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

/** The address of an event's series, which its page links to. */
const toSeries = async (page: Page): Promise<void> => {
  await page.locator('.event-meta a').click();
  await page.locator('.event-rows').waitFor();
};

export const raceScreens: readonly Screen[] = [
  {
    name: 'the home page, with a bike that earns nothing',
    who: 'nobody',
    path: () => '/?make=KTM&model=300+XC&year=2015',
    reach: (page) => page.locator('.answer-why').waitFor(),
  },
  { name: 'the events of a state, filtered', who: 'nobody', path: () => '/events?state=CO&when=past&sort=title' },
  { name: 'no events at all', who: 'nobody', path: () => '/events?query=nothing+like+this' },
  { name: 'an event that waits for results', who: 'nobody', path: ({ waiting }) => `/events/event/${waiting}` },
  { name: 'a series', who: 'nobody', path: ({ raced }) => `/events/event/${raced}`, reach: toSeries, dark: true },
];
