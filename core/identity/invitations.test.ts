import { describe, expect, test } from '@jest/globals';
import { anAccount, anActor, anId, refusal } from '../testing/index.js';
import { closeLogins } from './index.js';
import { account, actor, house } from './testing/codes.js';

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
    const scene = house();
    const admin = await scene.addAdmin(asked);
    expect(scene.lastCode()).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(JSON.stringify(scene.stored().audit)).not.toContain(scene.lastCode());
    await scene.accept({ email: 'sam@example.com', code: scene.lastCode().toUpperCase(), password: 'new horse 22' });
    expect(scene.stored().accounts[1]).toMatchObject({
      type: 'admin',
      subjectId: admin.id,
      email: 'sam@example.com',
      emailVerified: true,
      locale: 'fr',
      displayName: 'Sam Field',
    });
    expect(
      await refusal(scene.accept({ email: 'sam@example.com', code: scene.lastCode(), password: 'new horse 22' })),
    ).toBe('CODE_NOT_VALID');
  });
  test('is good for a week, and ends with the logins of whom it is for', async () => {
    const scene = house();
    const admin = await scene.addAdmin(asked);
    scene.clock.set('2025-06-17T17:59:59.000Z');
    for (let n = 0; n < 6; n += 1)
      expect(await refusal(scene.accept({ email: asked.email, code: 'x', password: 'new horse 22' }))).toBe(
        'CODE_NOT_VALID',
      );
    expect(scene.stored().codes[0]).toMatchObject({ tries: 0, usedAt: null });
    await scene.uow.run((tx) => closeLogins(tx, { type: 'admin', subjectId: admin.id }, scene.clock.now()));
    expect(await refusal(scene.accept({ email: asked.email, code: scene.lastCode(), password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
  });
  test('goes to an address five times in an hour', async () => {
    const scene = house();
    const { id: adminId } = await scene.addAdmin(asked);
    for (let times = 0; times < 4; times += 1) await scene.inviteAgain({ actor: asked.actor, adminId });
    expect(await refusal(scene.inviteAgain({ actor: asked.actor, adminId }))).toBe('TOO_MANY_CODES');
  });
  test('is sent again to who has no login yet, and the one before ends', async () => {
    const scene = house();
    const admin = await scene.addAdmin(asked);
    const first = scene.lastCode();
    await scene.uow.run((tx) => closeLogins(tx, { type: 'admin', subjectId: admin.id }, scene.clock.now()));
    expect(await scene.inviteAgain({ actor: asked.actor, adminId: admin.id })).toEqual(admin);
    expect(await refusal(scene.accept({ email: asked.email, code: first, password: 'new horse 22' }))).toBe(
      'CODE_NOT_VALID',
    );
    await scene.accept({ email: asked.email, code: scene.lastCode(), password: 'new horse 22' });
    expect(scene.stored().accounts[1]).toMatchObject({
      type: 'admin',
      subjectId: admin.id,
      locale: 'en',
      displayName: 'Sam Field',
    });
    expect(await refusal(scene.inviteAgain({ actor: asked.actor, adminId: admin.id }))).toBe('EMAIL_TAKEN');
    expect(await refusal(scene.inviteAgain({ actor, adminId: admin.id }))).toBe('NOT_FOUND');
    expect(await refusal(scene.inviteAgain({ actor: asked.actor, adminId: anId('n0b0dy') }))).toBe('NOT_FOUND');
  });
  test('makes one administrator of an address', async () => {
    const scene = house();
    await scene.addAdmin(asked);
    expect(await refusal(scene.addAdmin({ ...asked, email: ' SAM@example.com ' }))).toBe('EMAIL_TAKEN');
    expect([scene.stored().admins.length, scene.emails()]).toEqual([1, ['invitation']]);
  });
  test('is not for an address that has an account, nor from anyone but an admin', async () => {
    const scene = house();
    expect(await refusal(scene.addAdmin({ ...asked, email: account.email }))).toBe('EMAIL_TAKEN');
    expect(await refusal(scene.addAdmin({ ...asked, actor }))).toBe('NOT_FOUND');
    expect(scene.stored().admins).toEqual([]);
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
  const scene = house({ admins: [admin], accounts: [anAccount()] });
  await scene.editAdmin({ actor: anActor(), adminId: admin.id, change: { phone: '555 0100', lastName: 'Vail' } });
  expect([scene.stored().admins[0]?.phone, scene.stored().accounts[0]?.displayName]).toEqual([
    '555 0100',
    'Robin Vail',
  ]);
  expect(scene.stored().audit[0]?.detail).toEqual({
    phone: { before: null, after: '***' },
    lastName: { before: 'Vale', after: 'Vail' },
  });
  expect(
    await refusal(
      scene.editAdmin({ actor: anActor({ subjectId: anId('admn', 2) }), adminId: admin.id, change: { phone: null } }),
    ),
  ).toBe('NOT_FOUND');
});
