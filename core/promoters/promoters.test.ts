import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Session } from '../identity/index.js';
import {
  anAccount,
  anActor,
  anEvent,
  anId,
  fakeUnitOfWork,
  fixedClock,
  promoterOf,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  addPromoter,
  applyAsPromoter,
  decidePromoter,
  decidePromoters,
  deletePromoters,
  editPromoter,
  invitePromoterAgain,
  type PromoterProfile,
  setPromoterActive,
  undoDecision,
  undoDecisions,
} from './index.js';

const aPromoter = (n: number, over: Partial<ReturnType<typeof promoterOf>> = {}) =>
  promoterOf({ id: anId('pr0m0ter', n), name: `Ridge ${n}`, email: `ridge${n}@example.com`, ...over });
const admin = anActor();
const own = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 1) });
const seals = { seal: (boundTo: string, code: string) => `${boundTo}=${code}`, matches: () => false };
const profile: PromoterProfile = {
  name: ' Copper Basin Club ',
  contactName: 'Ira Wood',
  email: 'Club@Example.com',
  phone: '602 555 0199',
  profileImage: null,
  addressLine1: null,
  addressLine2: null,
  city: 'Mesa',
  state: 'AZ',
  zipcode: '852011234',
  country: 'us',
  websiteUrl: null,
  bio: null,
};

const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({ promoters: [aPromoter(1)], ...more });
  const ports = { uow: db.uow, clock, ids: sequentialIds(), seals };
  const decide = decidePromoter(ports);
  return {
    ...db,
    clock,
    apply: applyAsPromoter(ports),
    add: addPromoter(ports),
    again: invitePromoterAgain(ports),
    edit: editPromoter(ports),
    decideAll: decidePromoters(ports),
    remove: deletePromoters(ports),
    setActive: setPromoterActive(ports),
    approve: (n = 1, actor = admin) => decide({ actor, promoterId: anId('pr0m0ter', n), to: 'approved', reason: null }),
    reject: (n = 1, reason: string | null = 'No track') =>
      decide({ actor: admin, promoterId: anId('pr0m0ter', n), to: 'rejected', reason }),
    undo: (n = 1, actor = admin) => undoDecision(ports)({ actor, promoterId: anId('pr0m0ter', n) }),
    emails: () => db.stored().outbox.map((it) => it.kind),
  };
};
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (it: unknown) => (it as { code: string }).code,
  );

describe('an application', () => {
  test('waits for a decision, and is answered by mail in the language of the form', async () => {
    const it = house();
    await it.apply({ profile, message: ' Ten races a year ', locale: 'fr' });
    expect(it.stored().promoters[1]).toMatchObject({
      name: 'Copper Basin Club',
      email: 'club@example.com',
      zipcode: '85201-1234',
      country: 'US',
      status: 'pending',
      locale: 'fr',
      message: 'Ten races a year',
    });
    expect(it.emails()).toEqual(['application-received']);
  });
  test('of an address that waits or is approved changes nothing and is answered alike', async () => {
    const it = house({
      promoters: [aPromoter(1), aPromoter(2, { status: 'approved' }), aPromoter(3, { status: 'rejected' })],
    });
    for (const n of [1, 2])
      expect(
        await it.apply({ profile: { ...profile, email: `Ridge${n}@example.com` }, message: null, locale: 'en' }),
      ).toBeUndefined();
    expect([it.stored().promoters.length, it.emails()]).toEqual([3, []]);
    await it.apply({ profile: { ...profile, email: 'ridge3@example.com' }, message: null, locale: 'en' });
    expect(it.stored().promoters.length).toBe(4);
  });
});

