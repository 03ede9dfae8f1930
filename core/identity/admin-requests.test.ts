import { describe, expect, test } from '@jest/globals';
import { withdrawRequest } from '../approvals/index.js';
import { defaultProgram } from '../program/index.js';
import { anAccount, anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import {
  addAdmin,
  type Admin,
  decideAdminActive,
  decideInvitation,
  inviteAdminAgain,
  setAdminActive,
} from './index.js';

const adminNo = (n: number): Admin => ({
  id: anId('admn', n),
  firstName: 'Robin',
  lastName: `Vale ${n}`,
  email: `robin${n}@example.com`,
  phone: null,
  profileImage: null,
  deactivated: false,
});
const actorNo = (n: number) => anActor({ accountId: anId('acc', n), subjectId: anId('admn', n), name: `Robin ${n}` });
const [maker, second] = [actorNo(1), actorNo(2)];
const twin = { actor: maker, firstName: 'Sam', lastName: 'Field', email: 'sam@example.com', phone: null };

const house = () => {
  const db = fakeUnitOfWork({
    admins: [1, 2, 3].map(adminNo),
    accounts: [1, 2, 3].map((n) =>
      anAccount({ id: anId('acc', n), type: 'admin', email: `robin${n}@example.com`, subjectId: anId('admn', n) }),
    ),
  });
  const seals = { seal: (to: string, code: string) => `${to}=${code}`, matches: () => true };
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), seals, program: defaultProgram };
  const waiting = () => db.stored().requests.filter((it) => it.state === 'waiting');
  const decide = { actor: second, version: 1, approve: true, answer: null };
  return {
    ...db,
    waiting,
    add: () => addAdmin(ports)({ ...twin, locale: 'en' }),
    again: (adminId: string) => inviteAdminAgain(ports)({ actor: maker, adminId }),
    decideInvitation: (over: object = {}) =>
      decideInvitation(ports)({ ...decide, requestId: waiting()[0]?.id ?? '', ...over }),
    set: (actor = maker, adminId = anId('admn', 3), active = false) =>
      setAdminActive(ports)({ actor, adminId, active }),
    decideActive: (over: object = {}) =>
      decideAdminActive(ports)({ ...decide, requestId: waiting()[0]?.id ?? '', ...over }),
    withdraw: () => withdrawRequest(ports)({ actor: maker, requestId: waiting()[0]?.id ?? '' }),
    invitations: () => db.stored().outbox.filter((it) => it.kind === 'invitation').length,
  };
};
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (it: { code: string }) => it.code,
  );

describe('a new administrator', () => {
  test('is invited once another administrator approves it, never by the one who asked', async () => {
    const it = house();
    const { id } = await it.add();
    expect([it.invitations(), it.waiting()]).toMatchObject([0, [{ kind: 'invitation', objectId: id }]]);
    await it.again(id);
    expect([it.invitations(), it.waiting().length]).toEqual([0, 1]);
    expect(await refusal(it.decideInvitation({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    expect(it.invitations()).toBe(0);
    await it.decideInvitation();
    expect(it.invitations()).toBe(1);
    expect(it.stored().invitations).toMatchObject([{ adminId: id, by: maker.accountId }]);
    await it.again(id);
    expect([it.invitations(), it.waiting()]).toEqual([2, []]);
  });
  test('who was refused is deactivated and gets no invitation', async () => {
    const it = house();
    const { id } = await it.add();
    await it.decideInvitation({ approve: false, answer: 'Nobody knows Sam' });
    expect(it.stored().admins.find((one) => one.id === id)).toMatchObject({ deactivated: true });
    expect(await refusal(it.again(id))).toBe('NOT_FOUND');
    expect(it.invitations()).toBe(0);
  });
  test('who was taken back has to be approved anew', async () => {
    const it = house();
    const { id } = await it.add();
    await it.withdraw();
    await it.again(id);
    expect([it.invitations(), it.waiting().length]).toEqual([0, 1]);
  });
  test('of a taken address is refused before anybody is asked', async () => {
    const it = house();
    await it.add();
    expect(await refusal(it.add())).toBe('EMAIL_TAKEN');
    expect(it.waiting()).toHaveLength(1);
  });
});

describe('switching an administrator off', () => {
  test('waits for another, who is not the one who asked', async () => {
    const it = house();
    expect(await it.set()).toMatchObject({ deactivated: false });
    expect(await refusal(it.decideActive({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    await it.decideActive();
    expect(it.stored().admins.map((one) => one.deactivated)).toEqual([false, false, true]);
    await it.set(maker, anId('admn', 3), true);
    await it.decideActive({ version: 1 });
    expect(it.stored().admins.map((one) => one.deactivated)).toEqual([false, false, false]);
  });
  test('a twin and who invited them decide nothing for each other in the first 30 days', async () => {
    const it = house();
    it.give({ invitations: [{ adminId: second.subjectId, by: maker.accountId, at: '2025-06-01T00:00:00.000Z' }] });
    await it.set(second, maker.subjectId);
    expect(await refusal(it.decideActive({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(it.decideActive({ actor: actorNo(3) }))).toBe('done');
    expect(it.stored().admins.map((one) => one.deactivated)).toEqual([true, false, false]);
  });
  test('nobody switches themselves off, and who is off asks for nothing', async () => {
    const it = house();
    expect(await refusal(it.set(maker, maker.subjectId))).toBe('OWN_LOGIN');
    await it.set(maker, second.subjectId);
    it.alter(({ admins }) => ({ admins: admins.map((one) => ({ ...one, deactivated: one.id === maker.subjectId })) }));
    expect(await refusal(it.decideActive({ actor: actorNo(3) }))).toBe('ACCOUNT_DEACTIVATED');
    expect(it.waiting()).toHaveLength(1);
  });
});
