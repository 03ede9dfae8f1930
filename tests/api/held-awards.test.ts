import { beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene } from './testing/result-scene.js';

const { demo, admin, promoter, rider, riderId, event, inClass, put, putField, firstPrize, balance } =
  await resultScene();
ledgerHolds(demo);

// the rider has enrolled now, after the race
beforeAll(() =>
  demo.server.container
    .get(S.database)
    .write('riders')
    .where({ id: riderId })
    .update({ enrolled_at: new Date().toISOString() }),
);

const held = (query: object = {}) => admin.call(contract.heldAwards, { query: { eventId: event._id, ...query } });
const decide = (decision: 'release' | 'refuse', resultIds: string[], reason = 'Seen on the photos', headers = key()) =>
  admin.ask('/api/admin/awards-held', { method: 'PUT', body: { decision, resultIds, reason }, headers });
const earning = async () => {
  const { earnings } = await rider.call(contract.riderEarnings, { params: { role: 'rider', riderId } });
  return earnings.find((it) => it.event._id === event._id && it.className === inClass.name);
};

describe('a rider who enrolled after the race', () => {
  test('is not paid until an administrator releases it; each side sees what it may', async () => {
    const before = await balance();
    const entered = (await putField()).json() as contract.ResultsImport;
    expect(entered.money.issued.amount).toBe(0);
    // the promoter sees that it is being checked, and why, in neutral words
    expect(entered.rows[0]?.verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED' }],
      check: {
        state: 'held',
        amount: firstPrize,
        signals: [{ code: 'ENROLLED_AFTER_RACE', detail: 'The rider enrolled after the race.' }],
      },
    });
    expect(await balance()).toBe(before);
    // the rider sees the amount, not the signals
    expect((await earning())?.verdict).toMatchObject({ check: { state: 'held', amount: firstPrize, signals: [] } });

    const { awards } = await held();
    expect(awards).toMatchObject([
      {
        rider: { _id: riderId, fullName: 'Riley Ostrander' },
        class: { name: inClass.name },
        place: 1,
        amount: firstPrize,
        signals: [{ code: 'ENROLLED_AFTER_RACE' }],
        enteredByYou: false,
        decision: null,
      },
    ]);
    expect((await held({ signal: 'SAME_WINNERS' })).awards).toEqual([]);
    const [one] = awards.map((it) => it._id);
    const headers = key();
    const nobody = '00000000000000000000000000';
    const [first, again] = [
      await decide('release', [one ?? '', nobody], 'Seen on the photos', headers),
      await decide('release', [one ?? '', nobody], 'Seen on the photos', headers),
    ];
    expect(first.json()).toEqual({
      outcomes: [
        { resultId: one, outcome: 'released' },
        { resultId: nobody, outcome: 'not-held' },
      ],
    });
    expect(again.text).toBe(first.text);
    expect(await balance()).toBe(before + firstPrize.amount);
    expect([(await held()).awards, (await earning())?.verdict.check]).toEqual([[], undefined]);
  });

  test('is refused with a reason that the rider reads, and can be released later', async () => {
    const before = await balance();
    await putField();
    const [one] = (await held()).awards.map((it) => it._id);
    expect((await decide('refuse', [one ?? ''], 'Another person rode')).status).toBe(200);
    expect((await held()).awards).toEqual([]);
    const [refused] = (await held({ refused: 'true' })).awards;
    expect(refused?.decision).toMatchObject({ decision: 'refused', reason: 'Another person rode' });
    const { reasons = [] } = (await earning())?.verdict ?? {};
    expect(reasons.map((it) => it.detail).join()).toContain('Another person rode');
    expect(await balance()).toBe(before);
    await decide('release', [one ?? '']);
    expect(await balance()).toBe(before + firstPrize.amount);
  });

  test('is not released by the administrator who entered the results', async () => {
    const results = [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD];
    await put('results', { classId: inClass._id, entrants: 12, results }, { who: admin });
    const [one] = (await held()).awards;
    expect(one?.enteredByYou).toBe(true);
    expect((await decide('release', [one?._id ?? ''])).json()).toMatchObject({
      outcomes: [{ outcome: 'entered-by-you' }],
    });
    expect((await held()).awards).toHaveLength(1);
  });
});

test('only administrators see and decide it', async () => {
  expect(await promoter.refusal(contract.heldAwards)).toMatchObject({ status: 403 });
  expect(
    await rider.refusal(contract.decideHeldAwards, {
      body: { decision: 'release', resultIds: [riderId], reason: 'Mine' },
      idempotencyKey: 'held-awards-0001',
    }),
  ).toMatchObject({ status: 403 });
  expect(await decide('release', [riderId], ' ')).toMatchObject({ status: 400 });
});
