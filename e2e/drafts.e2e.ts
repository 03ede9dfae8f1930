import { expect, test } from '@jest/globals';
import { findings, settle } from './inspect.js';
import { usePortal } from './portal.js';

const portal = usePortal();
const TITLE = 'Copper Basin Draft Round';
/** a day of the next year, in the time zone of the program */
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-06-12`;

test('a copy of an event gets its date, is published, and then the public sees it', async () => {
  const admin = await portal.logIn('admin');
  const { page, faults, see } = admin;
  const { page: visitor } = await portal.visit();
  const sound = async (name: string): Promise<void> => {
    await settle(page);
    await see(`draft ${name}`);
    expect(await findings(page, 'en')).toEqual([]);
  };
  const publicly = async (): Promise<number> => {
    const answer = await visitor.context().request.get(`/api/events?query=${encodeURIComponent(TITLE)}`);
    return ((await answer.json()) as { events: unknown[] }).events.length;
  };

  await page.goto('/auth/admin/events?status=current&filter=done');
  await page.locator('.desk-row-link').first().click();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Duplicate event' }).click();

  // the date first
  await page.waitForURL('**/edit');
  const first = page.getByLabel('First day', { exact: true });
  await first.waitFor();
  await page.getByText('Draft: riders and the public do not see it yet.').waitFor();
  await page.locator('#startDate:focus').waitFor();
  await sound('form');
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await first.fill(NEXT_YEAR);
  await page.getByRole('button', { name: 'Save event' }).click();

  // its page, with one act
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sound('page');
  expect(await publicly()).toBe(0);
  expect((await visitor.context().request.get(`/api/event/${eventId}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Publish ${TITLE}?` });
  await dialog.getByText(/Riders and the public see it then/).waitFor();
  await sound('dialog');
  await dialog.getByRole('button', { name: 'Publish the event' }).click();
  await page.getByText(`${TITLE} is published.`, { exact: false }).waitFor();
  await page.getByText('Current', { exact: true }).waitFor();

  expect(await publicly()).toBe(1);
  await visitor.goto(`/events/event/${eventId}`);
  await visitor.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  expect(faults).toEqual([]);
}, 180_000);