describe('a decision', () => {
  test('to approve invites who has no login, and tells by mail', async () => {
    const it = house();
    expect((await it.approve()).status).toBe('approved');
    expect(it.emails()).toEqual(['invitation', 'application-decided']);
    expect(it.stored().promoterDecisions).toMatchObject([
      { sequence: 1, from: 'pending', to: 'approved', byName: admin.name },
    ]);
    const withLogin = house({ accounts: [anAccount({ type: 'promoter', subjectId: own.subjectId })] });
    await withLogin.approve();
    expect(withLogin.emails()).toEqual(['application-decided']);
  });
  test('that stands already is no error and no second email', async () => {
    const it = house();
    await it.reject();
    expect((await it.reject()).status).toBe('rejected');
    expect(it.emails()).toEqual(['application-decided']);
  });
  test('the other way round needs the first one undone', async () => {
    const it = house();
    await it.reject();
    expect(await refusal(it.approve())).toBe('ALREADY_DECIDED');
    await it.undo();
    expect(await refusal(it.approve())).toBe('nothing');
  });
  test('is an admin’s, and of one who is there', async () => {
    const it = house();
    expect([await refusal(it.approve(1, own)), await refusal(it.undo(1, own)), await refusal(it.approve(9))]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });
  test('to approve is refused while the e-mail is another’s login', async () => {
    const it = house({ accounts: [anAccount({ email: 'ridge1@example.com', type: 'rider' })] });
    expect(await refusal(it.approve())).toBe('EMAIL_TAKEN');
    expect(it.stored().promoterDecisions).toEqual([]);
  });
});

describe('undoing', () => {
  test('returns to the state before, any number of times, until the application itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('approve', 'reject', 'undo'), { maxLength: 12 }), async (acts) => {
        const it = house();
        const before: string[] = ['pending'];
        for (const act of acts) {
          if (act === 'undo') {
            expect(await refusal(it.undo())).toBe(before.length > 1 ? 'nothing' : 'NOTHING_TO_UNDO');
            if (before.length > 1) before.pop();
          } else if (
            (await refusal(act === 'approve' ? it.approve() : it.reject())) === 'nothing' &&
            before.at(-1) === 'pending'
          )
            before.push(act === 'approve' ? 'approved' : 'rejected');
          expect(it.stored().promoters[0]?.status).toBe(before.at(-1));
        }
        while (before.length > 1) {
          before.pop();
          expect((await it.undo()).status).toBe(before.at(-1));
        }
        expect(await refusal(it.undo())).toBe('NOTHING_TO_UNDO');
      }),
      { numRuns: 40 },
    );
  });
  test('keeps every decision, and ends an invitation that nobody accepted', async () => {
    const it = house();
    await it.approve();
    await it.undo();
    expect(it.stored().promoterDecisions).toMatchObject([{ to: 'approved', undoneAt: '2025-06-10T18:00:00.000Z' }]);
    expect(it.stored().codes[0]?.expiresAt).toBe('2025-06-10T18:00:00.000Z');
  });
  test('an admin’s own addition has nothing to undo', async () => {
    const it = house();
    const added = await it.add({ actor: admin, profile, locale: 'en' });
    expect([added.status, it.emails()]).toEqual(['approved', ['invitation']]);
    expect(
      await refusal(
        undoDecision({ uow: it.uow, clock: it.clock, ids: sequentialIds() })({ actor: admin, promoterId: added.id }),
      ),
    ).toBe('NOTHING_TO_UNDO');
  });
});

describe('inviting again', () => {
  test('reaches a promoter whom an admin added, after the first invitation lapsed, or ended with a deactivation', async () => {
    const it = house();
    const { id } = await it.add({ actor: admin, profile, locale: 'fr' });
    await it.setActive({ actor: admin, promoterId: id, active: false });
    expect(await refusal(it.again({ actor: admin, promoterId: id }))).toBe('NOT_FOUND');
    await it.setActive({ actor: admin, promoterId: id, active: true });
    expect((await it.again({ actor: admin, promoterId: id })).id).toBe(id);
    expect(it.stored().codes.at(-1)).toMatchObject({
      purpose: 'invitation',
      email: 'club@example.com',
      invited: { type: 'promoter', subjectId: id, locale: 'fr' },
    });
  });
  test('goes to the address of now, and ends what went to another', async () => {
    const it = house();
    const { id } = await it.add({ actor: admin, profile, locale: 'en' });
    await it.edit({ actor: admin, promoterId: id, version: 1, change: { email: 'right@example.com' } });
    await it.again({ actor: admin, promoterId: id });
    expect(it.stored().codes.map((one) => [one.email, one.expiresAt > '2025-06-10T18:00:00.000Z'])).toEqual([
      ['club@example.com', false],
      ['right@example.com', true],
    ]);
  });
  test('is refused where there is a login, of one who is not approved, and to all but admins', async () => {
    const withLogin = house({
      promoters: [aPromoter(1, { status: 'approved' })],
      accounts: [anAccount({ type: 'promoter', subjectId: own.subjectId })],
    });
    expect(await refusal(withLogin.again({ actor: admin, promoterId: own.subjectId }))).toBe('EMAIL_TAKEN');
    expect(await refusal(withLogin.again({ actor: own, promoterId: own.subjectId }))).toBe('NOT_FOUND');
    const it = house();
    expect(await refusal(it.again({ actor: admin, promoterId: anId('pr0m0ter', 1) }))).toBe('NOT_FOUND');
    await it.reject();
    expect(await refusal(it.again({ actor: admin, promoterId: anId('pr0m0ter', 1) }))).toBe('ALREADY_DECIDED');
  });
});

