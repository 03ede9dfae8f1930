import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Visitor } from './browser.js';
import { findings, settle } from './inspect.js';
import { usePortal } from './portal.js';

/** An admin acts as a dealer and as a promoter, and stops. (As a rider: `journey`.) */
const portal = usePortal();
let admin: Visitor;
const idOf = async (list: 'dealers' | 'promoters'): Promise<string> => {
  const path = list === 'dealers' ? '/api/admin/dealers?page=1' : '/api/promoters?page=1';
  const answer = (await (await admin.context.request.get(`${portal.server.url}${path}`)).json()) as Record<
    typeof list,
    { _id: string }[]
  >;
  return answer[list][0]!._id;
};
beforeAll(async () => {
  admin = await portal.logIn('admin');
}, 120_000);
afterAll(() => expect(admin.faults).toEqual([]));

test.each([
  ['dealers', 'dealer', '/proxy-dealer/'],
  ['promoters', 'promoter', '/proxy-promoter/'],
] as const)(
  'of the %s: the reason is asked, the banner stays, and /proxy-remove leads back',
  async (list, as, way) => {
    const { page } = admin;
    await page.goto(way + (await idOf(list)));
    await page.getByLabel('Reason').fill('Asked on the phone how this page looks');
    await settle(page);
    expect(await findings(page, 'en')).toEqual([]);
    await page.getByRole('button', { name: /^Continue as / }).click();
    await page.waitForURL(`**/auth/${as}`);
    await page.getByText('You are currently Proxying').waitFor();
    await settle(page);
    await admin.see(`acting as a ${as}`);
    expect(await findings(page, 'en')).toEqual([]);
    await page.goto('/proxy-remove');
    await page.waitForURL('**/auth/admin**');
    expect(await page.getByText('You are currently Proxying').count()).toBe(0);
  },
  120_000,
);
