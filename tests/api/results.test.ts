import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene, usd } from './testing/result-scene.js';

const { demo, admin, promoter, rider, riderId, event, inClass, path, put, firstPrize, putResult, page, balance } =
  await resultScene();
ledgerHolds(demo);

describe('the results of a class by hand', () => {
  test('are previewed, confirmed by the same outcome, and replaced as a whole', async () => {
    const body = {
      classId: inClass._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
    };
    const preview = (await put('results', { ...body, dryRun: true }, { headers: {} })).of(contract.putResults);
    expect(preview).toMatchObject({
      applied: false,
      changes: { added: 6, changed: 0, removed: 0, same: 0 },
      money: { total: firstPrize, issued: firstPrize, reversed: usd(0), overpaid: usd(0) },
    });
    expect((await page()).results).toEqual([]);

    const [before, headers] = [await balance(), key()];
    const other = { ...body, results: body.results.slice(0, 5), outcome: preview.outcome };
    expect((await put('results', other)).json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
    const [first, second] = [
      await put('results', { ...body, outcome: preview.outcome }, { headers }),
      await put('results', { ...body, outcome: preview.outcome }, { headers }),
    ];
    expect([first.json(), second.text]).toMatchObject([{ applied: true, money: { issued: firstPrize } }, first.text]);
    expect(await balance()).toBe(before + firstPrize.amount);
    expect((await put('results', body)).json()).toMatchObject({
      changes: { added: 0, same: 6 },
      money: { issued: usd(0), total: firstPrize },
    });

    const fewer = (await put('results', { ...body, results: body.results.slice(1) })).json();
    expect(fewer).toMatchObject({
      removed: [{ place: 1, riderName: 'Riley Ostrander' }],
      money: { reversed: firstPrize, total: usd(0) },
    });
    expect(await balance()).toBe(before);
  });

  test('are refused as a whole: a place twice, a rider or a result who is none, no key', async () => {
    const send = (results: readonly object[], headers = key()) =>
      put('results', { classId: inClass._id, results }, { headers });
    const before = await page();
    expect((await send([finisher(1, 'A Rider'), finisher(1, 'B Rider')])).json()).toMatchObject({
      status: 409,
      code: 'PLACE_TAKEN',
    });
    expect((await send([finisher(1, 'A Rider', { riderId: '00000000000000000000000000' })])).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await send([finisher(1, 'A Rider', { _id: '00000000000000000000000000' })])).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await send([finisher(0, 'A Rider')])).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'results.0.place', code: 'too_small' }],
    });
    expect((await put('results', { classId: inClass._id, results: [] }, { headers: {} })).json()).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
    });
    expect(await page()).toEqual(before);
  });
});

describe('riders who are tied', () => {
  test('are asked about, and share their places once the person says so; both languages say why', async () => {
    const tied = [
      finisher(1, 'Riley Ostrander', { riderId }),
      finisher(1, 'Nobody Atall 1', { tied: true }),
      ...FIELD.slice(1),
    ];
    const body = { classId: inClass._id, entrants: 12, results: tied, dryRun: true };
    const refused = { ...body, results: tied.map((it) => ({ ...it, tied: false })) };
    expect((await put('results', refused, { headers: {} })).json()).toMatchObject({
      code: 'PLACE_TAKEN',
      detail: expect.stringContaining('the same place: 1. Nothing was saved; say that it is a tie'),
    });
    const [first, second] = [firstPrize.amount, inClass.payoutPlaces[1]?.amount.amount ?? 0];
    const { rows, money } = (await put('results', body, { headers: {} })).of(contract.putResults);
    const verdicts = rows.map(({ verdict }) => [verdict.earns?.amount ?? null, verdict.tie]);
    const tie = { others: 1, firstPlace: 1, lastPlace: 2, detail: 'Tied with 1 other: places 1–2 shared.' };
    // by name, what does not divide goes to the other
    expect(verdicts.slice(0, 3)).toEqual([
      [Math.floor((first + second) / 2), tie],
      [null, tie],
      [null, undefined],
    ]);
    expect(money.issued.amount).toBe(Math.floor((first + second) / 2));
    const french = await put('results', body, { headers: { 'Accept-Language': 'fr' } });
    expect(french.of(contract.putResults).rows[0]?.verdict.tie?.detail).toBe(
      'À égalité avec 1 autre pilote\u00a0: partage des positions 1 à 2.',
    );
  });

  test('a single result at a taken place names who has it', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: FIELD });
    expect(
      (await putResult({ ...finisher(2, 'Riley Ostrander'), dryRun: true }, { headers: {} })).json(),
    ).toMatchObject({
      code: 'PLACE_TAKEN',
      detail: expect.stringContaining('Nobody Atall 2 already has place 2'),
    });
    const added = (
      await putResult({ ...finisher(2, 'Riley Ostrander', { riderId }), tied: true, dryRun: true }, { headers: {} })
    ).of(contract.putResult);
    expect(added.results).toMatchObject([{ verdict: { tie: { others: 1, firstPlace: 2, lastPlace: 3 } } }]);
  });
});

