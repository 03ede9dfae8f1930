import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail, ResultClaim } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let rider: Browser;
let riderId: string;
/** an event of the demo promoter that waits for results */
let event: EventDetail;
let keys = 0;
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  riderId = (await rider.session()).user._id;
  event = (await promoter.call(contract.getEvent, { params: { eventId: demo.server.demo?.sample.eventId ?? '' } }))
    .event;
}, 60_000);
afterAll(() => demo.stop());

const key = () => ({ 'Idempotency-Key': `claims-${String((keys += 1)).padStart(6, '0')}` });
const claim = (change: object = {}, who = rider) =>
  who.ask('/api/rider/result-claims', {
    method: 'POST',
    body: { eventId: event._id, classId: event.classes[0]?._id, place: 3, message: ' I was third ', ...change },
  });
const decide = (id: string, body: object, headers = key()) =>
  admin.ask(`/api/admin/result-claim/${id}`, { method: 'PUT', headers, body });
const list = async (who: Browser, path: string) => (await who.ask(path)).of(contract.listResultClaims).resultClaims;
const finisher = (place: number, riderName: string) => ({
  place,
  resultType: 'finished' as const,
  riderName,
  number: null,
  hometown: null,
  state: null,
  bike: null,
  email: null,
  amaNumber: null,
});
const opened = async (): Promise<ResultClaim> => (await claim()).of(contract.addResultClaim).resultClaim;

describe('a rider', () => {
  test('claims a missing result once, and sees what became of it', async () => {
    const answer = await claim();
    const { resultClaim } = answer.of(contract.addResultClaim);
    expect([answer.status, resultClaim]).toMatchObject([
      201,
      {
        rider: { _id: riderId },
        event: { _id: event._id, title: event.title },
        class: { name: event.classes[0]?.name },
        place: 3,
        message: 'I was third',
        status: 'open',
        decided: null,
      },
    ]);
    expect((await claim()).json()).toMatchObject({ status: 409, code: 'CLAIM_OPEN' });
    expect(await list(rider, `/api/rider/result-claims?eventId=${event._id}`)).toEqual([resultClaim]);

    const headers = key();
    const refusal = { decision: 'refuse', answer: 'Not on the list.' };
    const [first, second] = [
      await decide(resultClaim._id, refusal, headers),
      await decide(resultClaim._id, refusal, headers),
    ];
    expect([first.json(), second.text]).toMatchObject([
      {
        resultClaim: { status: 'refused', decided: { answer: 'Not on the list.', by: expect.any(String) } },
        corrected: null,
      },
      first.text,
    ]);
    expect((await decide(resultClaim._id, refusal)).json()).toMatchObject({ status: 409, code: 'CLAIM_DECIDED' });
    const seen = (await rider.call(contract.getResultClaim, { params: { claimId: resultClaim._id } })).resultClaim;
    expect(seen).toMatchObject({ status: 'refused', decided: { answer: 'Not on the list.', by: null } });
  });

  test('is refused where there is nothing to claim', async () => {
    expect((await claim({ eventId: '00000000000000000000000000' })).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await claim({ classId: '00000000000000000000000000' })).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await claim({ message: '   ' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'message', code: 'required' }],
    });
    expect((await claim({ message: 'x'.repeat(1_001) })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'message', code: 'too_long' }],
    });
    const { events } = await rider.call(contract.roleEvents, { query: { filter: 'upcoming', limit: 1 } });
    expect((await claim({ eventId: events[0]?._id, classId: null })).json()).toMatchObject({
      status: 409,
      code: 'EVENT_NOT_STARTED',
    });
    const { events: old } = await rider.call(contract.roleEvents, { query: { sort: 'ascending', limit: 1 } });
    expect((await claim({ eventId: old[0]?._id, classId: null })).json()).toMatchObject({
      status: 409,
      code: 'CLAIM_TOO_LATE',
    });
    expect((await claim({}, promoter)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('sees only their own claims', async () => {
    const mine = await opened();
    const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 5 } });
    const other = riders.find((it) => it._id !== riderId)?._id;
    expect(await rider.refusal(contract.listResultClaims, { query: { riderId: other } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const theirs = await list(admin, `/api/admin/result-claims?riderId=${other}`);
    expect(theirs.filter((it) => it.rider._id !== other)).toEqual([]);
    await decide(mine._id, { decision: 'refuse', answer: 'No.' });
  });
});

describe('an admin', () => {
  test('finds claims by state and event', async () => {
    const { _id } = await opened();
    const open = await list(admin, '/api/admin/result-claims?status=open');
    expect(open.map((it) => it._id)).toContain(_id);
    expect(open.every((it) => it.status === 'open')).toBe(true);
    expect(
      (await list(admin, `/api/admin/result-claims?eventId=${event._id}&status=refused`)).every(
        (it) => it.status === 'refused',
      ),
    ).toBe(true);
    expect((await admin.ask('/api/admin/result-claims?status=lost')).json()).toMatchObject({ status: 400 });
    expect((await decide(_id, { decision: 'refuse' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'answer', code: 'required' }],
    });
    await decide(_id, { decision: 'refuse', answer: 'No.' });
  });

  test('accepts a claim by matching an unmatched result, or by adding the missing one', async () => {
    const [one, two] = event.classes;
    const add = async (classId = '') =>
      (
        await admin.call(contract.putResult, {
          params: { eventId: event._id },
          body: { ...finisher(3, 'R. Ostr.'), classId },
        })
      ).results[0]?._id;
    const nameless = await add(one?._id);
    const claim = (await opened())._id;
    const match = { decision: 'match', resultId: nameless };
    // "R. Ostr." may be anybody
    expect((await decide(claim, match)).problem().code).toBe('NAME_REASON_NEEDED');
    const matched = (await decide(claim, { ...match, reason: 'The timing sheet cuts names' })).json();
    expect(matched).toMatchObject({
      resultClaim: { status: 'accepted', resultId: nameless, decided: { answer: null } },
      corrected: { applied: true, results: [{ _id: nameless, rider: { _id: riderId } }] },
    });

    const missing = await opened();
    const written = (
      await decide(missing._id, {
        decision: 'add',
        classId: two?._id,
        result: finisher(2, 'Riley Ostrander'),
        answer: 'Found on the sheet.',
      })
    ).json();
    expect(written).toMatchObject({
      resultClaim: { status: 'accepted', decided: { answer: 'Found on the sheet.' } },
      corrected: { results: [{ classId: two?._id, place: 2, rider: { _id: riderId } }] },
    });

    const open = await opened();
    expect(
      (await decide(open._id, { decision: 'add', classId: two?._id, result: finisher(2, 'Riley Ostrander') })).json(),
    ).toMatchObject({ status: 409, code: 'PLACE_TAKEN' });
    expect(
      (await decide(open._id, { decision: 'match', resultId: '00000000000000000000000000' })).json(),
    ).toMatchObject({ status: 404 });
    expect((await decide(open._id, { decision: 'match' })).json()).toMatchObject({ status: 400 });
    expect(
      await admin.refusal(contract.decideResultClaim, {
        idempotencyKey: '',
        params: { claimId: open._id },
        body: { decision: 'refuse', answer: 'No.' },
      }),
    ).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  });
});
