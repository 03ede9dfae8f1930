import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anAccount, anActor, anId } from '../testing/index.js';
import type { Admin } from './index.js';
import { account, actor, refusal, withFactor } from './testing/factors.js';

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
  const it = await withFactor({ program: { ...defaultProgram, approvals } });
  it.alter(() => ({ admins: [adminNo(1, adminId), adminNo(8), adminNo(9)] }));
  const ask = () => it.resetAdmin({ actor: maker, adminId, reason: 'lost phone' });
  const waiting = () => it.stored().requests.filter((one) => one.state === 'waiting');
  const decide = (by = second, approve = true, requestId = waiting()[0]?.id ?? '') =>
    it.decideReset({ actor: by, requestId, version: 1, approve, answer: null });
  return { ...it, ask, decide, waiting };
};

describe('an administrator’s lost second factor', () => {
  test('waits for a second administrator, who is not the one who asked', async () => {
    const it = await house();
    await it.ask();
    await it.ask();
    expect([it.waiting().length, it.stored().factors.length]).toEqual([1, 1]);
    expect(await refusal(it.decide(maker))).toBe('SECOND_PERSON_NEEDED');
    expect(it.stored().factors).toHaveLength(1);
    await it.decide();
    expect([it.stored().factors, it.stored().sessions, it.waiting()]).toEqual([[], [], []]);
    expect(it.stored().outbox.at(-1)?.facts['what']).toBe('reset');
    expect(it.stored().audit.at(-1)).toMatchObject({
      action: 'reset-factor',
      actorId: second.accountId,
      detail: { reason: 'lost phone' },
    });
    expect(await refusal(it.ask())).toBe('FACTOR_NOT_SET');
  });

  test('stays when it is refused, and when its owner switched it off meanwhile nothing is done', async () => {
    const it = await house();
    await it.ask();
    await it.decide(second, false);
    expect([it.stored().factors.length, it.waiting().length]).toEqual([1, 0]);
    await it.ask();
    it.alter(() => ({ factors: [] }));
    expect(await refusal(it.decide())).toBe('FACTOR_NOT_SET');
    expect(it.waiting()).toHaveLength(1);
  });

  test('is not reset by the way of other logins, nor one’s own, nor on behalf of somebody', async () => {
    const it = await house();
    const by = { actor: maker, email: account.email, reason: 'lost' };
    expect(await refusal(it.reset(by))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(it.reset({ ...by, email: 'nobody@example.com' }))).toBe('NOT_FOUND');
    expect(await refusal(it.reset({ ...by, actor }))).toBe('OWN_LOGIN');
    expect(await refusal(it.resetAdmin({ actor, adminId, reason: 'lost' }))).toBe('OWN_LOGIN');
    expect(() => it.resetAdmin({ actor: { ...maker, proxyHostId: 'x' }, adminId, reason: 'lost' })).toThrow();
    expect(it.stored().factors).toHaveLength(1);
  });

  test.each(['resetAdmin', 'reset'] as const)('goes through by %s where approvals are recorded', async (way) => {
    const it = await house('recorded');
    await (way === 'reset' ? it.reset({ actor: maker, email: account.email, reason: 'lost' }) : it.ask());
    expect([it.stored().factors, it.stored().requests]).toEqual([[], []]);
    expect(it.stored().audit.at(-1)).toMatchObject({ action: 'done-alone', detail: { kind: 'factor-reset' } });
  });
});

test('anybody else’s is reset by one administrator at once', async () => {
  const it = await house();
  it.alter(() => ({ accounts: [anAccount({ ...account, type: 'rider', subjectId: anId('rder', 1) })] }));
  await it.reset({ actor: maker, email: account.email, reason: 'lost' });
  expect([it.stored().factors, it.stored().sessions]).toEqual([[], []]);
  expect(await refusal(it.reset({ actor: maker, email: account.email, reason: 'again' }))).toBe('FACTOR_NOT_SET');
});
