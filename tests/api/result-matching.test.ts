import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene, usd } from './testing/result-scene.js';

const { demo, admin, promoter, riderId, event, inClass, put, firstPrize, putField, removeAll, page, balance } =
  await resultScene();
ledgerHolds(demo);

describe('the rider of a result', () => {
  test('can be matched later, so that it earns, and unmatched again', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: [finisher(1, 'R. Ostrander'), ...FIELD] });
    const unmatched = await page({ unmatched: 'true', limit: 2 });
    expect([unmatched.results.length, unmatched.pagination.totalPages, unmatched.results[0]?.rider]).toEqual([
      2,
      3,
      null,
    ]);
    const one = unmatched.results[0];
    const body = { resultId: one?._id, riderId };
    const before = await balance();
    expect((await put('result/match', { ...body, dryRun: true }, { headers: {} })).json()).toMatchObject({
      applied: false,
      money: { issued: firstPrize },
    });
    const headers = key();
    const [first, second] = [
      await put('result/match', body, { headers }),
      await put('result/match', body, { headers }),
    ];
    expect([first.json(), second.text]).toMatchObject([
      {
        results: [{ riderName: 'R. Ostrander', rider: { _id: riderId, fullName: 'Riley Ostrander' } }],
        money: { issued: firstPrize },
      },
      first.text,
    ]);
    expect(await balance()).toBe(before + firstPrize.amount);
    expect((await page({ unmatched: 'true' })).results.map((it) => it._id)).not.toContain(one?._id);
    expect((await put('result/unmatch', { resultId: one?._id })).json()).toMatchObject({
      results: [{ rider: null, verdict: { reasons: [{ code: 'RIDER_UNKNOWN' }] } }],
      money: { reversed: firstPrize },
    });
    expect(await balance()).toBe(before);
    expect((await put('result/match', { ...body, riderId: '00000000000000000000000000' })).json()).toMatchObject({
      status: 404,
    });
  });

  test('is listed as unmatched for admins, over all events', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: [finisher(1, 'R. Ostr.'), ...FIELD] });
    const { results } = await admin.call(contract.unmatchedResults, { query: { name: 'r ostr' } });
    expect(results).toMatchObject([{ riderName: 'R. Ostr.', event: { _id: event._id }, className: inClass.name }]);
    expect(await promoter.refusal(contract.unmatchedResults)).toMatchObject({ status: 403 });
  });

  test('stands with all other results of the name, which one act after another matches', async () => {
    const [other] = (await admin.call(contract.getEvent, { params: { eventId: event._id } })).event.classes.filter(
      ({ _id }) => _id !== inClass._id,
    );
    const name = 'Riley Ostrander-Vale';
    for (const classId of [inClass._id, other!._id])
      await put('results', { classId, entrants: 12, results: [finisher(1, name), ...FIELD] });
    const find = async () =>
      (await admin.call(contract.unmatchedPeople, { query: { name: 'riley ostrander v' } })).people;
    const [person] = await find();
    expect(person).toMatchObject({ riderName: name, results: 2 });
    const params = { resultId: person!._id };
    const { results, riderName } = await admin.call(contract.unmatchedOfPerson, { params });
    expect([riderName, results.length]).toEqual([name, 2]);
    const paid = results.reduce((sum, { worth }) => sum + worth.amount, 0);
    expect(person?.worth).toEqual([{ amount: paid, currency: firstPrize.currency }]);
    expect(await promoter.refusal(contract.unmatchedPeople)).toMatchObject({ status: 403 });
    expect(await promoter.refusal(contract.unmatchedOfPerson, { params })).toMatchObject({ status: 403 });
  });
});

