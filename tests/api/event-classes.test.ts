import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail, Request } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { eventScene } from './testing/event-scene.js';

type Classes = Request<typeof contract.saveClasses>['body']['classes'];

const { admin, promoter, promoterId, add, read, finished } = await eventScene();
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const CREDIT = {
  name: '450 A',
  payoutType: 'dealerCredit' as const,
  payoutPlaces: [
    { place: 2, amount: usd(20_000) },
    { place: 1, amount: usd(30_000) },
  ],
};
const CASH = {
  name: 'Pro',
  payoutType: 'cash' as const,
  payoutPlaces: [{ place: 1, amount: usd(90_000) }],
  entrants: 24,
};
const request = ({ _id, version }: EventDetail, classes: Classes) => ({
  params: { eventId: _id },
  body: { version, classes },
});
const save = async (by: Browser, event: EventDetail, classes: Classes): Promise<EventDetail> =>
  (await by.call(contract.saveClasses, request(event, classes))).event;
const refusal = (event: EventDetail, classes: Classes) => admin.refusal(contract.saveClasses, request(event, classes));

describe('classes with their payout places', () => {
  test('are written as a whole, keep their identity, and count into what the event posts', async () => {
    const event = await add({ promoterId, paying: false });
    const first = await save(promoter, event, [CREDIT, CASH]);
    expect(first).toMatchObject({
      version: 2,
      contingencyAmount: usd(140_000),
      classes: [
        { name: '450 A', entrants: null },
        { name: 'Pro', entrants: 24 },
      ],
    });
    expect(first.classes[0]?.payoutPlaces).toEqual([
      { place: 1, amount: usd(30_000) },
      { place: 2, amount: usd(20_000) },
    ]);
    const again = await save(promoter, first, [CREDIT, CASH]);
    expect([again.version, again.classes.map((it) => it._id)]).toEqual([2, first.classes.map((it) => it._id)]);
    const [one, two] = first.classes;
    const renamed = await save(promoter, again, [
      { _id: two?._id, name: 'Pro 450', payoutType: 'noPayout', payoutPlaces: [] },
      { _id: one?._id, ...CREDIT },
    ]);
    expect(renamed.classes.map((it) => [it._id, it.name])).toEqual([
      [two?._id, 'Pro 450'],
      [one?._id, '450 A'],
    ]);
    expect(await refusal(first, [CREDIT, CASH])).toMatchObject({ status: 409, code: 'STALE_EDIT' });
  });

  test('are refused when they are not valid, and the response says why', async () => {
    const event = await add();
    expect(await refusal(event, [CREDIT, { ...CASH, name: '450 a' }])).toMatchObject({
      status: 422,
      code: 'CLASSES_NOT_VALID',
    });
    expect(
      await refusal(event, [{ ...CASH, payoutPlaces: [{ place: 1, amount: { amount: 100, currency: 'CAD' } }] }]),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'classes.0.payoutPlaces.0.amount.currency', code: 'choice' }],
    });
    expect(await refusal(event, [{ ...CREDIT, _id: '00000000000000000000000000' }])).toMatchObject({ status: 404 });
    expect(await read(event._id)).toMatchObject({ classes: [], version: 1 });
  });

  test('with results are not removed', async () => {
    const event = await finished();
    expect(await refusal(event, [])).toMatchObject({ status: 409, code: 'CLASS_HAS_RESULTS' });
    expect((await read(event._id)).classes.length).toBe(event.classes.length);
  });
});