describe('one result by hand', () => {
  test('is added, changed and taken away; each posts the difference, once for a key', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: FIELD });
    const before = await balance();
    const preview = (
      await putResult({ ...finisher(1, 'Riley Ostrander', { amaNumber: '418270' }), dryRun: true }, { headers: {} })
    ).of(contract.putResult);
    expect(preview).toMatchObject({
      applied: false,
      money: { issued: firstPrize },
      results: [
        { rider: { _id: riderId, fullName: 'Riley Ostrander' }, verdict: { earns: firstPrize, type: 'credit' } },
      ],
    });
    const headers = key();
    const asked = finisher(1, 'Riley Ostrander', { amaNumber: '418270', email: 'Rider@Example.com' });
    const [first, second] = [await putResult(asked, { headers }), await putResult(asked, { headers })];
    expect([first.status, second.text]).toEqual([200, first.text]);
    const {
      results: [added],
    } = first.of(contract.putResult);
    expect(added).toMatchObject({
      place: 1,
      classId: inClass._id,
      hometown: 'Moab, UT',
      amaNumber: '418270',
      email: 'rider@example.com',
    });
    expect(await balance()).toBe(before + firstPrize.amount);

    const moved = (await putResult({ ...finisher(null, 'Riley Ostrander'), _id: added?._id })).of(contract.putResult);
    expect(moved).toMatchObject({
      results: [
        {
          _id: added?._id,
          resultType: 'DNF',
          rider: { _id: riderId },
          verdict: { earns: null, reasons: [{ code: 'NOT_FINISHED' }] },
        },
      ],
      money: { reversed: firstPrize },
    });
    expect((await putResult(finisher(2, 'Someone Else'))).json()).toMatchObject({ status: 409, code: 'PLACE_TAKEN' });

    const remove = (query: string, how: Record<string, string> = key()) =>
      promoter.ask(`${path}/result?resultId=${added?._id}${query}`, { method: 'DELETE', headers: how });
    expect((await remove('&dryRun=true', {})).json()).toMatchObject({ applied: false, removed: 1 });
    const gone = key();
    const [away, again] = [await remove('', gone), await remove('', gone)];
    expect([away.json(), again.text]).toMatchObject([{ applied: true, removed: 1, results: [] }, away.text]);
    expect((await remove('')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await balance()).toBe(before);
  });

  test('sent ten times at once with one key is added once, with one answer', async () => {
    const headers = key();
    const before = (await page({ limit: 100 })).results.length;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => putResult(finisher(40, 'Nobody Twice'), { headers })),
    );
    expect([new Set(all.map((it) => `${it.status} ${it.text}`)).size, all[0]?.status]).toEqual([1, 200]);
    expect((await page({ limit: 100 })).results.length).toBe(before + 1);
    expect((await putResult(finisher(41, 'Nobody Twice'), { headers })).json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is found in its own event and class only', async () => {
    await putResult(finisher(9, 'Nobody Else'));
    const {
      results: [one],
    } = await page();
    const others = event.classes.find((it) => it._id !== inClass._id)?._id;
    expect(
      (await put('result', { ...finisher(9, 'Moved'), _id: one?._id, classId: others }, { who: admin })).json(),
    ).toMatchObject({ status: 404 });
    const { events } = await admin.call(contract.eventsFinished, { query: { limit: 1 } });
    expect(
      await admin.refusal(contract.deleteResult, {
        params: { eventId: events[0]?._id ?? '' },
        query: { resultId: one?._id ?? '' },
      }),
    ).toMatchObject({ status: 404 });
    expect((await page()).results.some((it) => it._id === one?._id)).toBe(true);
  });
});

