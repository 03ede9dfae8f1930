import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Corrected, EventClass, EventDetail, ResultRecord } from '@rrr/contract';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

interface Page {
  readonly results: readonly ResultRecord[];
  readonly pagination: { readonly totalPages: number };
}
interface Replaced {
  readonly applied: boolean;
  readonly rows: readonly {
    readonly riderName: string;
    readonly change: string;
    readonly match: { readonly status: string };
  }[];
  readonly changes: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly same: number;
  };
  readonly money: { readonly total: { readonly amount: number }; readonly issued: { readonly amount: number } };
  readonly outcome: string;
}

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let rider: Browser;
let riderId: string;
/** an event of the demo promoter that waits for results, and its class for credit */
let event: EventDetail;
let inClass: EventClass;
let [keys, path] = [0, ''];
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  riderId = (await rider.session()).user._id;
  event = (await promoter.call(contract.getEvent, { params: { eventId: demo.server.demo?.sample.eventId ?? '' } }))
    .event;
  const paid = event.classes.find((it) => it.payoutType === 'dealerCredit' && it.results.length === 0);
  if (!paid) throw new Error('The demo has no class that waits for results');
  inClass = paid;
  path = `/api/event/${event._id}`;
}, 60_000);
afterAll(() => demo.stop());

const key = () => ({ 'Idempotency-Key': `results-${String((keys += 1)).padStart(6, '0')}` });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const finisher = (place: number | null, riderName: string, change: object = {}) => ({
  place,
  resultType: place === null ? 'DNF' : 'finished',
  riderName,
  number: null,
  hometown: 'Moab',
  state: 'UT',
  bike: null,
  email: null,
  amaNumber: null,
  ...change,
});
const FIELD = [2, 3, 4, 5, 6].map((place) => finisher(place, `Nobody Atall ${place}`));
const put = (
  what: string,
  body: object,
  { who = promoter, headers = key() }: { who?: Browser; headers?: Record<string, string> } = {},
) => who.ask(`${path}/${what}`, { method: 'PUT', body, headers });
const putResult = (body: object, how = {}) => put('result', { classId: inClass._id, ...body }, how);
const removeAll = () => promoter.ask(`${path}/results?classId=${inClass._id}`, { method: 'DELETE', headers: key() });
const page = async (query = '', who = promoter): Promise<Page> =>
  (await who.ask(`${path}/results?classId=${inClass._id}${query}`)).json<Page>();
const firstPrize = () => inClass.payoutPlaces[0]?.amount ?? usd(0);
const balance = async () => {
  const { rider: it } = await admin.call(contract.getRider, { params: { riderId } });
  return it.balances.find((one) => one.available.currency === 'USD')?.available.amount ?? 0;
};

