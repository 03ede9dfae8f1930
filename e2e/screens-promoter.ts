import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

const promoter = (name: string, path: Screen['path'], dark?: true): Screen => ({
  name,
  who: 'promoter',
  path,
  ...(dark ? { dark } : {}),
});

/** From the promoter's home to the first series. */
const toSeries = async (page: Page): Promise<void> => {
  await page.locator('a[href*="/serie/"]:not([href$="/new"])').first().click();
  await page.locator('.desk-back').waitFor();
};

/** From the promoter's drafts to the first of them. */
const toDraft = async (page: Page): Promise<void> => {
  await page
    .getByRole('region', { name: /My events|Mes événements/ })
    .getByRole('link')
    .first()
    .click();
  await page.locator('.desk-back').waitFor();
};

/** What a promoter does besides sending results. */
export const promoterScreens: readonly Screen[] = [
  promoter('the promoter’s choice of riders', () => '/auth/promoter/matches', true),
  promoter('the promoter’s drafts', () => '/auth/promoter?filter=draft'),
  { ...promoter('the promoter’s draft', () => '/auth/promoter?filter=draft'), reach: toDraft },
  promoter('a new event', () => '/auth/promoter/event/new'),
  {
    ...promoter('the promoter’s page of a series', () => '/auth/promoter'),
    reach: toSeries,
  },
  {
    ...promoter('the promoter’s page of a series, standings', () => '/auth/promoter'),
    reach: async (page) => {
      await toSeries(page);
      await page.goto(`${page.url().split('?')[0]}?tab=standings`);
      await page.locator('.desk-back').waitFor();
    },
  },
  promoter('the promoter’s profile', () => '/auth/promoter/profile'),
  promoter('the promoter’s webhooks', () => '/auth/promoter/webhooks'),
  promoter('a new webhook of a promoter', () => '/auth/promoter/webhooks/new'),
  promoter('the promoter’s login and security', () => '/auth/promoter/security'),
  promoter('the promoter’s API tokens', () => '/auth/promoter/api-tokens'),
  promoter('a new series', () => '/auth/promoter/serie/new'),
  promoter('the promoter’s event, edited', ({ waiting }) => `/auth/promoter/event/${waiting}/edit`),
  promoter('the classes of an event', ({ waiting }) => `/auth/promoter/event/${waiting}/classes`, true),
  promoter('the file of classes', ({ waiting }) => `/auth/promoter/event/${waiting}/upload-classes`),
  promoter('the file of all results', ({ waiting }) => `/auth/promoter/event/${waiting}/upload-results`),
  promoter('the results of an event', ({ raced }) => `/auth/promoter/event/${raced}/results`),
  promoter(
    'a result by hand',
    ({ waiting, classId }) => `/auth/promoter/event/${waiting}/results/new?class=${classId}`,
  ),
  promoter(
    'the results of a class in a table',
    ({ waiting, classId }) => `/auth/promoter/event/${waiting}/class/${classId}/results`,
    true,
  ),
  promoter('the files imported for an event', ({ raced }) => `/auth/promoter/event/${raced}/imports`),
];