test('all results of an event are removed only with `all`', async () => {
  const remove = (query: string) => promoter.ask(`${path}/results${query}`, { method: 'DELETE', headers: key() });
  const before = await page();
  expect((await remove('')).json()).toMatchObject({ status: 400, errors: [{ path: 'classId', code: 'required' }] });
  expect((await remove(`?all=true&classId=${inClass._id}`)).json()).toMatchObject({
    status: 400,
    errors: [{ path: 'all', code: 'not_allowed' }],
  });
  const all = (await remove('?all=true&dryRun=true')).of(contract.deleteResults);
  expect([all.applied, all.removed >= before.results.length, await page()]).toEqual([false, true, before]);
});

describe('strangers', () => {
  test('get “not found” for the event, and read only its public results', async () => {
    const { events } = await admin.call(contract.roleEvents, { query: { filter: 'done', limit: 50 } });
    const others = events.find((it) => it.promoter && it.promoter._id !== event.promoter?._id)?._id;
    for (const [what, asked] of [
      ['results', {}],
      ['result', { method: 'PUT', body: { ...finisher(1, 'X'), classId: inClass._id }, headers: key() }],
      ['results', { method: 'PUT', body: { classId: inClass._id, results: [] }, headers: key() }],
      ['results?all=true', { method: 'DELETE', headers: key() }],
    ] as const)
      expect((await promoter.ask(`/api/event/${others}/${what}`, asked)).json()).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    for (const who of [rider, await demo.as('dealer')])
      expect((await who.ask(`${path}/results`)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const { event: seen } = await rider.call(contract.getEvent, { params: { eventId: others! } });
    expect(seen.classes.flatMap((it) => it.results).every((it) => it.rider === null && it.verdict === null)).toBe(true);
  });

  test('a promoter is refused after the result window, an admin can still correct', async () => {
    const { events } = await promoter.call(contract.roleEvents, {
      query: { filter: 'done', sort: 'ascending', limit: 1 },
    });
    const old = (await promoter.call(contract.getEvent, { params: { eventId: events[0]?._id ?? '' } })).event;
    const send = (who: Browser) =>
      who.ask(`/api/event/${old._id}/result`, {
        method: 'PUT',
        headers: key(),
        body: { ...finisher(null, 'Nobody Late'), classId: old.classes[0]?._id, dryRun: true },
      });
    expect((await send(promoter)).json()).toMatchObject({ status: 409, code: 'RESULT_WINDOW_CLOSED' });
    expect((await send(admin)).json()).toMatchObject({ applied: false });
    const params = { eventId: old._id };
    await promoter.call(contract.askLateResults, { params, body: { reason: 'The timing failed' } });
    const accept = (accepted: boolean) => admin.call(contract.acceptLateResults, { params, body: { accepted } });
    await accept(true);
    expect((await send(promoter)).json()).toMatchObject({ applied: false });
    expect(
      await promoter.refusal(contract.askLateResults, { params, body: { reason: 'The timing failed' } }),
    ).toMatchObject({ status: 409, code: 'LATE_RESULTS_NOT_NEEDED' });
    await accept(false);
  });

  test('are refused with a reason: the event leaves what waits, and comes back when its promoter asks', async () => {
    const waiting = async () => (await admin.call(contract.getWaiting)).late.count;
    const [late] = (await admin.call(contract.eventsLate, { query: { setAside: 'false', limit: 100 } })).events.filter(
      (it) => it.promoter?.email === 'promoter@example.com',
    );
    const params = { eventId: late?._id ?? '' };
    const before = await waiting();
    await admin.call(contract.acceptLateResults, { params, body: { accepted: false, reason: 'Scored already' } });
    expect(await waiting()).toBe(before - 1);
    const { events } = await admin.call(contract.eventsLate, { query: { setAside: 'true', limit: 100 } });
    expect(events.find((it) => it._id === late?._id)?.setAside).toMatchObject({ reason: 'Scored already' });
    await promoter.call(contract.askLateResults, { params, body: { reason: 'The timing failed' } });
    expect(await waiting()).toBe(before);
  });
});
