import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Visitor } from './browser.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { usePortal } from './portal.js';

/** What one person asks for and another decides: a promoter's purse, and an administrator's adjustment. */
const portal = usePortal();
let [promoter, admin, second]: Visitor[] = [];
let eventId = '';
let riderId = '';
/** opens what waits about an event or a rider: the newest that was asked */
const openRequest = async ({ page, context }: Visitor, aboutId: string, kind: string): Promise<void> => {
  const answer = await context.request.get(
    `${portal.server.url}/api/admin/approvals?state=waiting&kind=${kind}&limit=100`,
  );
  const { approvals } = (await answer.json()) as { approvals: { _id: string; about: { _id: string } }[] };
  const newest = approvals.findLast((it) => it.about._id === aboutId);
  await page.goto(`/auth/admin/inbox?group=approvals&item=${newest?._id}`);
};
const read = async <T>(who: Visitor, path: string): Promise<T> =>
  (await (await who.context.request.get(`${portal.server.url}${path}`)).json()) as T;
const sound = async (who: Visitor, name: string): Promise<void> => {
  await settle(who.page);
  await who.see(`second person ${name}`);
  expect(await findings(who.page, 'en')).toEqual([]);
};

beforeAll(async () => {
  promoter = await portal.logIn('promoter');
  admin = await portal.logIn('admin');
  second = await portal.logIn('admin2');
  const { approvals } = await read<{ approvals: { about: { _id: string } }[] }>(
    admin,
    '/api/admin/approvals?state=waiting',
  );
  eventId = approvals[0]?.about._id ?? '';
  const { riders } = await read<{ riders: { _id: string }[] }>(admin, '/api/admin/riders?query=Ostrander');
  riderId = riders[0]?._id ?? '';
}, 300_000);
afterAll(() => expect([promoter, admin, second].flatMap((it) => it?.faults)).toEqual([]));

const step = journey('a raised purse and a large adjustment wait for a second person');

step('the promoter sees the change that waits beside what is there, and edits it', async () => {
  const { page } = promoter!;
  await page.goto(`/auth/promoter/event/${eventId}`);
  await page.getByRole('heading', { name: 'A change waits for approval' }).waitFor();
  await sound(promoter!, 'the promoter’s event');
  await page.getByRole('link', { name: 'Edit the change' }).click();
  const women = page.getByRole('region', { name: 'Women' });
  await women.getByLabel('Place 1', { exact: true }).fill('350');
  await page.getByLabel('Reason, for the administrator who decides (optional)').fill('The club adds 50');
  await page.getByRole('button', { name: 'Save or send for approval' }).click();
  await page.getByText('Sent. An administrator decides about it first.').waitFor();
});

step('an administrator approves it as it is shown, and the event posts it', async () => {
  const { page } = admin!;
  await openRequest(admin!, eventId, 'purse');
  await page.getByText('Reason: The club adds 50').waitFor();
  await sound(admin!, 'the approval');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/^The change is approved: /).waitFor();
  const { event } = await read<{ event: { proposal: unknown; classes: { name: string }[] } }>(
    admin!,
    `/api/event/${eventId}`,
  );
  expect([event.proposal, event.classes.map((it) => it.name).includes('Women')]).toEqual([null, true]);
});

step('an adjustment of 400.00 waits, and not for the one who asked', async () => {
  const { page } = admin!;
  await page.goto(`/auth/admin/rider/${riderId}/adjust`);
  await page.getByLabel('Amount', { exact: true }).fill('400');
  await page.getByLabel('Reason, for the rider').fill('Missed at Beacon Hall');
  await page.getByRole('button', { name: 'Add $400.00' }).click();
  await page.getByText(/^\+\$400.00 for .* waits for another administrator/).waitFor();
  await openRequest(admin!, riderId, 'adjustment');
  await page.getByText('You asked for this yourself. Another administrator decides.').waitFor();
  await sound(admin!, 'one’s own request');
});

step('the second administrator approves it', async () => {
  const { page } = second!;
  await openRequest(second!, riderId, 'adjustment');
  await page.getByText('+$400.00').waitFor();
  await sound(second!, 'an adjustment');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/^The change is approved: /).waitFor();
  const { entries } = await read<{ entries: { kind: string; amount: { amount: number } }[] }>(
    second!,
    `/api/admin/rider/${riderId}/ledger?limit=1`,
  );
  expect(entries).toMatchObject([{ kind: 'adjust', amount: { amount: 40_000 } }]);
});
