import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anAccount, anActor, anId, refusal } from '../testing/index.js';
import type { Admin } from './index.js';
import { account, actor, withFactor } from './testing/factors.js';

const adminNo = (n: number, id = anId('admn', n)): Admin => ({
  id,
  firstName: 'Robin',
  lastName: `Vale ${n}`,
  email: `robin${n}@example.com`,
  phone: null,
  profileImage: null,
  deactivated: false,
});
const maker = anActor({ accountId: anId('acc', 8), subjectId: anId('admn', 8) });
const second = anActor({ accountId: anId('acc', 9), subjectId: anId('admn', 9) });
const adminId = account.subjectId;

/** The administrator whose factor is lost, and two colleagues. */
const house = async (approvals: 'required' | 'recorded' = 'required') => {
  const scene = await withFactor({ program: { ...defaultProgram, approvals } });
  scene.alter(() => ({ admins: [adminNo(1, adminId), adminNo(8), adminNo(9)] }));
  const ask = () => scene.resetAdmin({ actor: maker, adminId, reason: 'lost phone' });
  const waiting = () => scene.stored().requests.filter((one) => one.state === 'waiting');
  const decide = (by = second, approve = true, requestId = waiting()[0]?.id ?? '') =>
    scene.decideReset({ actor: by, requestId, version: 1, approve, answer: null });
  return { ...scene, ask, decide, waiting };
};

describe('an administrator’s lost second factor', () => {
  test('waits for a second administrator, who is not the one who asked', async () => {
    const scene = await house();
    await scene.ask();
    await scene.ask();
    expect([scene.waiting().length, scene.stored().factors.length]).toEqual([1, 1]);
    expect(await refusal(scene.decide(maker))).toBe('SECOND_PERSON_NEEDED');
    expect(scene.stored().factors).toHaveLength(1);
    await scene.decide();
    expect([scene.stored().factors, scene.stored().sessions, scene.waiting()]).toEqual([[], [], []]);
    expect(scene.stored().outbox.at(-1)?.facts['what']).toBe('reset');
    expect(scene.stored().audit.at(-1)).toMatchObject({
      action: 'reset-factor',
      actorId: second.accountId,
      detail: { reason: 'lost phone' },
    });
    expect(await refusal(scene.ask())).toBe('FACTOR_NOT_SET');
  });

  test('stays when it is refused, and when its owner switched it off meanwhile nothing is done', async () => {
    const scene = await house();
    await scene.ask();
    await scene.decide(second, false);
    expect([scene.stored().factors.length, scene.waiting().length]).toEqual([1, 0]);
    await scene.ask();
    scene.alter(() => ({ factors: [] }));
    expect(await refusal(scene.decide())).toBe('FACTOR_NOT_SET');
    expect(scene.waiting()).toHaveLength(1);
  });

  test('is not reset by the way of other logins, nor one’s own, nor on behalf of somebody', async () => {
    const scene = await house();
    const by = { actor: maker, email: account.email, reason: 'lost' };
    expect(await refusal(scene.reset(by))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(scene.reset({ ...by, email: 'nobody@example.com' }))).toBe('NOT_FOUND');
    expect(await refusal(scene.reset({ ...by, actor }))).toBe('OWN_LOGIN');
    expect(await refusal(scene.resetAdmin({ actor, adminId, reason: 'lost' }))).toBe('OWN_LOGIN');
    expect(() => scene.resetAdmin({ actor: { ...maker, proxyHostId: 'x' }, adminId, reason: 'lost' })).toThrow();
    expect(scene.stored().factors).toHaveLength(1);
  });

  test.each(['resetAdmin', 'reset'] as const)('goes through by %s where approvals are recorded', async (way) => {
    const scene = await house('recorded');
    await (way === 'reset' ? scene.reset({ actor: maker, email: account.email, reason: 'lost' }) : scene.ask());
    expect([scene.stored().factors, scene.stored().requests]).toEqual([[], []]);
    expect(scene.stored().audit.at(-1)).toMatchObject({ action: 'done-alone', detail: { kind: 'factor-reset' } });
  });
});

test('anybody else’s is reset by one administrator at once', async () => {
  const scene = await house();
  scene.alter(() => ({ accounts: [anAccount({ ...account, type: 'rider', subjectId: anId('rder', 1) })] }));
  await scene.reset({ actor: maker, email: account.email, reason: 'lost' });
  expect([scene.stored().factors, scene.stored().sessions]).toEqual([[], []]);
  expect(await refusal(scene.reset({ actor: maker, email: account.email, reason: 'again' }))).toBe('FACTOR_NOT_SET');
});
