import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { BONUS, seriesScene } from './testing/series-scene.js';

const { demo, admin, riderId, add, own } = await seriesScene();
const second = await demo.as('admin2');
ledgerHolds(demo);

describe('the bonus of a series', () => {
  const balance = async () => {
    const { rider } = await admin.call(contract.getRider, { params: { riderId } });
    return rider.balances.find((it) => it.available.currency === 'USD')?.available.amount ?? 0;
  };
  const give = (seriesId: string, key: string) =>
    admin.ask(`/api/admin/serie/${seriesId}/bonus`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: { riderId },
    });
  const takeBack = (seriesId: string, key: string) =>
    admin.ask(`/api/admin/serie/${seriesId}/bonus/${riderId}`, {
      method: 'DELETE',
      headers: { 'Idempotency-Key': key },
    });

  test('is issued once to a rider of the series, for one key with one answer, and taken back', async () => {
    const { _id } = await own();
    // the demo's rider has it already
    expect((await give(_id, 'bonus-of-demo')).json()).toMatchObject({ status: 409, code: 'BONUS_ISSUED' });
    await takeBack(_id, 'bonus-of-demo-back');
    const change = async (bonus: object) => {
      const { promoter, active: _a, eventCount: _e, _id: _i, ...fields } = await own();
      await admin.call(contract.editSeries, {
        params: { seriesId: _id },
        body: { ...fields, ...bonus, promoterId: promoter?._id ?? null },
      });
    };
    await change({ bonus: false, initialValue: null, expirationDate: null });
    expect((await give(_id, 'no-bonus-yet')).json()).toMatchObject({ status: 409, code: 'SERIES_NO_BONUS' });
    await change(BONUS);

    const before = await balance();
    const [first, repeated] = [await give(_id, 'bonus-once'), await give(_id, 'bonus-once')];
    expect([first.status, repeated.text]).toEqual([201, first.text]);
    // worth more than one administrator gives alone
    const { bonus, approvalId } = first.of(contract.issueSeriesBonus);
    expect([bonus, await balance()]).toEqual([null, before]);
    const decide = (by: Browser) =>
      by.ask(`/api/admin/approval/${approvalId}`, { method: 'PUT', body: { version: 1, approve: true, answer: null } });
    expect((await decide(admin)).json()).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect((await decide(second)).json()).toMatchObject({
      approval: {
        kind: 'bonus',
        about: { _id: riderId },
        series: { _id },
        adjustment: { book: 'credit', amount: BONUS.initialValue, expireDate: BONUS.expirationDate },
      },
    });
    expect(await balance()).toBe(before + 25_000);
    expect((await give(_id, 'bonus-again')).json()).toMatchObject({ status: 409, code: 'BONUS_ISSUED' });

    const given = async () =>
      (await admin.call(contract.seriesBonuses, { params: { seriesId: _id } })).bonuses.filter(
        (it) => it.rider._id === riderId,
      );
    expect(await given()).toMatchObject([
      {
        type: 'bonus',
        status: 'current',
        initialValue: BONUS.initialValue,
        expireDate: BONUS.expirationDate,
        rider: { _id: riderId, fullName: 'Riley Ostrander' },
      },
    ]);

    const gone = await takeBack(_id, 'bonus-back');
    expect(gone.json()).toMatchObject({
      bonus: { riderId, worth: { amount: 0, currency: 'USD' }, overpaid: { amount: 0 } },
    });
    expect(await given()).toMatchObject([{ status: 'reversed', initialValue: { amount: 0 } }]);
    expect(
      await admin.refusal(contract.seriesBonuses, { params: { seriesId: '00000000000000000000000000' } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const [again, another] = [await takeBack(_id, 'bonus-back'), await takeBack(_id, 'bonus-back-2')];
    expect([again.text, another.status, await balance()]).toEqual([gone.text, 404, before]);
  });

  test('is for riders with a result in the series, and never without a key', async () => {
    const series = await add(BONUS);
    expect((await give(series._id, 'not-of-series')).json()).toMatchObject({ status: 409, code: 'NOT_OF_SERIES' });
    expect(
      await admin.refusal(contract.issueSeriesBonus, {
        idempotencyKey: '',
        params: { seriesId: series._id },
        body: { riderId },
      }),
    ).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  });
});