describe('the results of a class by hand', () => {
  test('are previewed, confirmed by the same outcome, and replaced as a whole', async () => {
    const body = {
      classId: inClass._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
    };
    const preview = (await put('results', { ...body, dryRun: true }, { headers: {} })).json<Replaced>();
    expect(preview).toMatchObject({
      applied: false,
      changes: { added: 6, changed: 0, removed: 0, same: 0 },
      money: { total: firstPrize(), issued: firstPrize(), reversed: usd(0), overpaid: usd(0) },
    });
    expect((await page()).results).toEqual([]);

    const [before, headers] = [await balance(), key()];
    const other = { ...body, results: body.results.slice(0, 5), outcome: preview.outcome };
    expect((await put('results', other)).json()).toMatchObject({ status: 409, code: 'PREVIEW_OUTDATED' });
    const [first, second] = [
      await put('results', { ...body, outcome: preview.outcome }, { headers }),
      await put('results', { ...body, outcome: preview.outcome }, { headers }),
    ];
    expect([first.json(), second.text]).toMatchObject([{ applied: true, money: { issued: firstPrize() } }, first.text]);
    expect(await balance()).toBe(before + firstPrize().amount);
    expect((await put('results', body)).json()).toMatchObject({
      changes: { added: 0, same: 6 },
      money: { issued: usd(0), total: firstPrize() },
    });

    const fewer = (await put('results', { ...body, results: body.results.slice(1) })).json();
    expect(fewer).toMatchObject({
      removed: [{ place: 1, riderName: 'Riley Ostrander' }],
      money: { reversed: firstPrize(), total: usd(0) },
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

describe('one result by hand', () => {
  test('is added, changed and taken away; each posts the difference, once for a key', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: FIELD });
    const before = await balance();
    const preview = (
      await putResult({ ...finisher(1, 'Riley Ostrander', { amaNumber: '418270' }), dryRun: true }, { headers: {} })
    ).json<Corrected>();
    expect(preview).toMatchObject({
      applied: false,
      money: { issued: firstPrize() },
      results: [
        { rider: { _id: riderId, fullName: 'Riley Ostrander' }, verdict: { earns: firstPrize(), type: 'credit' } },
      ],
    });
    const headers = key();
    const asked = finisher(1, 'Riley Ostrander', { amaNumber: '418270', email: 'Rider@Example.com' });
    const [first, second] = [await putResult(asked, { headers }), await putResult(asked, { headers })];
    expect([first.status, second.text]).toEqual([200, first.text]);
    const {
      results: [added],
    } = first.json<Corrected>();
    expect(added).toMatchObject({
      place: 1,
      classId: inClass._id,
      hometown: 'Moab, UT',
      amaNumber: '418270',
      email: 'rider@example.com',
    });
    expect(await balance()).toBe(before + firstPrize().amount);

    const moved = (await putResult({ ...finisher(null, 'Riley Ostrander'), _id: added?._id })).json<Corrected>();
    expect(moved).toMatchObject({
      results: [
        {
          _id: added?._id,
          resultType: 'DNF',
          rider: { _id: riderId },
          verdict: { earns: null, reasons: [{ code: 'NOT_FINISHED' }] },
        },
      ],
      money: { reversed: firstPrize() },
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
    const before = (await page('&limit=100')).results.length;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => putResult(finisher(40, 'Nobody Twice'), { headers })),
    );
    expect([new Set(all.map((it) => `${it.status} ${it.text}`)).size, all[0]?.status]).toEqual([1, 200]);
    expect((await page('&limit=100')).results.length).toBe(before + 1);
    expect((await putResult(finisher(41, 'Nobody Twice'), { headers })).json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is found in its own event and class alone', async () => {
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

test('all results of an event are taken away only by whoever says so', async () => {
  const remove = (query: string) => promoter.ask(`${path}/results${query}`, { method: 'DELETE', headers: key() });
  const before = await page();
  expect((await remove('')).json()).toMatchObject({ status: 400, errors: [{ path: 'classId', code: 'required' }] });
  expect((await remove(`?all=true&classId=${inClass._id}`)).json()).toMatchObject({
    status: 400,
    errors: [{ path: 'all', code: 'not_allowed' }],
  });
  const all = (await remove('?all=true&dryRun=true')).json<Corrected>();
  expect([all.applied, all.removed >= before.results.length, await page()]).toEqual([false, true, before]);
});

describe('who a result is of', () => {
  test('is said later: it earns then; and taken back: it is nobody’s', async () => {
    await put('results', { classId: inClass._id, entrants: 12, results: [finisher(1, 'R. Ostr.'), ...FIELD] });
    const unmatched = await page('&unmatched=true&limit=2');
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
      money: { issued: firstPrize() },
    });
    const headers = key();
    const [first, second] = [
      await put('result/match', body, { headers }),
      await put('result/match', body, { headers }),
    ];
    expect([first.json(), second.text]).toMatchObject([
      {
        results: [{ riderName: 'R. Ostr.', rider: { _id: riderId, fullName: 'Riley Ostrander' } }],
        money: { issued: firstPrize() },
      },
      first.text,
    ]);
    expect(await balance()).toBe(before + firstPrize().amount);
    expect((await page('&unmatched=true')).results.map((it) => it._id)).not.toContain(one?._id);
    expect((await put('result/unmatch', { resultId: one?._id })).json()).toMatchObject({
      results: [{ rider: null, verdict: { reasons: [{ code: 'RIDER_UNKNOWN' }] } }],
      money: { reversed: firstPrize() },
    });
    expect(await balance()).toBe(before);
    expect((await put('result/match', { ...body, riderId: '00000000000000000000000000' })).json()).toMatchObject({
      status: 404,
    });
  });

  test('is asked over all events by an admin', async () => {
    const { results } = await admin.call(contract.unmatchedResults, { query: { name: 'r ostr' } });
    expect(results).toMatchObject([{ riderName: 'R. Ostr.', event: { _id: event._id }, className: inClass.name }]);
    expect(await promoter.refusal(contract.unmatchedResults)).toMatchObject({ status: 403 });
  });
});

describe('what was spent', () => {
  test('is taken from nobody: it is listed as overpaid', async () => {
    await removeAll();
    await put('results', {
      classId: inClass._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
    });
    const dealer = await demo.as('dealer');
    const all = await balance();
    const redeemed = await dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: key(),
      body: { riderId, amount: usd(all), pin: '2580', dealerEmployeeName: 'Sam', riderIdVerified: true },
    });
    expect(redeemed.status).toBe(201);
    const gone = (await removeAll()).json<Corrected>();
    expect(gone).toMatchObject({ removed: 6, money: { reversed: firstPrize(), overpaid: firstPrize() } });
    const { awards } = await admin.call(contract.overpaidAwards);
    expect(awards).toContainEqual(
      expect.objectContaining({
        rider: { _id: riderId, fullName: 'Riley Ostrander' },
        className: inClass.name,
        initialValue: usd(0),
        overpaid: firstPrize(),
      }),
    );
    expect(await balance()).toBe(0);
  });

  test('an event judged again as it stands moves nothing', async () => {
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

describe('strangers', () => {
  test('hear that there is no such event, and read no results of it but the public ones', async () => {
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

  test('a promoter hears when the time for results has passed, and an admin corrects still', async () => {
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
  test('is told of a real rider in a real class, and of what is only thought of', async () => {
    expect((await ask({})).json()).toMatchObject({
      verdict: { earns: firstPrize(), type: 'credit', reasons: [] },
      amount: firstPrize(),
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

  test('is refused for what is not there', async () => {
    for (const change of [
      { event: '00000000000000000000000000' },
      { class: '00000000000000000000000000' },
      { rider: '00000000000000000000000000' },
    ])
      expect((await ask(change)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await ask({ others: [0] })).json()).toMatchObject({ status: 400 });
  });
});

test('the ledger holds after all of it', async () => {
  expect((await verifyLedger(demo.server.container.get(S.database))).breaks).toEqual([]);
});
