import { describe, expect, test } from '@jest/globals';
import { anAccount, anActor, anId } from '../testing/index.js';
import { closeLogins } from './index.js';
import { account, actor, house, refusal } from './testing/codes.js';

describe('an invitation', () => {
  const asked = {
    actor: anActor(),
    firstName: 'Sam',
    lastName: 'Field',
    email: 'Sam@Example.com',
    phone: null,
    locale: 'fr' as const,
  };
  test('makes an administrator with a password of their own', async () => {
    const it = house();
    const admin = await it.addAdmin(asked);
    expect(it.lastCode()).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(JSON.stringify(it.stored().audit)).not.toContain(it.lastCode());
    await it.accept({ email: 'sam@example.com', code: it.lastCode().toUpperCase(), password: 'new horse 22' });
    expect(it.stored().accounts[1]).toMatchObject({
      type: 'admin',
      subjectId: admin.id,
      email: 'sam@example.com',
      emailVerified: true,
      locale: 'fr',
      displayName: 'Sam Field',
    });
    expect(await refusal(it.accept({ email: 'sam@example.com', code: it.lastCode(), password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
  });
  test('is good for a week, and ends with the logins of whom it is for', async () => {
    const it = house();
    const admin = await it.addAdmin(asked);
    it.clock.set('2025-06-17T17:59:59.000Z');
    for (let n = 0; n < 6; n += 1)
      expect(await refusal(it.accept({ email: asked.email, code: 'x', password: 'new horse 22' }))).toBe(
        'CODE_NOT_VALID',
      );
    expect(it.stored().codes[0]).toMatchObject({ tries: 0, usedAt: null });
    await it.uow.run((tx) => closeLogins(tx, { type: 'admin', subjectId: admin.id }, it.clock.now()));
    expect(await refusal(it.accept({ email: asked.email, code: it.lastCode(), password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
  });
  test('goes to an address five times in an hour', async () => {
    const it = house();
    const { id: adminId } = await it.addAdmin(asked);
    for (let times = 0; times < 4; times += 1) await it.inviteAgain({ actor: asked.actor, adminId });
    expect(await refusal(it.inviteAgain({ actor: asked.actor, adminId }))).toBe('TOO_MANY_CODES');
  });
  test('is sent again to who has no login yet, and the one before ends', async () => {
    const it = house();
    const admin = await it.addAdmin(asked);
    const first = it.lastCode();
    await it.uow.run((tx) => closeLogins(tx, { type: 'admin', subjectId: admin.id }, it.clock.now()));
    expect(await it.inviteAgain({ actor: asked.actor, adminId: admin.id })).toEqual(admin);
    expect(await refusal(it.accept({ email: asked.email, code: first, password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
    await it.accept({ email: asked.email, code: it.lastCode(), password: 'new horse 22' });
    expect(it.stored().accounts[1]).toMatchObject({
      type: 'admin',
      subjectId: admin.id,
      locale: 'en',
      displayName: 'Sam Field',
    });
    expect(await refusal(it.inviteAgain({ actor: asked.actor, adminId: admin.id }))).toBe('EMAIL_TAKEN');
    expect(await refusal(it.inviteAgain({ actor, adminId: admin.id }))).toBe('NOT_FOUND');
    expect(await refusal(it.inviteAgain({ actor: asked.actor, adminId: anId('n0b0dy') }))).toBe('NOT_FOUND');
  });
  test('makes one administrator of an address', async () => {
    const it = house();
    await it.addAdmin(asked);
    expect(await refusal(it.addAdmin({ ...asked, email: ' SAM@example.com ' }))).toBe('EMAIL_TAKEN');
    expect([it.stored().admins.length, it.emails()]).toEqual([1, ['invitation']]);
  });
  test('is not for an address that has an account, nor from anyone but an admin', async () => {
    const it = house();
    expect(await refusal(it.addAdmin({ ...asked, email: account.email }))).toBe('EMAIL_TAKEN');
    expect(await refusal(it.addAdmin({ ...asked, actor }))).toBe('NOT_FOUND');
    expect(it.stored().admins).toEqual([]);
  });
});

test('an administrator edits their own profile alone', async () => {
  const admin = {
    id: anId('admn', 1),
    firstName: 'Robin',
    lastName: 'Vale',
    email: 'robin@example.com',
    phone: null,
    profileImage: null,
    deactivated: false,
  };
  const it = house({ admins: [admin], accounts: [anAccount()] });
  await it.editAdmin({ actor: anActor(), adminId: admin.id, change: { phone: '555 0100', lastName: 'Vail' } });
  expect([it.stored().admins[0]?.phone, it.stored().accounts[0]?.displayName]).toEqual(['555 0100', 'Robin Vail']);
  expect(it.stored().audit[0]?.detail).toEqual({
    phone: { before: null, after: '***' },
    lastName: { before: 'Vale', after: 'Vail' },
  });
  expect(
    await refusal(
      it.editAdmin({ actor: anActor({ subjectId: anId('admn', 2) }), adminId: admin.id, change: { phone: null } }),
    ),
  ).toBe('NOT_FOUND');
});
