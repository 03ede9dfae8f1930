import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { giveCash, makePayable } from './testing/payable-rider.js';
import { refused, riderScene } from './testing/rider-scene.js';

const { demo, admin, dealer, promoter, rider, riderId, otherId, seen } = await riderScene();

describe('a rider', () => {
  test('is shown completely to an admin, with figures that agree with the lists', async () => {
    const { rider: detail } = await seen();
    expect(detail).toMatchObject({
      _id: riderId,
      version: expect.any(Number),
      personal: { email: 'rider@example.com', age: expect.any(Number) },
      record: { notes: [], mergedInto: null, login: { emailVerified: true } },
    });
    const { earnings } = await admin.call(contract.riderEarnings, { params: { riderId }, query: { limit: 100 } });
    expect([detail.record!.results, detail.record!.races]).toEqual([
      earnings.length,
      new Set(earnings.map((one) => one.event._id)).size,
    ]);
    const { awards } = await admin.call(contract.riderAwards, { params: { riderId }, query: { limit: 100 } });
    const sum = (cash: boolean) =>
      awards
        .filter((one) => (one.type === 'cash') === cash && one.initialValue.currency === 'USD')
        .reduce((all, one) => all + one.initialValue.amount, 0);
    expect([detail.record!.cashEarned, detail.record!.creditEarned]).toEqual(
      [true, false].map((cash) => expect.arrayContaining([{ amount: sum(cash), currency: 'USD' }])),
    );
  });

  test('with a payout claim shows it to themselves and to admins, and not to dealers', async () => {
    await makePayable(demo, riderId);
    await giveCash(demo, riderId, [12_300]);
    const { payoutClaim } = await admin.call(contract.createPayoutClaim, {
      idempotencyKey: 'claim-of-rider',
      body: { riderId },
    });
    const shown = [
      expect.objectContaining({
        _id: payoutClaim._id,
        state: 'pending',
        net: expect.objectContaining({ currency: 'USD' }),
      }),
    ];
    expect([
      (await seen()).payoutClaims,
      (await seen(rider, 'rider')).payoutClaims,
      (await seen(dealer, 'dealer')).payoutClaims,
    ]).toEqual([shown, shown, []]);
  });

  test('sees of themselves the same, but for what admins wrote', async () => {
    const { rider: detail } = await seen(rider, 'rider');
    expect(detail).toMatchObject({ personal: { email: 'rider@example.com' }, record: { notes: null } });
    expect(await refused(rider.ask(`/api/rider/rider/${otherId}`))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('is shown to a dealer without personal data', async () => {
    const answer = await dealer.ask(`/api/dealer/rider/${riderId}`);
    expect(answer.json()).toMatchObject({
      rider: { version: null, personal: null, record: null, hasPin: true },
      payoutClaims: [],
    });
    const { rider: detail } = await admin.call(contract.getRider, { params: { riderId } });
    for (const secret of [
      '@example.com',
      detail.personal?.dateOfBirth,
      detail.personal?.addressLine1 ?? 'rider@',
      ...detail.bikes.map((bike) => bike.vin),
    ])
      expect(answer.text).not.toContain(secret);
  });
});

describe('riders to choose from', () => {
  test.each(['dealer', 'promoter', 'admin'] as const)(
    'by a %s carry what tells them apart and no more',
    async (role) => {
      const by = { dealer, promoter, admin }[role];
      const { rider: detail } = await seen();
      const answer = await by.ask(`/api/${role}/riders-lean?query=${encodeURIComponent(detail.fullName)}`);
      const { riders } = answer.of(contract.ridersLean);
      expect(riders.map((one) => Object.keys(one).toSorted())).toEqual(
        riders.map(() => ['_id', 'amaNumber', 'fullName', 'hometown', 'state']),
      );
      expect(riders).toContainEqual(expect.objectContaining({ _id: riderId, fullName: detail.fullName }));
    },
  );

  test('are active ones, except for admins, and cannot be found by e-mail', async () => {
    const ids = async (by: Browser, query: object) =>
      (await by.call(contract.ridersLean, { query })).riders.map((it) => it._id);
    const gone = await ids(admin, { active: 'false' });
    expect(gone.length).toBeGreaterThan(0);
    expect(await ids(dealer, { active: 'false' })).not.toEqual(expect.arrayContaining(gone));
    expect(await ids(admin, { query: 'rider@example.com' })).toEqual([]);
  });

  test('come in pages', async () => {
    const { riders, pagination } = await admin.call(contract.ridersLean, { query: { limit: 3, page: 2 } });
    expect([riders.length, pagination.page, pagination.totalPages > 2]).toEqual([3, 2, true]);
    expect(await refused(admin.ask('/api/admin/riders-lean?limit=1000'))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('favourites', () => {
  test('are added once, listed, and removed', async () => {
    const { dealers } = await rider.call(contract.dealersLean, { query: { limit: 1 } });
    const [one] = dealers;
    const path = `/api/rider/favourite/dealer/${one?._id}`;
    const listed = async () =>
      (
        await rider.call(contract.riderFavourites, { params: { riderId }, query: { kind: 'dealer', limit: 100 } })
      ).favourites.filter((it) => it._id === one?._id);
    await rider.ask(path, { method: 'DELETE' });
    expect([
      (await rider.ask(path, { method: 'PUT' })).status,
      (await rider.ask(path, { method: 'PUT' })).status,
    ]).toEqual([204, 204]);
    expect(await listed()).toMatchObject([{ kind: 'dealer', name: one?.name }]);
    expect((await seen()).rider.record!.favouriteDealers.map((it) => it._id)).toContain(one?._id);
    expect((await rider.ask(path, { method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test('are neither dealers that do not exist nor of another rider', async () => {
    expect(await refused(rider.ask(`/api/rider/favourite/event/${riderId}`, { method: 'PUT' }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(rider.ask(`/api/rider/rider/${otherId}/favourites?kind=dealer`))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});
