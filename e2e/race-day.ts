import { expect } from '@jest/globals';
import type { APIRequestContext, Page } from 'playwright-core';
import { sampleOf } from './demo.js';
import type { Newcomer } from './newcomer.js';
import type { Portal } from './portal.js';

/** What others do until a newcomer has won something: an admin by the API, a promoter on the screen. */
export interface RaceDay {
  read<T>(path: string): Promise<T>;
  write(method: 'post' | 'put', path: string, data: unknown): Promise<void>;
  /** verifies the newcomer's bike. @returns the id of the rider */
  verifyBike(of: Newcomer): Promise<string>;
  /** sends the results of a class of the sample event, which this rider won */
  winClass(promoter: Page, className: string, winner: Newcomer, name: string): Promise<void>;
  /** releases what is held: who enrolled after the race is checked by a person before an award is paid */
  release(riderId: string): Promise<void>;
}

let keys = 0;

export const raceDayOf = (portal: Portal, admin: APIRequestContext): RaceDay => {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await admin.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  const write: RaceDay['write'] = async (method, path, data) => {
    keys += 1;
    const headers = { origin: portal.server.url, 'idempotency-key': `race-day-${keys}-key` };
    const answer = await admin[method](path, { data, headers });
    expect(`${path} ${answer.status()}`).toMatch(/ 20\d$/);
  };
  return {
    read,
    write,
    verifyBike: async ({ email }) => {
      const { riders } = await read<{ riders: { _id: string }[] }>(`/api/admin/riders?query=${email}`);
      const id = riders[0]?._id ?? '';
      const { rider } = await read<{ rider: { record: { bikes: { _id: string; version: number }[] } } }>(
        `/api/admin/rider/${id}`,
      );
      const [bike] = rider.record.bikes;
      await write('put', `/api/admin/bike/${bike?._id}/vin-status`, { vinStatus: 'verified', version: bike?.version });
      return id;
    },
    winClass: async (page, className, { email }, name) => {
      const { eventId } = sampleOf(portal.server);
      const { event } = await read<{ event: { classes: { _id: string; name: string }[] } }>(`/api/event/${eventId}`);
      const rows = [
        'Place,Name,Email,Bike',
        `1,${name},${email},KTM 450 SX-F`,
        ...Array.from({ length: 11 }, (_, at) => `${at + 2},Rider Noname${at},,Honda CRF450R`),
      ].join('\n');
      const classId = event.classes.find((raceClass) => raceClass.name === className)?._id;
      await page.goto(`/auth/promoter/event/${eventId}?class=${classId}`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
      await page.getByRole('button', { name: /^Save 12 results/ }).click();
      await page.getByText(/12 results of .* are saved\./).waitFor();
    },
    release: async (riderId) => {
      const held = `/api/admin/awards-held?limit=100&eventId=${sampleOf(portal.server).eventId}`;
      const { awards } = await read<{ awards: { _id: string; rider: { _id: string } }[] }>(held);
      const resultIds = awards.filter((award) => award.rider._id === riderId).map((award) => award._id);
      await write('put', '/api/admin/awards-held', { decision: 'release', resultIds, reason: 'The licence was shown' });
    },
  };
};
