import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const [admin, promoter, visitor] = [await demo.as('admin'), await demo.as('promoter'), demo.visit()];
const own = (await promoter.session()).user._id;

const put = (browser: Browser, path: string, body?: unknown) =>
  browser.ask(path, { method: 'PUT', ...(body === undefined ? {} : { body }) });
const post = (browser: Browser, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  browser.ask(path, { method: 'POST', body, headers });
const list = async (query = '', browser = visitor) =>
  (await browser.ask(`/api/promoters${query}`)).of(contract.listPromoters);
const one = async (id: string) => (await admin.call(contract.getPromoter, { params: { role: 'admin', id } })).promoter;

const profile = (name: string, email: string) => ({
  name,
  contactName: 'Ira Wood',
  email,
  country: 'us',
  addressLine1: null,
  addressLine2: null,
  city: 'Laval',
  state: null,
  zipcode: null,
  phone: '602 555 0142',
  websiteUrl: null,
  bio: null,
});
/** applies, and returns the id of the waiting application */
const applied = async (name: string, email: string): Promise<string> => {
  expect(
    (await post(visitor, '/api/promoters/apply', { ...profile(name, email), message: 'Ten races a year' })).status,
  ).toBe(204);
  const found = await list(`?query=${encodeURIComponent(name)}&status=pending`, admin);
  return found.promoters[0]?._id ?? '';
};
const decide = (act: string, ids: readonly string[], more: object = {}) =>
  post(admin, `/api/admin/promoters/${act}`, { ids, ...more });
const outcomes = async (answer: ReturnType<typeof decide>) =>
  (await answer).of(contract.approvePromoters).outcomes.map((it) => [it._id, it.outcome, it.reason?.code ?? null]);

describe('the list of promoters', () => {
  test('shows anyone approved ones that are active, and nothing personal', async () => {
    const waiting = await applied('Quartzflat Club', 'quartz@example.com');
    const { promoters, pagination } = await list();
    expect([promoters.length > 0, promoters.length <= 15, pagination.page]).toEqual([true, true, 1]);
    expect(promoters.every((it) => it.personal === null)).toBe(true);
    expect(JSON.stringify((await list('?status=pending&limit=100')).promoters)).not.toContain(waiting);
    expect(JSON.stringify(promoters)).not.toMatch(/@example\.com|555/);
    expect((await list('?query=quartzflat')).promoters).toEqual([]);
  });

  test('tells which events come next, the same to anyone and to admins', async () => {
    const { promoters } = await list('?limit=100');
    const nearest = promoters.map(({ nextEvents }) => nextEvents.map((it) => it.startDate));
    expect(nearest.flat().length).toBeGreaterThan(0);
    expect(nearest.every((days) => days.length <= 2 && days.toSorted().join() === days.join())).toBe(true);
    const [first] = promoters.filter(({ nextEvents }) => nextEvents.length > 0);
    const same = (await list('?limit=100', admin)).promoters.find((it) => it._id === first?._id);
    expect(same?.nextEvents).toEqual(first?.nextEvents);
    const { event } = await visitor.call(contract.getEvent, {
      params: { eventId: first?.nextEvents[0]?._id ?? '' },
    });
    expect([event.promoter?._id, event.status]).toEqual([first?._id, 'current']);
  });

  test('is searched by name by anyone, by phone and contact by admins alone', async () => {
    const { promoter: mine } = await promoter.call(contract.getPromoter, { params: { role: 'promoter', id: own } });
    const word = mine.name.split(' ')[0] ?? '';
    expect((await list(`?query=${encodeURIComponent(word)}`)).promoters.map((it) => it._id)).toContain(own);
    expect((await list('?query=promoter@example', promoter)).promoters).toEqual([]);
    expect((await list('?query=promoter@example', admin)).promoters).toMatchObject([
      { _id: own, personal: { status: 'approved', email: 'promoter@example.com', deActivated: false } },
    ]);
  });

  test('has all names for admins to choose from, and counts by status', async () => {
    const { promoters } = await admin.call(contract.allPromoters, { query: { status: 'approved' } });
    expect(promoters.map((it) => it._id)).toContain(own);
    const counts = await admin.call(contract.promoterSummary);
    expect([counts.approved, counts.pending > 0]).toEqual([promoters.length, true]);
  });
});

describe('an application', () => {
  test('gets the same answer whoever is known already, and an email in the language of the form', async () => {
    const send = (email: string, headers = {}) =>
      post(visitor, '/api/promoters/apply', profile('Alder Park', email), headers);
    const [fresh, known] = [await send('alder@example.com'), await send('promoter@example.com')];
    expect([fresh.status, fresh.text, known.status, known.text]).toEqual([204, '', 204, '']);
    expect((await list('?query=alder', admin)).promoters.map((it) => it.personal?.email)).toEqual([
      'alder@example.com',
    ]);
  });

  test.each([
    ['email', 'nobody'],
    ['name', ''],
    ['status', 'approved'],
    ['message', 'x'.repeat(1001)],
  ])('is refused with a wrong %s', async (field, value) => {
    const answer = await post(visitor, '/api/promoters/apply', {
      ...profile('Alder Park', 'alder2@example.com'),
      [field]: value,
    });
    expect([answer.status, answer.problem().errors?.map((it) => it.path)]).toEqual([400, [field]]);
  });

  test('is approved, undone and rejected, and says where it stands', async () => {
    const id = await applied('Canyon Riders', 'canyon@example.com');
    expect((await put(admin, `/api/admin/promoter/${id}/approve`, { reason: 'Welcome' })).json()).toMatchObject({
      promoter: { _id: id, status: 'approved' },
    });
    expect((await put(admin, `/api/admin/promoter/${id}/reject`, {})).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_DECIDED',
    });
    expect((await put(admin, `/api/admin/promoter/${id}/undo`)).json()).toMatchObject({
      promoter: { status: 'pending' },
    });
    expect((await put(admin, `/api/admin/promoter/${id}/undo`)).json()).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_UNDO',
    });
    expect((await put(admin, `/api/admin/promoter/${id}/reject`, { reason: 'No races' })).json()).toMatchObject({
      promoter: { status: 'rejected' },
    });
    expect(await one(id)).toMatchObject({
      message: 'Ten races a year',
      events: 0,
      hasLogin: false,
      decisions: [
        { to: 'rejected', reason: 'No races', undoneAt: null },
        { to: 'approved', undoneAt: expect.any(String) },
      ],
    });
  });

  test('is decided with others, each told what became of it', async () => {
    const [first, second] = [
      await applied('Dune Days', 'dune@example.com'),
      await applied('Eagle Club', 'eagle@example.com'),
    ];
    const nobody = '00000000000000000000000000';
    expect(await outcomes(decide('approve', [first, own, nobody]))).toEqual([
      [first, 'done', null],
      [own, 'already', null],
      [nobody, 'unknown', null],
    ]);
    expect(await outcomes(decide('reject', [first, second], { reason: 'Too late' }))).toEqual([
      [first, 'refused', 'ALREADY_DECIDED'],
      [second, 'done', null],
    ]);
    expect(await outcomes(decide('undo', [first, second, nobody]))).toEqual([
      [first, 'done', null],
      [second, 'done', null],
      [nobody, 'unknown', null],
    ]);
    expect(await outcomes(decide('undo', [first]))).toEqual([[first, 'refused', 'NOTHING_TO_UNDO']]);
    expect(await outcomes(decide('delete', [first, own]))).toEqual([
      [first, 'done', null],
      [own, 'refused', 'PROMOTER_HAS_EVENTS'],
    ]);
    expect(await admin.refusal(contract.getPromoter, { params: { role: 'admin', id: first } })).toMatchObject({
      status: 404,
    });
    expect((await decide('approve', [])).json()).toMatchObject({ status: 400 });
    expect(
      (
        await decide(
          'approve',
          Array.from({ length: 201 }, () => first),
        )
      ).json(),
    ).toMatchObject({ status: 400 });
  });

  test('tells why one was kept in the reader’s language', async () => {
    const french = await admin.ask('/api/admin/promoters/delete', {
      method: 'POST',
      body: { ids: [own] },
      headers: { Cookie: `${[...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}; locale=fr` },
    });
    expect(french.of(contract.deletePromoters).outcomes[0]?.reason?.detail).toMatch(
      /n’a pas été supprimé|was not deleted/,
    );
  });
});

