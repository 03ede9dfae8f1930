import { describe, expect, test } from '@jest/globals';
import { withdrawRequest } from '../approvals/index.js';
import { defaultProgram } from '../program/index.js';
import { anAccount, anActor, anId, fakeUnitOfWork, fixedClock, refusal, sequentialIds } from '../testing/index.js';
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

describe('a new administrator', () => {
  test('is invited once another administrator approves it, never by the one who asked', async () => {
    const scene = house();
    const { id } = await scene.add();
    expect([scene.invitations(), scene.waiting()]).toMatchObject([0, [{ kind: 'invitation', objectId: id }]]);
    await scene.again(id);
    expect([scene.invitations(), scene.waiting().length]).toEqual([0, 1]);
    expect(await refusal(scene.decideInvitation({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    expect(scene.invitations()).toBe(0);
    await scene.decideInvitation();
    expect(scene.invitations()).toBe(1);
    expect(scene.stored().invitations).toMatchObject([{ adminId: id, by: maker.accountId }]);
    await scene.again(id);
    expect([scene.invitations(), scene.waiting()]).toEqual([2, []]);
  });
  test('who was refused is deactivated and gets no invitation', async () => {
    const scene = house();
    const { id } = await scene.add();
    await scene.decideInvitation({ approve: false, answer: 'Nobody knows Sam' });
    expect(scene.stored().admins.find((one) => one.id === id)).toMatchObject({ deactivated: true });
    expect(await refusal(scene.again(id))).toBe('NOT_FOUND');
    expect(scene.invitations()).toBe(0);
  });
  test('who was taken back has to be approved anew', async () => {
    const scene = house();
    const { id } = await scene.add();
    await scene.withdraw();
    await scene.again(id);
    expect([scene.invitations(), scene.waiting().length]).toEqual([0, 1]);
  });
  test('of a taken address is refused before anybody is asked', async () => {
    const scene = house();
    await scene.add();
    expect(await refusal(scene.add())).toBe('EMAIL_TAKEN');
    expect(scene.waiting()).toHaveLength(1);
  });
});

describe('switching an administrator off', () => {
  test('waits for another, who is not the one who asked', async () => {
    const scene = house();
    expect(await scene.set()).toMatchObject({ deactivated: false });
    expect(await refusal(scene.decideActive({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    await scene.decideActive();
    expect(scene.stored().admins.map((one) => one.deactivated)).toEqual([false, false, true]);
    await scene.set(maker, anId('admn', 3), true);
    await scene.decideActive({ version: 1 });
    expect(scene.stored().admins.map((one) => one.deactivated)).toEqual([false, false, false]);
  });
  test('a twin and who invited them decide nothing for each other in the first 30 days', async () => {
    const scene = house();
    scene.give({ invitations: [{ adminId: second.subjectId, by: maker.accountId, at: '2025-06-01T00:00:00.000Z' }] });
    await scene.set(second, maker.subjectId);
    expect(await refusal(scene.decideActive({ actor: maker }))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(scene.decideActive({ actor: actorNo(3) }))).toBe('done');
    expect(scene.stored().admins.map((one) => one.deactivated)).toEqual([true, false, false]);
  });
  test('nobody switches themselves off, and who is off asks for nothing', async () => {
    const scene = house();
    expect(await refusal(scene.set(maker, maker.subjectId))).toBe('OWN_LOGIN');
    await scene.set(maker, second.subjectId);
    scene.alter(({ admins }) => ({
      admins: admins.map((one) => ({ ...one, deactivated: one.id === maker.subjectId })),
    }));
    expect(await refusal(scene.decideActive({ actor: actorNo(3) }))).toBe('ACCOUNT_DEACTIVATED');
    expect(scene.waiting()).toHaveLength(1);
  });
});
