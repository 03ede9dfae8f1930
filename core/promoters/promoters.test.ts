import { describe, expect, test } from '@jest/globals';
import type { Session } from '../identity/index.js';
import { anAccount, anActor, anEvent, anId, PLAIN_SESSION, refusal } from '../testing/index.js';
import { admin, aPromoter, house, own, profile } from './testing/promoters.js';

describe('an application', () => {
  test('waits for a decision, and is answered by mail in the language of the form', async () => {
    const scene = house();
    await scene.apply({ profile, message: ' Ten races a year ', locale: 'fr' });
    expect(scene.stored().promoters[1]).toMatchObject({
      name: 'Copper Basin Club',
      email: 'club@example.com',
      zipcode: '85201-1234',
      country: 'US',
      status: 'pending',
      locale: 'fr',
      message: 'Ten races a year',
    });
    expect(scene.emails()).toEqual(['application-received']);
  });
  test('of an address that waits or is approved changes nothing and is answered alike', async () => {
    const scene = house({
      promoters: [aPromoter(1), aPromoter(2, { status: 'approved' }), aPromoter(3, { status: 'rejected' })],
    });
    for (const n of [1, 2])
      expect(
        await scene.apply({ profile: { ...profile, email: `Ridge${n}@example.com` }, message: null, locale: 'en' }),
      ).toBeUndefined();
    expect([scene.stored().promoters.length, scene.emails()]).toEqual([3, []]);
    await scene.apply({ profile: { ...profile, email: 'ridge3@example.com' }, message: null, locale: 'en' });
    expect(scene.stored().promoters.length).toBe(4);
  });
});

describe('inviting again', () => {
  test('reaches a promoter whom an admin added, after the first invitation lapsed, or ended with a deactivation', async () => {
    const scene = house();
    const { id } = await scene.add({ actor: admin, profile, locale: 'fr' });
    await scene.setActive({ actor: admin, promoterId: id, active: false });
    expect(await refusal(scene.again({ actor: admin, promoterId: id }))).toBe('NOT_FOUND');
    await scene.setActive({ actor: admin, promoterId: id, active: true });
    expect((await scene.again({ actor: admin, promoterId: id })).id).toBe(id);
    expect(scene.stored().codes.at(-1)).toMatchObject({
      purpose: 'invitation',
      email: 'club@example.com',
      invited: { type: 'promoter', subjectId: id, locale: 'fr' },
    });
  });
  test('goes to the address of now, and ends what went to another', async () => {
    const scene = house();
    const { id } = await scene.add({ actor: admin, profile, locale: 'en' });
    await scene.edit({ actor: admin, promoterId: id, version: 1, change: { email: 'right@example.com' } });
    await scene.again({ actor: admin, promoterId: id });
    expect(scene.stored().codes.map((one) => [one.email, one.expiresAt > '2025-06-10T18:00:00.000Z'])).toEqual([
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
    const scene = house();
    expect(await refusal(scene.again({ actor: admin, promoterId: anId('pr0m0ter', 1) }))).toBe('NOT_FOUND');
    await scene.reject();
    expect(await refusal(scene.again({ actor: admin, promoterId: anId('pr0m0ter', 1) }))).toBe('ALREADY_DECIDED');
  });
});

test('deleting many takes those without events and series, with their logins, and names the others', async () => {
  const scene = house({
    promoters: [aPromoter(1), aPromoter(2)],
    events: [anEvent({ promoterId: anId('pr0m0ter', 2) })],
    accounts: [anAccount({ type: 'promoter', subjectId: anId('pr0m0ter', 1) })],
  });
  expect(await refusal(scene.remove({ actor: own, promoterIds: [own.subjectId] }))).toBe('NOT_FOUND');
  const outcomes = await scene.remove({ actor: admin, promoterIds: [1, 2, 9].map((n) => anId('pr0m0ter', n)) });
  expect(outcomes.map((one) => one.outcome)).toEqual(['deleted', 'has-events', 'unknown']);
  expect([scene.stored().promoters.map((one) => one.name), scene.stored().accounts]).toEqual([['Ridge 2'], []]);
});

test('a profile is edited by its promoter or an admin, and nobody’s edit is overwritten', async () => {
  const scene = house();
  const promoterId = anId('pr0m0ter', 1);
  await scene.edit({ actor: own, promoterId, version: 1, change: { phone: '602 555 0100', city: 'Mesa' } });
  expect(scene.stored().audit[0]?.detail).toEqual({
    phone: { before: null, after: '***' },
    city: { before: null, after: 'Mesa' },
  });
  expect(await refusal(scene.edit({ actor: admin, promoterId, version: 1, change: { city: 'Tempe' } }))).toBe(
    'STALE_EDIT',
  );
  expect(
    await refusal(
      scene.edit({
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
    ...PLAIN_SESSION,
  };
  const scene = house({ accounts: [account], sessions: [session] });
  await scene.setActive({ actor: admin, promoterId: own.subjectId, active: false });
  expect([
    scene.stored().accounts[0]?.deactivated,
    scene.stored().sessions,
    scene.stored().promoters[0]?.deactivated,
  ]).toEqual([true, [], true]);
  await scene.setActive({ actor: admin, promoterId: own.subjectId, active: true });
  expect(scene.stored().accounts[0]?.deactivated).toBe(false);
  expect(await refusal(scene.setActive({ actor: own, promoterId: own.subjectId, active: false }))).toBe('NOT_FOUND');
});
