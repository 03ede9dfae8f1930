import { expect, test } from '@jest/globals';
import { acceptInvitation, type Admin, addAdmin, inviteAdminAgain } from '@rrr/core/identity';
import { anAccount, anActor, fakeUnitOfWork, fixedClock, sequentialIds, type World } from '@rrr/core/testing';
import { defaultProgram } from '@rrr/core/program';
import type { Tools } from './command.js';
import { createAdminCommand } from './create-admin.js';

const email = 'sam@example.com';
const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
};
const passwords = {
  hash: async (plain: string) => `hashed:${plain}`,
  verify: async () => ({ right: true, outdated: false }),
};

const house = (world: Partial<World> = {}) => {
  const { uow, stored } = fakeUnitOfWork(world);
  const ports = {
    uow,
    clock: fixedClock(),
    ids: sequentialIds(),
    seals,
    passwords,
    program: { ...defaultProgram, approvals: 'recorded' as const },
  };
  const said: string[] = [];
  const options = { email: 'Sam@Example.com', 'first-name': 'Samuel', 'last-name': 'Fields' };
  return {
    stored,
    uow,
    said,
    create: () =>
      createAdminCommand.run({ ...ports, options, say: (text: string) => void said.push(text) } as unknown as Tools),
    add: () =>
      addAdmin(ports)({
        actor: anActor(),
        firstName: 'Sam',
        lastName: 'Field',
        email,
        phone: '555 0100',
        locale: 'fr',
      }),
    inviteAgain: (admin: Admin) => inviteAdminAgain(ports)({ actor: anActor(), adminId: admin.id }),
    accept: () =>
      acceptInvitation(ports)({ email, code: String(stored().outbox.at(-1)?.facts['code']), password: 'new horse 22' }),
  };
};

test('gives an administrator who is invited the login, and makes no second one', async () => {
  const scene = house();
  const admin = await scene.add();
  expect(await scene.create()).toBe(0);
  const { admins, accounts, audit } = scene.stored();
  expect(admins).toEqual([admin]);
  expect(accounts).toMatchObject([
    { email, type: 'admin', subjectId: admin.id, displayName: 'Sam Field', emailVerified: true },
  ]);
  expect(scene.said.join()).toContain(`password ${String(accounts[0]?.passwordHash).slice('hashed:'.length)}`);
  expect(audit.at(-1)).toMatchObject({ action: 'create-admin', objectId: accounts[0]?.id });
  await expect(scene.accept()).rejects.toMatchObject({ code: 'CODE_NOT_VALID' });
  await expect(scene.inviteAgain(admin)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(scene.stored().codes.map((code) => code.expiresAt)).toEqual([fixedClock().now()]);
});

test('leaves who has a login, or is deactivated, as they are', async () => {
  const accepted = house();
  await accepted.add();
  await accepted.accept();
  const shutOut = house();
  const admin = await shutOut.add();
  await shutOut.uow.run((tx) => tx.admins.put({ ...admin, deactivated: true }));
  const elsewhere = house({ accounts: [anAccount({ type: 'dealer', email })] });
  for (const [value, why] of [
    [accepted, 'already has an account'],
    [shutOut, 'deactivated'],
    [elsewhere, 'already has an account'],
  ] as const) {
    const before = value.stored();
    await expect(value.create()).rejects.toThrow(why);
    expect(value.stored()).toEqual(before);
  }
});

test('makes one of whom nobody knew', async () => {
  const scene = house();
  await scene.create();
  const { admins, accounts } = scene.stored();
  expect(admins).toMatchObject([{ firstName: 'Samuel', lastName: 'Fields', email, phone: null }]);
  expect(accounts).toMatchObject([{ subjectId: admins[0]?.id, displayName: 'Samuel Fields' }]);
});
