import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import type { Series } from '../series/index.js';
import { aMeeting, anActor, anId, refusal } from '../testing/index.js';

const SERIES = anId('series', 1);
const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
const series: Series = {
  id: SERIES,
  name: 'Ridge Series',
  state: null,
  zipcode: null,
  country: 'CA',
  races: 3,
  distance: null,
  notes: null,
  bonus: true,
  initialValue: 50_000,
  expirationDate: '2025-12-31',
  promoterId: null,
  active: true,
  version: 1,
  createdAt: null,
};
/** Ana has a result in the series, Ben has none. */
const aSeason = async (change: Partial<Series> = {}) => {
  const meeting = aMeeting({ series: [{ ...series, ...change }] });
  meeting.alterEvent({ seriesId: SERIES });
  await meeting.run(['Ana Ruiz']);
  const asked = (riderId = ana) => ({ actor: meeting.admin, idempotency: meeting.key(), seriesId: SERIES, riderId });
  return { ...meeting, asked, bonuses: () => meeting.stored().awards.filter((award) => award.type === 'bonus') };
};

describe('a series bonus', () => {
  test('has the series’ own value and last day, in the currency of its country, and the rider is told', async () => {
    const { giveBonus, asked, bonuses, stored } = await aSeason();
    expect(await giveBonus(asked())).toMatchObject({ worth: 50_000, currency: 'CAD', expiresOn: '2025-12-31' });
    expect(bonuses()).toMatchObject([
      {
        riderId: ana,
        currency: 'CAD',
        initial: 50_000,
        current: 50_000,
        source: null,
        seriesId: SERIES,
        label: 'Ridge Series',
        expiresOn: '2025-12-31',
        status: 'current',
      },
    ]);
    expect(stored().outbox.at(-1)).toMatchObject({
      kind: 'bonus-issued',
      recipient: { type: 'rider', id: ana },
      facts: { amount: 50_000, series: 'Ridge Series' },
    });
    expect(stored().audit.at(-1)).toMatchObject({ action: 'done-alone', detail: { kind: 'bonus', amount: 50_000 } });
    expect(stored().audit.at(-2)).toMatchObject({
      action: 'issue-series-bonus',
      objectType: 'award',
      detail: { riderId: ana, seriesId: SERIES, amount: 50_000 },
    });
  });

  test('is worth at most what one place may pay, also of a series that was stored before there was a limit: BONUS_OVER_LIMIT', async () => {
    const limit = defaultProgram.limits.place;
    const { giveBonus, asked, bonuses } = await aSeason({ initialValue: limit + 1 });
    await expect(giveBonus(asked())).rejects.toMatchObject({
      code: 'BONUS_OVER_LIMIT',
      detail: { limit, asked: limit + 1, currency: 'CAD' },
    });
    expect(bonuses()).toEqual([]);
  });

  test('is issued once for a key, and to a rider once: BONUS_ISSUED', async () => {
    const { giveBonus, asked, bonuses } = await aSeason();
    const cmd = asked();
    expect(await giveBonus(cmd)).toEqual(await giveBonus(cmd));
    expect(await refusal(giveBonus(asked()))).toBe('BONUS_ISSUED');
    expect(bonuses()).toHaveLength(1);
  });

  test('taken back and issued again is one award, of the series’ value of now', async () => {
    const { giveBonus, takeBonus, asked, bonuses, alter, stored } = await aSeason();
    await giveBonus(asked());
    expect(await takeBonus(asked())).toMatchObject({ worth: 0, overpaid: 0 });
    expect(bonuses()).toMatchObject([{ initial: 0, current: 0, status: 'reversed' }]);
    expect(await refusal(takeBonus(asked()))).toBe('NOT_FOUND');
    alter((world) => ({
      series: world.series.map((it) => ({ ...it, initialValue: 60_000, expirationDate: '2026-12-31' })),
    }));
    await giveBonus(asked());
    expect(bonuses()).toMatchObject([{ initial: 60_000, current: 60_000, expiresOn: '2026-12-31' }]);
    expect(stored().wallets.find((it) => it.currency === 'CAD')?.balance).toBe(60_000);
  });

  test('that expired and is issued again until a later day is worth all of it that was not spent', async () => {
    const { giveBonus, takeBonus, asked, bonuses, alter, stored, clock, expire } = await aSeason();
    await giveBonus(asked());
    clock.set('2026-01-01T18:00:00.000Z');
    await expire();
    expect(bonuses()).toMatchObject([{ current: 0, expired: 50_000, status: 'expired' }]);
    alter((world) => ({ series: world.series.map((it) => ({ ...it, expirationDate: '2026-12-31' })) }));
    await takeBonus(asked());
    expect(await giveBonus(asked())).toMatchObject({ worth: 50_000, expiresOn: '2026-12-31' });
    expect(bonuses()).toMatchObject([
      { initial: 50_000, current: 50_000, spent: 0, expired: 0, status: 'current', expiresOn: '2026-12-31' },
    ]);
    expect(
      stored()
        .entries.filter((it) => it.currency === 'CAD')
        .map((it) => [it.kind, it.amount, it.next]),
    ).toEqual([
      ['award', 50_000, 50_000],
      ['expire', -50_000, 0],
      ['reverse', 0, 0],
      ['correct', 50_000, 50_000],
    ]);
  });

  test('is not a result’s: judging again leaves it alone', async () => {
    const { giveBonus, asked, bonuses, alterEvent, judgeAgain } = await aSeason();
    await giveBonus(asked());
    alterEvent({ canceled: true });
    await judgeAgain();
    expect(bonuses()).toMatchObject([{ current: 50_000 }]);
  });

  test('NOT_OF_SERIES: a rider without a result in one of its events', async () => {
    const { giveBonus, asked, bonuses } = await aSeason();
    expect(await refusal(giveBonus(asked(ben)))).toBe('NOT_OF_SERIES');
    expect(bonuses()).toEqual([]);
  });

  test.each<[string, Partial<Series>]>([
    ['none', { bonus: false }],
    ['no value', { initialValue: null }],
    ['no last day', { expirationDate: null }],
    ['a last day gone by', { expirationDate: '2025-06-09' }],
  ])('SERIES_NO_BONUS: it has %s', async (_, change) => {
    const { giveBonus, asked } = await aSeason(change);
    expect(await refusal(giveBonus(asked()))).toBe('SERIES_NO_BONUS');
  });

  test('NOT_FOUND: to anyone but admins, of no such series, for no such rider', async () => {
    const { giveBonus, takeBonus, asked, promoter } = await aSeason();
    for (const act of [giveBonus, takeBonus]) {
      expect(await refusal(act({ ...asked(), actor: promoter }))).toBe('NOT_FOUND');
      expect(await refusal(act({ ...asked(), seriesId: anId('series', 9) }))).toBe('NOT_FOUND');
      expect(await refusal(act(asked(anId('rder', 9))))).toBe('NOT_FOUND');
    }
  });
});