test('undoing many tells what became of each, in the order asked', async () => {
  const it = house({ promoters: [aPromoter(1), aPromoter(2)] });
  await it.approve(1);
  const undoMany = (actor: typeof admin) =>
    undoDecisions({ uow: it.uow, clock: it.clock, ids: sequentialIds() })({
      actor,
      promoterIds: [9, 2, 1, 1].map((n) => anId('pr0m0ter', n)),
    });
  expect(await refusal(undoMany(own))).toBe('NOT_FOUND');
  expect((await undoMany(admin)).map((one) => [one.name, one.outcome, one.code])).toEqual([
    [null, 'unknown', null],
    [aPromoter(2).name, 'refused', 'NOTHING_TO_UNDO'],
    [aPromoter(1).name, 'done', null],
  ]);
  expect(it.stored().promoters.map((one) => one.status)).toEqual(['pending', 'pending']);
});

test('deciding many tells what became of each, in the order asked', async () => {
  const it = house({
    promoters: [aPromoter(1), aPromoter(2, { status: 'approved' }), aPromoter(3, { status: 'rejected' }), aPromoter(4)],
    accounts: [anAccount({ email: 'ridge4@example.com', type: 'rider' })],
  });
  const outcomes = await it.decideAll({
    actor: admin,
    promoterIds: [4, 3, 2, 1, 1, 9].map((n) => anId('pr0m0ter', n)),
    to: 'approved',
    reason: null,
  });
  expect(outcomes.map((one) => [one.name, one.outcome, one.code])).toEqual([
    ['Ridge 4', 'refused', 'EMAIL_TAKEN'],
    ['Ridge 3', 'refused', 'ALREADY_DECIDED'],
    ['Ridge 2', 'already', null],
    ['Ridge 1', 'done', null],
    [null, 'unknown', null],
  ]);
  expect(it.stored().promoters.map((one) => one.status)).toEqual(['approved', 'approved', 'rejected', 'pending']);
});

test('deleting many takes those without events and series, with their logins, and names the others', async () => {
  const it = house({
    promoters: [aPromoter(1), aPromoter(2)],
    events: [anEvent({ promoterId: anId('pr0m0ter', 2) })],
    accounts: [anAccount({ type: 'promoter', subjectId: anId('pr0m0ter', 1) })],
  });
  expect(await refusal(it.remove({ actor: own, promoterIds: [own.subjectId] }))).toBe('NOT_FOUND');
  const outcomes = await it.remove({ actor: admin, promoterIds: [1, 2, 9].map((n) => anId('pr0m0ter', n)) });
  expect(outcomes.map((one) => one.outcome)).toEqual(['deleted', 'has-events', 'unknown']);
  expect([it.stored().promoters.map((one) => one.name), it.stored().accounts]).toEqual([['Ridge 2'], []]);
});

test('a profile is edited by its promoter or an admin, and nobody’s edit is overwritten', async () => {
  const it = house();
  const promoterId = anId('pr0m0ter', 1);
  await it.edit({ actor: own, promoterId, version: 1, change: { phone: '602 555 0100', city: 'Mesa' } });
  expect(it.stored().audit[0]?.detail).toEqual({
    phone: { before: null, after: '***' },
    city: { before: null, after: 'Mesa' },
  });
  expect(await refusal(it.edit({ actor: admin, promoterId, version: 1, change: { city: 'Tempe' } }))).toBe(
    'STALE_EDIT',
  );
  expect(
    await refusal(
      it.edit({
        actor: anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) }),
        promoterId,
        version: 2,
        change: { city: 'Tempe' },
      }),
    ),
  ).toBe('NOT_FOUND');
});

test('deactivating a promoter ends every session of its logins', async () => {
  const account = anAccount({ type: 'promoter', subjectId: own.subjectId });
  const session: Session = {
    id: anId('sess', 1),
    accountId: account.id,
    createdAt: '2025-06-10T17:00:00.000Z',
    expiresAt: '2025-06-11T06:00:00.000Z',
    proxy: null,
  };
  const it = house({ accounts: [account], sessions: [session] });
  await it.setActive({ actor: admin, promoterId: own.subjectId, active: false });
  expect([it.stored().accounts[0]?.deactivated, it.stored().sessions, it.stored().promoters[0]?.deactivated]).toEqual([
    true,
    [],
    true,
  ]);
  await it.setActive({ actor: admin, promoterId: own.subjectId, active: true });
  expect(it.stored().accounts[0]?.deactivated).toBe(false);
  expect(await refusal(it.setActive({ actor: own, promoterId: own.subjectId, active: false }))).toBe('NOT_FOUND');
});
