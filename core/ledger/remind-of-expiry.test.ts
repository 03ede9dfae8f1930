import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { addDays } from '../shared/index.js';
import { anActor, anId, aRider, credits, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { remindOfExpiry, sendExpireMail } from './index.js';

const TODAY = '2025-06-10';
const RIDER = anId('rder', 1);

const given = (days: readonly number[]) => {
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [aRider()],
    ...credits(
      RIDER,
      days.map((it, at) => ({ amount: 100 * (at + 1), expiresOn: addDays(TODAY, it) })),
      ids,
    ),
  });
  const ports = { uow: db.uow, clock: fixedClock(), ids, program: defaultProgram };
  const emails = () => db.stored().outbox.map((it) => [it.kind, it.facts['amount'], it.facts['expiresOn']]);
  return { db, ports, remind: remindOfExpiry(ports), emails };
};

describe('remindOfExpiry', () => {
  it.each([
    [[61], []],
    [[60], [['credit-expiring', 100, addDays(TODAY, 60)]]],
    [
      [31, 30],
      [
        ['credit-expiring', 100, addDays(TODAY, 31)],
        ['credit-expiring', 200, addDays(TODAY, 30)],
      ],
    ],
    [[0, 7], [['credit-expiring', 300, addDays(TODAY, 0)]]],
    [[-1], []],
  ] as const)('of credit ending in %j days writes %j', async (days, expected) => {
    const { remind, emails } = given(days);
    await remind(TODAY);
    expect(emails()).toEqual(expected);
  });

  it('tells each mark once, and the next mark again', async () => {
    const { remind, emails } = given([60]);
    for (const day of [0, 0, 1, 29]) await remind(addDays(TODAY, day));
    expect(emails()).toHaveLength(1);
    for (const day of [30, 31, 52]) await remind(addDays(TODAY, day));
    expect(emails()).toHaveLength(2);
    for (const day of [53, 60, 61]) await remind(addDays(TODAY, day));
    expect(emails()).toHaveLength(3);
  });

  it('catches up what days without a server missed, with the email of the nearest mark only', async () => {
    const { remind, emails } = given([60]);
    await remind(addDays(TODAY, 55));
    expect(emails()).toEqual([['credit-expiring', 100, addDays(TODAY, 60)]]);
  });

  it('any number of servers at once write one email', async () => {
    const { remind, emails } = given([7]);
    await Promise.all([remind(TODAY), remind(TODAY), remind(TODAY)]);
    expect(emails()).toHaveLength(1);
  });
});

describe('remindOfExpiry, of many', () => {
  const many = (n: number) =>
    Array.from(
      { length: n },
      (_, at) => credits(anId('rder', at + 1), [{ amount: 100, expiresOn: addDays(TODAY, 7) }]).awards,
    ).flat();

  it.each([199, 200, 201, 401])('tells all of %i, once each, and says how many', async (n) => {
    const db = fakeUnitOfWork({ awards: many(n) });
    const remind = remindOfExpiry({ uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram });
    expect([await remind(TODAY), await remind(TODAY)]).toEqual([n, 0]);
    expect(new Set(db.stored().outbox.map((it) => it.recipient.id)).size).toBe(n);
    expect(db.stored().outbox).toHaveLength(n);
  });

  it('writes an email for a rider and currency, with the sum and the first day of it', async () => {
    const [usd, cad] = [
      credits(RIDER, [
        { amount: 200, expiresOn: addDays(TODAY, 6) },
        { amount: 100, expiresOn: addDays(TODAY, 3) },
      ]).awards,
      credits(anId('rder', 2), [{ amount: 50, expiresOn: addDays(TODAY, 3) }]).awards,
    ];
    const db = fakeUnitOfWork({
      awards: [
        ...usd,
        ...cad,
        ...cad.map((it) => ({ ...it, id: anId('cad'), riderId: RIDER, currency: 'CAD' as const })),
      ],
    });
    expect(
      await remindOfExpiry({ uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram })(TODAY),
    ).toBe(4);
    const email = (id: string, amount: number, currency: string) => ({
      kind: 'credit-expiring',
      at: '2025-06-10T18:00:00.000Z',
      recipient: { type: 'rider', id },
      facts: { amount, currency, expiresOn: addDays(TODAY, 3) },
    });
    expect(db.stored().outbox).toMatchObject([
      email(RIDER, 50, 'CAD'),
      email(RIDER, 300, 'USD'),
      email(anId('rder', 2), 50, 'USD'),
    ]);
  });

  it('goes by the marks of the program, in whatever order they stand', async () => {
    const told = async (expiryNoticeDays: readonly number[], days: number) => {
      const { ports, db } = given([days]);
      await remindOfExpiry({ ...ports, program: { ...defaultProgram, expiryNoticeDays } })(TODAY);
      return db.stored().expiryNotices.map((it) => it.days);
    };
    expect([
      await told([7, 60, 30], 30),
      await told([7, 60, 30], 31),
      await told([7, 60, 30], 7),
      await told([10], 10),
      await told([10], 11),
      await told([], 1),
    ]).toEqual([[30], [60], [7], [10], [], []]);
  });
});

