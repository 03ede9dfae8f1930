import { expect, test } from '@jest/globals';
import type { DueDelivery } from '@rrr/core/webhooks';
import { webhookLanes } from './webhook-lanes.js';

const webhook = (id: string, change: Partial<DueDelivery['webhook']> = {}) =>
  ({ id, promoterId: null, failingSince: null, ...change }) as DueDelivery['webhook'];

/** Deliveries wait in memory; each ends when the test says so. */
const given = (waiting: Map<DueDelivery['webhook'], number>) => {
  const ends: { readonly id: string; readonly end: () => void; readonly fail: (why: Error) => void }[] = [];
  const reported: unknown[] = [];
  const lanes = webhookLanes({
    claim: ({ limit, room }) => {
      const taken: DueDelivery[] = [];
      for (const [of, left] of waiting) {
        const most = Math.min(left, room(of), limit - taken.length);
        waiting.set(of, left - Math.max(0, most));
        for (let n = 0; n < most; n += 1) taken.push({ webhook: of, delivery: {} as DueDelivery['delivery'] });
      }
      return Promise.resolve(taken);
    },
    deliver: (due) =>
      new Promise<void>((resolve, reject) => ends.push({ id: due.webhook.id, end: () => resolve(), fail: reject })),
    report: (_, failed) => reported.push(failed),
  });
  const counts = () => {
    const all: Record<string, number> = {};
    for (const { id } of ends) all[id] = (all[id] ?? 0) + 1;
    return all;
  };
  return { lanes, ends, reported, counts };
};

test('one that is slow holds up itself alone', async () => {
  const [slow, quick] = [webhook('slow'), webhook('quick')];
  const waiting = new Map([
    [slow, 100],
    [quick, 0],
  ]);
  const { lanes, counts, ends } = given(waiting);
  expect(await lanes.run()).toBe(true);
  expect(counts()).toEqual({ slow: 4 });
  expect(await lanes.run()).toBe(false);
  waiting.set(quick, 2);
  expect(await lanes.run()).toBe(true);
  expect(counts()).toEqual({ slow: 4, quick: 2 });
  ends[0]?.end();
  await new Promise(setImmediate);
  await lanes.run();
  expect(counts()).toEqual({ slow: 5, quick: 2 });
});

test('one that fails has one place, all of a promoter have six, and all together 32', async () => {
  const failing = webhook('failing', { failingSince: '2026-11-25T12:00:00.000Z' });
  const ofPromoter = ['a', 'b', 'c'].map((id) => webhook(id, { promoterId: 'p1' }));
  const { lanes, ends, counts } = given(new Map([failing, ...ofPromoter].map((it) => [it, 50])));
  await lanes.run();
  await lanes.run();
  const { failing: one, ...rest } = counts();
  expect([one, Object.values(rest).reduce((all, it) => all + it, 0)]).toEqual([1, 6]);
  expect(ends).toHaveLength(7);
  const many = given(new Map(Array.from({ length: 20 }, (_, n) => [webhook(`w${n}`), 9])));
  for (let n = 0; n < 5; n += 1) await many.lanes.run();
  expect(many.ends).toHaveLength(32);
});

test('what could not be attempted is reported, and stopping waits for what is under way', async () => {
  const { lanes, ends, reported } = given(new Map([[webhook('w'), 2]]));
  await lanes.run();
  let settled = false;
  const settling = lanes.settled().then(() => (settled = true));
  const why = new Error('no key');
  ends[0]?.fail(why);
  await new Promise(setImmediate);
  expect(settled).toBe(false);
  ends[1]?.end();
  await settling;
  expect(reported).toEqual([why]);
});
