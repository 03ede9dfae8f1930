import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

const TODAY = '2020-01-01';
const body = {
  kind: 'info' as const,
  en: 'Payouts go out on Monday.',
  fr: 'Les paiements partent lundi.',
  link: '/about/faq' as string | null,
  places: { home: true, riders: false, dealers: false, promoters: false },
  startDate: TODAY,
  startTime: '00:00',
  endDate: '2098-12-31',
  endTime: '23:59',
};
const add = async (change: Partial<typeof body> = {}) =>
  (await admin.call(contract.addNotice, { body: { ...body, ...change } })).notice;
const end = ({ _id, version }: contract.Notice) =>
  admin.call(contract.endNotice, { params: { noticeId: _id }, body: { version } });
const shown = async (who: Browser, place: contract.NoticePlace = 'home') =>
  (await who.call(contract.shownNotices, { query: { place } })).notices.map((it) => it.text);
const refusedAt = async (change: object) => {
  const answer = await admin.ask('/api/admin/notices', { method: 'POST', body: { ...body, ...change } });
  return [answer.status, (answer.json() as { errors?: { path: string; code: string }[] }).errors?.[0]?.path];
};

describe('a notice', () => {
  test('shows to everybody as soon as it is saved, in their language, and is gone as soon as it ends', async () => {
    const notice = await add();
    expect(notice).toMatchObject({
      status: 'shown',
      startDate: TODAY,
      startTime: '00:00',
      endTime: '23:59',
      version: 1,
    });
    expect(await shown(demo.visit())).toEqual([body.en]);
    const french = await demo.visit().ask('/api/notices?place=home', { headers: { 'Accept-Language': 'fr' } });
    expect(french.of(contract.shownNotices).notices).toMatchObject([{ text: body.fr, link: '/about/faq', version: 1 }]);
    expect(await end(notice)).toMatchObject({ notice: { status: 'ended', version: 2 } });
    expect(await shown(demo.visit())).toEqual([]);
    const { notices } = await admin.call(contract.listNotices, { query: { status: 'ended' } });
    expect(notices.map((it) => it._id)).toContain(notice._id);
  });

  test('of a dashboard is for its role alone', async () => {
    const notice = await add({ places: { home: false, riders: true, dealers: false, promoters: false } });
    const [rider, dealer] = [await demo.as('rider'), await demo.as('dealer')];
    expect(await shown(rider, 'riders')).toEqual([body.en]);
    expect(await shown(rider)).toEqual([]);
    const query = { place: 'riders' as const };
    expect((await dealer.refusal(contract.shownNotices, { query })).code).toBe('FORBIDDEN');
    expect((await demo.visit().refusal(contract.shownNotices, { query })).code).toBe('UNAUTHENTICATED');
    await end(notice);
  });

  test('that begins later is planned, and does not show', async () => {
    const notice = await add({ startDate: '2098-01-01' });
    expect(notice.status).toBe('planned');
    expect(await shown(demo.visit())).toEqual([]);
    await end(notice);
  });
});

describe('what is refused', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.com/',
    'https://user:pass@example.com/',
    'https://',
    '//evil.example.com',
    '/\\evil.example.com',
    '/nowhere',
    '/logout',
    '/api/logout',
    '/proxy-rider/01hq00000000000000000r0001',
    `https://example.com/${'a'.repeat(250)}`,
  ])('the link %s', async (link) => {
    expect(await refusedAt({ link })).toEqual([400, 'link']);
  });

  test('texts that are missing, too long, or hide something, and no place at all', async () => {
    expect(await refusedAt({ en: ' ' })).toEqual([400, 'en']);
    expect(await refusedAt({ fr: '' })).toEqual([400, 'fr']);
    expect(await refusedAt({ fr: 'é'.repeat(281) })).toEqual([400, 'fr']);
    expect(await refusedAt({ en: 'Two\nlines' })).toEqual([400, 'en']);
    expect(await refusedAt({ en: 'turned \u202e around' })).toEqual([400, 'en']);
    expect(await refusedAt({ places: { home: false, riders: false, dealers: false, promoters: false } })).toEqual([
      400,
      'places.home',
    ]);
    expect(await refusedAt({ id: 'x' })).toEqual([400, 'id']);
  });

  test('a megabyte', async () => {
    const answer = await admin.ask('/api/admin/notices', {
      method: 'POST',
      body: { ...body, en: 'a'.repeat(1_048_576) },
    });
    expect([400, 413]).toContain(answer.status);
  });

  test('an end before its beginning, days that are none, and an end that has passed', async () => {
    expect(await refusedAt({ startDate: '2097-01-02', endDate: '2097-01-01' })).toEqual([400, 'endDate']);
    expect(await refusedAt({ startDate: '2097-01-01', endDate: '2097-01-01', endTime: '00:00' })).toEqual([
      400,
      'endDate',
    ]);
    expect(await refusedAt({ startDate: '2097-02-30' })).toEqual([400, 'startDate']);
    expect(await refusedAt({ startTime: '24:00' })).toEqual([400, 'startTime']);
    expect(await admin.refusal(contract.addNotice, { body: { ...body, endDate: '2020-01-02' } })).toMatchObject({
      code: 'NOTICE_REFUSED',
      detail: expect.stringContaining('in the future'),
    });
  });

  test('a sixth at a place at the same time', async () => {
    const five = [];
    for (let n = 0; n < 5; n += 1) five.push(await add({ en: `Notice ${n}` }));
    expect(await admin.refusal(contract.addNotice, { body })).toMatchObject({
      code: 'NOTICE_REFUSED',
      detail: expect.stringContaining('on the home page'),
    });
    expect(await shown(demo.visit())).toHaveLength(5);
    for (const notice of five) await end(notice);
  });

  test('the second of two edits at once', async () => {
    const notice = await add();
    const params = { noticeId: notice._id };
    const edit = (en: string) =>
      admin.ask(`/api/admin/notice/${params.noticeId}`, { method: 'PUT', body: { ...body, en, version: 1 } });
    const both = await Promise.all([edit('One'), edit('Other')]);
    expect(both.map((it) => it.status).toSorted()).toEqual([200, 409]);
    const now = (await admin.call(contract.getNotice, { params })).notice;
    expect(now.version).toBe(2);
    await end(now);
    expect((await admin.refusal(contract.editNotice, { params, body: { ...body, version: 3 } })).code).toBe(
      'NOTICE_REFUSED',
    );
  });

  test('six at once, so that a place never has more than five', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.ask('/api/admin/notices', { method: 'POST', body: { ...body, en: `At once ${n}` } }),
      ),
    );
    const added = asked.filter((it) => it.status === 201);
    expect(added).toHaveLength(5);
    for (const answered of added) await end(answered.of(contract.addNotice).notice);
  });
});

test('the history says in words who wrote and ended a notice', async () => {
  const notice = await add();
  await end(notice);
  const { records } = await admin.call(contract.listAudit, { query: { objectType: 'notice', objectId: notice._id } });
  expect(records.map((it) => it.action)).toEqual(['end-notice', 'add-notice']);
});
