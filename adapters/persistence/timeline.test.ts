import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '@rrr/core/audit';
import { anId } from '@rrr/core/testing';
import { TIMELINE_KINDS, type TimelineEntry, type TimelineSubject } from '@rrr/core/timeline';
import fc from 'fast-check';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { ADMIN, CLAIM, DEALER, EVENT, LOGIN, MERGED, PROMOTER, RIDER, trailScene } from './testing/trail-scene.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const act = (
  n: number,
  action: string,
  objectType: string,
  objectId: string,
  detail: AuditRecord['detail'] = {},
  // several of one moment
  at = `2025-06-02T1${Math.floor(n / 4)}:00:00.000Z`,
): AuditRecord => ({
  id: anId('audt', n),
  at,
  actorId: LOGIN,
  proxyHostId: null,
  action,
  objectType,
  objectId,
  detail,
});

const ACTS: readonly AuditRecord[] = [
  act(1, 'sign-in', 'account', anId('acc', 1)),
  act(2, 'edit-rider', 'rider', MERGED, { city: { before: 'Moab', after: 'Provo' } }),
  act(3, 'merge-riders', 'rider', RIDER, { deletedId: MERGED }),
  act(4, 'decide-document', 'document', anId('d0c', 1), {
    riderId: RIDER,
    status: { before: 'uploaded', after: 'verified' },
  }),
  act(5, 'decide-bike', 'bike', anId('bk', 1), { riderId: RIDER }),
  act(6, 'redeem', 'redemption', anId('rdm', 1), { riderId: RIDER, dealerId: DEALER, amount: 12_000, currency: 'USD' }),
  act(7, 'add-note', 'note', anId('n0te', 1), { riderId: RIDER }),
  act(8, 'proxy-start', 'rider', RIDER, { reason: 'By phone' }),
  act(9, 'claim-result', 'claim', anId('rc', 1), { riderId: RIDER, eventId: EVENT }),
  act(10, 'send-claim', 'payout-claim', CLAIM, { riderId: RIDER, gross: 1_000, currency: 'USD' }),
  act(11, 'run-cheques', 'cheque', '7', { from: 7, to: 8 }),
  act(12, 'submit-results', 'class', anId('c0', 1), { eventId: EVENT }),
  act(13, 'decide-paying', 'event', EVENT, { paying: { before: false, after: true } }),
  act(14, 'ask-approval', 'request', anId('req', 1), { kind: 'purse', about: EVENT, reason: 'A sponsor' }),
];

const subject = (type: TimelineSubject['type'], id: string): TimelineSubject => ({ type, id });
const rider = subject('rider', RIDER);
const toldAs = (entry: TimelineEntry): string =>
  entry.what === 'act'
    ? entry.act.action
    : entry.what === 'mail'
      ? `mail ${entry.mail.kind}`
      : entry.what === 'result'
        ? `result ${entry.result.place} ${entry.result.className}`
        : `${entry.award.entry} ${entry.award.amount}`;

