import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let rider: Browser;
/** a late event of the demo promoter */
let event: EventDetail;
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  const { events } = await admin.call(contract.eventsLate, { query: { setAside: 'false', limit: 100 } });
  const eventId = events.find((it) => it.promoter?.email === 'promoter@example.com')?._id ?? '';
  event = (await promoter.call(contract.getEvent, { params: { eventId } })).event;
}, 60_000);
afterAll(() => demo.stop());

const shown = async (who: Browser) =>
  (await who.call(contract.getEvent, { params: { eventId: event._id } })).event.resultsAsked;
const tell = () =>
  demo.server.container
    .get(S.jobs)
    .find((it) => it.name === 'tell of asked results')
    ?.run();
const mails = (): Promise<readonly { readonly facts: string }[]> =>
  demo.server.container.get(S.database).write('outbox').where({ kind: 'results-asked' });

describe('missing results', () => {
  test('are asked for once by a rider; the promoter and admins see the number, and one e-mail tells it', async () => {
    const before = (await shown(rider))?.riders ?? 0;
    const params = { eventId: event._id };
    await Promise.all([1, 2, 3].map(() => rider.call(contract.askForResults, { params })));
    await rider.call(contract.askForResults, { params });
    expect(await shown(rider)).toMatchObject({ riders: before + 1, askedAt: expect.any(String) });
    expect([await shown(promoter), await shown(admin)]).toEqual(
      [1, 2].map(() => ({ riders: before + 1, askedAt: null })),
    );
    expect(await shown(demo.visit())).toBeNull();
    const { events } = await admin.call(contract.eventsLate, { query: { limit: 100 } });
    expect(events.find((it) => it._id === event._id)?.ridersAsking).toBe(before + 1);
    const { user } = await promoter.session();
    const own = await promoter.call(contract.promoterEvents, {
      params: { id: user._id },
      query: { filter: 'waiting', limit: 100 },
    });
    expect(own.events.find((it) => it._id === event._id)?.ridersAsking).toBe(before + 1);

    await Promise.all([tell(), tell()]);
    await tell();
    const told = await mails();
    expect(told.map((it) => JSON.parse(it.facts))).toEqual([
      expect.objectContaining({ id1: expect.any(String), riders1: expect.any(Number) }),
    ]);
    expect(told[0]?.facts).toContain(event._id);
    expect(told[0]?.facts).not.toContain((await rider.session()).user._id);
  });

  test('are not asked for where none are missing, or by others', async () => {
    const { events } = await promoter.call(contract.roleEvents, { query: { filter: 'done', limit: 1 } });
    const done = events[0]?._id ?? '';
    expect(await rider.refusal(contract.askForResults, { params: { eventId: done } })).toMatchObject({
      status: 409,
      code: 'RESULTS_NOT_AWAITED',
    });
    expect((await rider.call(contract.getEvent, { params: { eventId: done } })).event.resultsAsked).toBeNull();
    expect(await promoter.refusal(contract.askForResults, { params: { eventId: event._id } })).toMatchObject({
      status: 403,
    });
  });
});

test('everybody sees how punctual a promoter is', async () => {
  const { event: seen } = await demo.visit().call(contract.getEvent, { params: { eventId: event._id } });
  const id = seen.promoter?._id ?? '';
  const { promoter: record } = await admin.call(contract.getPromoter, { params: { role: 'admin', id } });
  expect(seen.punctuality).toMatchObject({ days: 7 });
  expect(record.punctuality).toEqual(seen.punctuality);
});