describe('sendExpireMail', () => {
  const send = (
    days: readonly number[],
    riderIds: readonly string[] = [RIDER],
    expiryNoticeDays: readonly number[] = [7, 60, 30],
  ) => {
    const { ports, db, emails } = given(days);
    const actor = anActor({ proxyHostId: anId('acc', 7) });
    return sendExpireMail({ ...ports, program: { ...defaultProgram, expiryNoticeDays } })({
      actor,
      idempotency: { accountId: 'a', key: 'k', fingerprint: 'x' },
      riderIds,
    }).then((answer) => ({ answer, actor, db, emails: emails() }));
  };

  it.each([
    [-1, 0],
    [0, 1],
    [60, 1],
    [61, 0],
  ])('of credit that ends in %i days: %i emails', async (days, emails) =>
    expect((await send([days])).answer).toEqual({ emails }),
  );

  it('says in the audit who sent how many, and to whom first', async () => {
    const { actor, db } = await send([5], [RIDER, anId('rder', 9)]);
    const at = '2025-06-10T18:00:00.000Z';
    expect(db.stored().audit).toMatchObject([
      {
        at,
        actorId: actor.accountId,
        proxyHostId: actor.proxyHostId,
        action: 'send-expire-mail',
        objectType: 'rider',
        objectId: RIDER,
        detail: { riders: 2, emails: 1 },
      },
    ]);
    expect(db.stored().outbox).toMatchObject([
      {
        kind: 'credit-expiring',
        at,
        recipient: { type: 'rider', id: RIDER },
        facts: { amount: 100, currency: 'USD', expiresOn: addDays(TODAY, 5) },
      },
    ]);
  });

  it('to nobody is an act of the admin’s all the same', async () => {
    const { actor, db } = await send([5], []);
    expect(db.stored().audit).toMatchObject([{ objectId: actor.subjectId, detail: { riders: 0, emails: 0 } }]);
  });

  it('writes to the chosen riders whatever they were told before, and says how many had something to lose', async () => {
    const { remind, emails, ports, db } = given([20, 50, 90]);
    await remind(TODAY);
    const before = emails().length;
    const send = sendExpireMail(ports);
    const cmd = {
      actor: anActor(),
      idempotency: { accountId: 'a', key: 'k', fingerprint: 'x' },
      riderIds: [RIDER, anId('rder', 9)],
    };
    expect(await send(cmd)).toEqual({ emails: 1 });
    expect(await send(cmd)).toEqual({ emails: 1 });
    expect(emails().slice(before)).toEqual([['credit-expiring', 300, addDays(TODAY, 20)]]);
    expect(db.stored().audit.at(-1)).toMatchObject({ action: 'send-expire-mail', detail: { riders: 2, emails: 1 } });
    await expect(
      send({ ...cmd, actor: anActor({ type: 'dealer' }), idempotency: { ...cmd.idempotency, key: 'other' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', detail: { what: 'rider' } });
  });
});