describe.each(KINDS)('timelines on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  let timeline: Queries['timeline'];
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, trailScene);
    for (const audit of ACTS) await sqlUnitOfWork(made.db).run((tx) => tx.audit.append(audit));
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
    timeline = queries.timeline;
  });
  afterAll(() => made.drop());

  const whole = async (asked: Parameters<Queries['timeline']['page']>[0]): Promise<readonly TimelineEntry[]> => {
    const page = await timeline.page(asked);
    return page.next ? [...page.entries, ...(await whole({ ...asked, after: page.next }))] : page.entries;
  };
  const told = async (of: TimelineSubject, more: object = {}) =>
    (await whole({ subject: of, limit: 50, ...more })).map(toldAs);

  it('tell everything that happened to a rider, also before a merge, newest first and without log-ins', async () => {
    expect(await told(rider)).toEqual([
      'mail claim-sent',
      'run-cheques',
      'send-claim',
      'claim-result',
      'proxy-start',
      'mail password-changed',
      'add-note',
      'redeem',
      'decide-bike',
      'decide-document',
      'mail document-decided',
      'merge-riders',
      'edit-rider',
      'award 50000',
      'result 3 450 Pro',
    ]);
    expect(await told(rider, { kind: 'logins' })).toEqual(['sign-in']);
  });

  it('tell what happened to an event, a dealer, a promoter and a claim', async () => {
    expect(await told(subject('event', EVENT))).toEqual([
      'ask-approval',
      'decide-paying',
      'submit-results',
      'claim-result',
    ]);
    expect(await told(subject('dealer', DEALER))).toEqual(['redeem']);
    expect(await told(subject('promoter', PROMOTER))).toEqual(await told(subject('event', EVENT)));
    expect(await told(subject('payout-claim', CLAIM))).toEqual(['mail claim-sent', 'run-cheques', 'send-claim']);
    expect(await told(subject('rider', anId('n0b0dy')))).toEqual([]);
  });

  it('give what a sentence needs: names of what was touched, of who did it, and what the record is', async () => {
    const [entry] = await whole({ subject: rider, kind: 'bikes', limit: 5 });
    if (entry?.what !== 'act') throw new Error('no act');
    expect(entry.act).toMatchObject({
      actor: { fullName: 'Sam Field' },
      actorSubject: { type: 'admin', id: ADMIN },
      facts: { year: 2024, make: 'KTM', model: '450 SX-F' },
      touched: [{ type: 'rider', id: RIDER, name: 'Riley Moto' }],
    });
    const [redeemed] = (await whole({ subject: rider, kind: 'money', limit: 5 })).filter((it) => it.what === 'act');
    expect(redeemed?.act.touched.map((it) => it.name)).toEqual(['Riley Moto', 'Fox Cycles']);
    expect(redeemed?.act.facts).toEqual({ amount: 12_000, currency: 'USD', code: '10000001' });
    const [note] = await whole({ subject: rider, kind: 'notes', limit: 5 });
    expect(note?.what === 'act' && note.act.facts).toEqual({ note: 'Called about the licence' });
  });

  it('are the same whole, in pages of any size, and by kinds and days', async () => {
    const all = await whole({ subject: rider, limit: 100 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), async (limit) =>
        expect(await whole({ subject: rider, limit })).toEqual(all),
      ),
      { numRuns: 6 },
    );
    const byKind = await Promise.all(
      TIMELINE_KINDS.filter((it) => it !== 'logins').map((it) => whole({ subject: rider, kind: it, limit: 3 })),
    );
    expect(byKind.flat().length).toBe(all.length);
    for (const [at, one] of byKind.entries())
      expect(one).toEqual(all.filter((it) => it.kind === TIMELINE_KINDS.filter((name) => name !== 'logins')[at]));
    const before = await whole({ subject: rider, to: '2025-06-01', limit: 3 });
    const since = await whole({ subject: rider, from: '2025-06-02', limit: 3 });
    expect([...since, ...before]).toEqual(all);
    expect(before.map(toldAs)).toEqual(['award 50000', 'result 3 450 Pro']);
  });

  it('the audit log is searched by a name, e-mail, code, VIN or id of what was touched, and by who did it', async () => {
    const found = async (asked: object) =>
      (await queries.audit.search({ page: 1, limit: 50, ...asked })).items.map((it) => it.action);
    const ofRider = ACTS.filter(
      (it) => !['sign-in', 'submit-results', 'decide-paying', 'ask-approval'].includes(it.action),
    );
    const wanted = ofRider.map((it) => it.action).toReversed();
    expect(await found({ about: RIDER })).toEqual(wanted);
    expect(await found({ objectType: 'rider', objectId: RIDER })).toEqual(wanted);
    // by what is the kept rider's alone
    const kept = wanted.filter((it) => it !== 'edit-rider');
    for (const about of ['riley mo', 'r1@example', 'vbkmxa10xsm 000001'])
      expect([about, await found({ about })]).toEqual([about, kept]);
    expect(await found({ about: '10000001' })).toEqual(['redeem']);
    expect(await found({ about: anId('d0c', 1) })).toEqual(['decide-document']);
    expect(await found({ about: 'fox' })).toEqual(['redeem']);
    expect(await found({ about: 'Mud Creek', kind: 'approvals' })).toEqual(['ask-approval']);
    expect(await found({ about: 'nobody' })).toEqual([]);
    expect(await found({ who: 'sam fi', kind: 'bikes' })).toEqual(['decide-bike']);
    expect(await found({ who: 'riley' })).toEqual([]);
    expect((await found({})).includes('sign-in')).toBe(false);
    expect(await found({ about: RIDER, withLogIns: true })).toEqual([...wanted, 'sign-in']);
    expect(await found({ kind: 'logins' })).toEqual(['sign-in']);
    const exported: string[] = [];
    for await (const some of queries.exports.audit({ about: 'riley mo' }))
      exported.push(...some.map((it) => it.action));
    expect(exported).toEqual(kept);
  });
});