describe('the bonus of a series, where approvals are required', () => {
  const second = anActor({ accountId: anId('acc0', 9), subjectId: anId('admn', 9), name: 'Sam Okafor' });
  const version = 1;

  test('waits for another administrator above what one adjusts alone, and is given in the name of the first', async () => {
    const { askBonus, decideBonus, asked, bonuses, stored } = await aSeason();
    const { given, requestId } = await askBonus(asked());
    expect([given, bonuses()]).toEqual([null, []]);
    expect(stored().requests).toMatchObject([
      { kind: 'bonus', objectId: ana, change: { series: 'Ridge Series', worth: { amount: 50_000, currency: 'CAD' } } },
    ]);
    const decision = { requestId: requestId ?? '', version, approve: true, answer: null };
    expect(await refusal(decideBonus({ ...decision, actor: asked().actor }))).toBe('SECOND_PERSON_NEEDED');
    await decideBonus({ ...decision, actor: second });
    expect(bonuses()).toMatchObject([{ riderId: ana, initial: 50_000 }]);
    expect(await refusal(decideBonus({ ...decision, actor: second }))).toBe('REQUEST_CLOSED');
  });

  test('is given alone up to that amount, counted with the adjustments of the day', async () => {
    const { askBonus, asked } = await aSeason({ initialValue: 10_000 });
    expect(await askBonus(asked())).toMatchObject({ given: { worth: 10_000 }, requestId: null });
    const other = await aSeason({ initialValue: 10_001 });
    expect(await other.askBonus(other.asked())).toMatchObject({ given: null });
  });

  test('is not given unseen once its value changed, nor twice', async () => {
    const changed = await aSeason();
    const { requestId } = await changed.askBonus(changed.asked());
    changed.alterSeries({ initialValue: 90_000 });
    const decision = { actor: second, version, approve: true, answer: null };
    expect(await refusal(changed.decideBonus({ ...decision, requestId: requestId ?? '' }))).toBe('STALE_EDIT');
    expect(changed.bonuses()).toEqual([]);

    const twice = await aSeason();
    const [one, two] = [await twice.askBonus(twice.asked()), await twice.askBonus(twice.asked())];
    expect([two.requestId, twice.stored().requests.length]).toEqual([one.requestId, 1]);
    await twice.decideBonus({ ...decision, requestId: one.requestId ?? '' });
    expect(await refusal(twice.askBonus(twice.asked()))).toBe('BONUS_ISSUED');
    expect(twice.bonuses()).toHaveLength(1);
  });
});
