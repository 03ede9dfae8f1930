import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { addDays } from '../shared/index.js';
import { anActor, anId, aRider, credits, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { remindOfExpiry, sendExpireMail } from './index.js';

const TODAY = '2025-06-10';
const RIDER = anId('rder', 1);

const given = (days: readonly number[]) => {
  const ids = sequentialIds();
  const db = fakeUnitOfWork({ riders: [aRider()], ...credits(RIDER, days.map((it, at) => ({ amount: 100 * (at + 1), expiresOn: addDays(TODAY, it) })), ids) });
  const ports = { uow: db.uow, clock: fixedClock(), ids, program: defaultProgram };
  const letters = () => db.stored().outbox.map((it) => [it.kind, it.facts['amount'], it.facts['expiresOn']]);
  return { db, ports, remind: remindOfExpiry(ports), letters };
};

describe('remindOfExpiry', () => {
  it.each([
    [[61], []],
    [[60], [['credit-expiring', 100, addDays(TODAY, 60)]]],
    [[31, 30], [['credit-expiring', 100, addDays(TODAY, 31)], ['credit-expiring', 200, addDays(TODAY, 30)]]],
    [[0, 7], [['credit-expiring', 300, addDays(TODAY, 0)]]],
    [[-1], []],
  ] as const)('of credit ending in %j days writes %j', async (days, expected) => {
    const { remind, letters } = given(days);
    await remind(TODAY);
    expect(letters()).toEqual(expected);
  });

  it('tells each mark once, and the next mark again', async () => {
    const { remind, letters } = given([60]);
    for (const day of [0, 0, 1, 29]) await remind(addDays(TODAY, day));
    expect(letters()).toHaveLength(1);
    for (const day of [30, 31, 52]) await remind(addDays(TODAY, day));
    expect(letters()).toHaveLength(2);
    for (const day of [53, 60, 61]) await remind(addDays(TODAY, day));
    expect(letters()).toHaveLength(3);
  });

  it('catches up what days without a server missed, with the letter of the nearest mark only', async () => {
    const { remind, letters } = given([60]);
    await remind(addDays(TODAY, 55));
    expect(letters()).toEqual([['credit-expiring', 100, addDays(TODAY, 60)]]);
  });

  it('any number of servers at once write one letter', async () => {
    const { remind, letters } = given([7]);
    await Promise.all([remind(TODAY), remind(TODAY), remind(TODAY)]);
    expect(letters()).toHaveLength(1);
  });
});

describe('sendExpireMail', () => {
  it('writes to the chosen riders whatever they were told before, and says how many had something to lose', async () => {
    const { remind, letters, ports, db } = given([20, 50, 90]);
    await remind(TODAY);
    const before = letters().length;
    const send = sendExpireMail(ports);
    const cmd = { actor: anActor(), idempotency: { accountId: 'a', key: 'k', fingerprint: 'x' }, riderIds: [RIDER, anId('rder', 9)] };
    expect(await send(cmd)).toEqual({ letters: 1 });
    expect(await send(cmd)).toEqual({ letters: 1 });
    expect(letters().slice(before)).toEqual([['credit-expiring', 300, addDays(TODAY, 20)]]);
    expect(db.stored().audit.at(-1)).toMatchObject({ action: 'send-expire-mail', detail: { riders: 2, letters: 1 } });
    await expect(send({ ...cmd, actor: anActor({ type: 'dealer' }), idempotency: { ...cmd.idempotency, key: 'other' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