describe('results that wait for their rider', () => {
  test('are listed with what they are worth and who may be meant, until they are set aside', async () => {
    await put('results', {
      classId: inClass._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { hometown: null, state: null }), ...FIELD],
    });
    const params = { id: (await promoter.session()).user._id };
    const { results } = await promoter.call(contract.promoterUnmatched, { params, query: { limit: 100 } });
    const one = results.find((it) => it.event._id === event._id && it.riderName === 'Riley Ostrander');
    expect(one).toMatchObject({
      className: inClass.name,
      worth: firstPrize,
      candidates: [
        {
          _id: riderId,
          fullName: 'Riley Ostrander',
          // promoters see what tells riders apart, never the whole number or the year of birth
          amaNumber: expect.stringMatching(/^….{3}$/),
          bikes: expect.any(Array),
          numbers: expect.any(Array),
          evidence: ['sameName'],
        },
      ],
    });
    const asked = { params: { eventId: event._id }, query: { resultId: one?._id ?? '' } };
    const { candidates } = await admin.call(contract.resultCandidates, asked);
    expect(candidates[0]).toMatchObject({ _id: riderId, bornIn: expect.any(Number) });
    expect(await promoter.call(contract.resultCandidates, asked)).toEqual({ candidates: one?.candidates });
    expect(one?.candidates[0]).not.toHaveProperty('bornIn');
    const nobodys = { ...asked, query: { resultId: '00000000000000000000000000' } };
    expect(await promoter.refusal(contract.resultCandidates, nobodys)).toMatchObject({ status: 404 });
    expect(results.map((it) => it.place)).not.toContain(null);
    const all = await admin.call(contract.unpaidResults, { query: { limit: 100 } });
    expect(all.results).toContainEqual({ ...one, candidates });
    const one_ = { resultId: one?._id ?? '' };
    const waits = async () =>
      (await admin.call(contract.unpaidResults, { query: { limit: 100 } })).results.some((it) => it._id === one?._id);
    const named = async () =>
      (await admin.call(contract.unmatchedResults, { query: { name: 'riley ostr' } })).results.find(
        (it) => it._id === one?._id,
      )?.setAside;
    const count = async () => (await admin.call(contract.getWaiting)).unmatched.count;
    const before = await count();
    expect(await named()).toBeNull();
    for (const _ of [1, 2])
      expect(await admin.call(contract.setResultAside, { params: one_, body: { setAside: true } })).toEqual({
        resultId: one?._id,
        setAside: true,
      });
    expect([await waits(), await count()]).toEqual([false, before - 1]);
    expect(await named()).toMatchObject({ by: expect.any(String), at: expect.any(String) });
    const listed = async (setAside?: 'true' | 'false') =>
      (
        await admin.call(contract.unmatchedResults, { query: { name: 'riley ostr', ...(setAside && { setAside }) } })
      ).results.some((it) => it._id === one?._id);
    expect([await listed('true'), await listed('false'), await listed()]).toEqual([true, false, true]);
    await admin.call(contract.setResultAside, { params: one_, body: { setAside: false } });
    expect([await waits(), await count(), await named()]).toEqual([true, before, null]);
    const other = { id: '00000000000000000000000000' };
    expect(await promoter.refusal(contract.promoterUnmatched, { params: other })).toMatchObject({ status: 404 });
  });
});