describe('a promoter', () => {
  test('is added by an admin: approved, and invited', async () => {
    const answer = await post(admin, '/api/admin/promoters', {
      promoter: profile('Fern Valley', 'fern@example.com'),
      locale: 'fr',
    });
    expect([answer.status, answer.json()]).toEqual([
      201,
      { promoter: expect.objectContaining({ status: 'approved', country: 'US', appliedAt: null, version: 1 }) },
    ]);
    const { promoter: fern } = answer.of(contract.addPromoter);
    const again = (id: string) => admin.ask(`/api/admin/promoter/${id}/invite`, { method: 'POST' });
    expect([(await again(fern._id)).json(), (await again(own)).json()]).toMatchObject([
      { promoter: { _id: fern._id } },
      { status: 409, code: 'EMAIL_TAKEN' },
    ]);
    expect(
      (await post(admin, '/api/admin/promoters', { promoter: profile('Fern Two', 'rider@example.com') })).json(),
    ).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('changes its profile, never its state, and a stale edit nothing', async () => {
    const { version, decisions } = (
      await promoter.call(contract.getPromoter, { params: { role: 'promoter', id: own } })
    ).promoter;
    expect(decisions).toBeNull();
    const answer = await put(promoter, `/api/promoter/promoter/${own}`, { version, bio: 'Races since 1980' });
    expect(answer.of(contract.editPromoter).promoter).toMatchObject({
      bio: 'Races since 1980',
      status: 'approved',
      version: version + 1,
    });
    expect((await put(admin, `/api/admin/promoter/${own}`, { version, phone: null })).json()).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
    });
    expect(
      (await put(promoter, `/api/promoter/promoter/${own}`, { version: version + 1, status: 'rejected' })).json(),
    ).toMatchObject({ status: 400 });
  });

  test('that is deactivated is out at once and off the public list', async () => {
    const other = await demo.as('promoter');
    expect((await put(admin, `/api/admin/promoter/${own}/deactivate`)).json()).toMatchObject({
      promoter: { deActivated: true },
    });
    expect((await other.ask(`/api/promoter/promoter/${own}`)).status).toBe(401);
    expect((await list('?limit=100')).promoters.map((it) => it._id)).not.toContain(own);
    expect((await list('?active=false', admin)).promoters.map((it) => it._id)).toContain(own);
    expect((await put(admin, `/api/admin/promoter/${own}/activate`)).json()).toMatchObject({
      promoter: { deActivated: false },
    });
  });
});
