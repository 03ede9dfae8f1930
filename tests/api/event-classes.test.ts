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

describe('steps by the size of a class', () => {
  const payoutSteps = [
    { riders: 3, places: 1 },
    { riders: 7, places: null },
  ];
  test('are shown with the class, kept by who does not name them, and given back by null', async () => {
    const event = await add({ promoterId, paying: false });
    const first = await save(promoter, event, [{ ...CREDIT, payoutSteps }, CASH]);
    expect(first.payoutSteps).toEqual([{ riders: 5, places: null }]);
    expect(first.classes.map((it) => it.payoutSteps)).toEqual([payoutSteps, undefined]);
    const kept = await save(promoter, first, [CREDIT, CASH]);
    expect([kept.version, kept.classes[0]?.payoutSteps]).toEqual([first.version, payoutSteps]);
    const back = await save(promoter, kept, [{ ...CREDIT, payoutSteps: null }, CASH]);
    expect(back.classes[0]).not.toHaveProperty('payoutSteps');
  });
  test.each([
    ['none', []],
    [
      'not rising',
      [
        { riders: 7, places: 1 },
        { riders: 3, places: null },
      ],
    ],
    [
      'all places twice',
      [
        { riders: 3, places: null },
        { riders: 7, places: null },
      ],
    ],
    ['a part', [{ riders: 2.5, places: null }]],
    ['far too many', [{ riders: 100_000, places: null }]],
    ['no list', 'all'],
  ])('are refused: %s', async (_, wrong) => {
    const event = await add({ promoterId, paying: false });
    const answer = await admin.ask(`/api/event/${event._id}/classes`, {
      method: 'PUT',
      body: { version: event.version, classes: [{ ...CREDIT, payoutSteps: wrong }] },
    });
    expect([400, 409, 422]).toContain(answer.status);
  });
});