describe('spent credit', () => {
  /** The rider wins, spends all of it, and the results are removed. */
  const overspend = async () => {
    await putField();
    const dealer = await demo.as('dealer');
    const all = await balance();
    const redeemed = await dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: key(),
      body: { riderId, amount: usd(all), pin: '4719', dealerEmployeeName: 'Sam', riderIdVerified: true },
    });
    expect(redeemed.status).toBe(201);
    return (await removeAll()).of(contract.deleteResults);
  };

  test('is not taken back: it is listed as overpaid', async () => {
    expect(await overspend()).toMatchObject({ removed: 6, money: { reversed: { amount: 0 }, overpaid: firstPrize } });
    const { awards } = await admin.call(contract.overpaidAwards);
    expect(awards).toContainEqual(
      expect.objectContaining({
        rider: { _id: riderId, fullName: 'Riley Ostrander' },
        className: inClass.name,
        initialValue: usd(0),
        overpaid: firstPrize,
      }),
    );
    expect(await balance()).toBe(0);
  });

  test('waits for an admin, who leaves it with the rider with a note, until more of it is overpaid', async () => {
    await overspend();
    const listed = async (setAside: 'true' | 'false') =>
      (await admin.call(contract.overpaidAwards, { query: { setAside, limit: 100 } })).awards;
    const [award] = (await listed('false')).filter((it) => it.rider._id === riderId && it.className === inClass.name);
    const ask = (left: object | null) =>
      admin.ask(`/api/admin/award/${award?._id}/overpaid`, { method: 'PUT', body: { left } });
    const note = 'The club corrected it late';
    expect((await ask({ overpaid: usd(1), note })).json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
    expect((await ask({ overpaid: award?.overpaid, note: ' ' })).json()).toMatchObject({ status: 400 });
    const before = (await admin.call(contract.getWaiting)).overpaid.count;
    const leave = async () => (await ask({ overpaid: award?.overpaid, note })).of(contract.setOverpaidAside);
    // more than one administrator leaves alone
    const { approvalId, ...waits } = await leave();
    expect(waits).toEqual({ awardId: award?._id, setAside: false });
    const body = { version: 1, approve: true, answer: null };
    await (await demo.as('admin2')).call(contract.decideApproval, { params: { approvalId: approvalId ?? '' }, body });
    expect(await leave()).toEqual({ awardId: award?._id, setAside: true, approvalId: null });
    expect((await listed('false')).map((it) => it._id)).not.toContain(award?._id);
    expect((await listed('true')).find((it) => it._id === award?._id)?.setAside).toMatchObject({
      by: expect.any(String),
    });
    expect((await admin.call(contract.getWaiting)).overpaid.count).toBe(before - 1);
    const { notes } = await admin.call(contract.riderNotes, { params: { riderId }, query: {} });
    expect(notes.filter((it) => it.text === note)).toHaveLength(1);
    expect((await ask(null)).json()).toEqual({ awardId: award?._id, setAside: false, approvalId: null });
    expect((await listed('false')).map((it) => it._id)).toContain(award?._id);
  });

  test('evaluating an unchanged event again moves nothing', async () => {
    await putField();
    const rejudge = (dryRun: boolean, headers: Record<string, string>) =>
      admin.ask(`/api/admin/event/${event._id}/rejudge`, { method: 'POST', body: { dryRun }, headers });
    const nothing = {
      changed: 0,
      money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
      outcome: expect.any(String),
    };
    expect([(await rejudge(true, {})).json(), (await rejudge(false, key())).json()]).toEqual([
      { applied: false, ...nothing },
      { applied: true, ...nothing },
    ]);
  });
});

describe('what a result would earn', () => {
  const ask = (change: object) =>
    admin.ask('/api/admin/simulate-result', {
      method: 'POST',
      body: {
        event: event._id,
        class: inClass._id,
        place: 1,
        resultType: 'finished',
        starters: 12,
        rider: riderId,
        bike: null,
        others: [],
        ...change,
      },
    });
  test('is shown for existing and hypothetical riders, classes and events', async () => {
    expect((await ask({})).json()).toMatchObject({
      verdict: { earns: firstPrize, type: 'credit', reasons: [] },
      amount: firstPrize,
    });
    expect((await ask({ starters: 2 })).json()).toMatchObject({
      verdict: { earns: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: expect.any(String) }] },
      amount: usd(0),
    });
    expect((await ask({ rider: null })).json()).toMatchObject({ verdict: { reasons: [{ code: 'RIDER_UNKNOWN' }] } });
    const thought = {
      event: { startDate: '2026-05-02', endDate: null, country: 'ca' },
      class: { payoutType: 'cash', payoutPlaces: [{ place: 1, amount: 90_000 }] },
      rider: { dateOfBirth: null, parentalConsent: false, deActivated: false, factory: true, bikes: [] },
    };
    expect((await ask(thought)).of(contract.simulateResult).verdict.reasons.map((it) => it.code)).toContain(
      'RIDER_FACTORY',
    );
  });

  test('is refused for missing records', async () => {
    for (const change of [
      { event: '00000000000000000000000000' },
      { class: '00000000000000000000000000' },
      { rider: '00000000000000000000000000' },
    ])
      expect((await ask(change)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await ask({ others: [0] })).json()).toMatchObject({ status: 400 });
  });
});
