import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import type { UnitOfWork } from '../shared/index.js';
import {
  anAccount,
  anActor,
  anId,
  cash,
  credits,
  fakeUnitOfWork,
  fixedClock,
  payable,
  sequentialIds,
} from '../testing/index.js';
import { cashOut, type CreateClaim, createClaim, linesOf } from './index.js';

const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];
const NOW = '2025-06-10T18:00:00.000Z';

const given = () => {
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(ME, [10_000, 5_001]) });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds(), program: defaultProgram };
  const admin = anActor({ proxyHostId: anId('acc', 7) });
  let keys = 0;
  const asked = (change: Partial<CreateClaim> = {}): CreateClaim => ({
    actor: admin,
    idempotency: { accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' },
    riderId: ME,
    currency: 'USD',
    awardIds: null,
    method: null,
    ...change,
  });
  return { db, ports, admin, asked, create: (change: Partial<CreateClaim> = {}) => createClaim(ports)(asked(change)) };
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );
const notFound = (what: string) => ['NOT_FOUND', { what }];

describe('what is left of a claim', () => {
  it('is an email to the rider with both figures, the way it is paid and by when', async () => {
    const { create, db } = given();
    await create();
    expect(db.stored().outbox).toMatchObject([
      {
        kind: 'claim-received',
        at: NOW,
        recipient: { type: 'rider', id: ME },
        facts: {
          gross: 15_001,
          withholding: 4_500,
          net: 10_501,
          currency: 'USD',
          method: 'reward-link',
          dueOn: '2025-07-10',
        },
      },
    ]);
  });

  it('is an audit record of whose it is, what is paid and of how many awards, by whom and which admin behind them', async () => {
    const { create, db, admin } = given();
    const { id } = await create();
    expect(db.stored().audit).toEqual([
      {
        id: expect.any(String),
        at: NOW,
        actorId: admin.accountId,
        proxyHostId: anId('acc', 7),
        action: 'claim-cash',
        objectType: 'payout-claim',
        objectId: id,
        detail: {
          riderId: ME,
          gross: 15_001,
          withholding: 4_500,
          net: 10_501,
          currency: 'USD',
          method: 'reward-link',
          awards: 2,
        },
      },
    ]);
  });

  test.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
    'is its awards that hold something, in the order of their ids: %s',
    (order) => {
      expect(linesOf([...order].map((id) => ({ id, current: id === 'b' ? 0 : 100 })))).toEqual([
        { awardId: 'a', amount: 100 },
        { awardId: 'c', amount: 100 },
      ]);
    },
  );
});

describe('a claim is refused', () => {
  it('of a rider who never verified the e-mail, whoever asks: RIDER_NOT_VERIFIED', async () => {
    const { ports, asked, db } = given();
    const account = anAccount({ id: anId('acc', 3), type: 'rider', subjectId: ME, emailVerified: false });
    await db.uow.run((tx) => tx.accounts.insert(account));
    expect(await refused(createClaim(ports)(asked()))).toEqual(['RIDER_NOT_VERIFIED', {}]);
    const { riderId: _, ...own } = asked({ actor: anActor({ type: 'rider', subjectId: ME }) });
    expect(await refused(cashOut(ports)(own))).toEqual(['RIDER_NOT_VERIFIED', {}]);
    await db.uow.run((tx) => tx.accounts.setEmailVerified(account.id));
    expect(await refused(createClaim(ports)(asked()))).toBe('done');
  });

  it('of a rider nobody knows, and in a currency the program does not pay: NOT_FOUND', async () => {
    const { create, ports, asked } = given();
    expect(await refused(create({ riderId: anId('n0ne') }))).toEqual(notFound('rider'));
    const inDollars = createClaim({ ...ports, program: { ...defaultProgram, currencies: ['USD'] } });
    expect(await refused(inDollars(asked({ currency: 'EUR' })))).toEqual(notFound('rider'));
  });

  it('of whoever asks in another’s place, be their number a rider’s: NOT_FOUND', async () => {
    const { ports, asked, db } = given();
    for (const type of ['admin', 'dealer', 'promoter'] as const)
      expect(await refused(cashOut(ports)(asked({ actor: anActor({ type, subjectId: ME }) })))).toEqual(
        notFound('rider'),
      );
    for (const type of ['rider', 'dealer', 'promoter'] as const)
      expect(await refused(createClaim(ports)(asked({ actor: anActor({ type, subjectId: ME }) })))).toEqual(
        notFound('rider'),
      );
    expect(db.stored().payoutClaims).toEqual([]);
  });

  it('in a way its rider cannot be paid, which is named: METHOD_NOT_OFFERED', async () => {
    expect(await refused(given().create({ method: 'cheque' }))).toEqual(['METHOD_NOT_OFFERED', { method: 'cheque' }]);
  });

  it('when it names an award of someone else, of credit or of another currency, and tells nothing of it: NOT_FOUND', async () => {
    const { create, db } = given();
    db.give({ ...payable(2), ...cash(OTHER, [700]) });
    db.give(credits(ME, [{ amount: 900, expiresOn: '2026-05-01' }]));
    const [mine] = db.stored().awards;
    const [theirs, credit] = db.stored().awards.slice(2);
    db.give({ awards: [{ ...mine!, id: anId('cad'), currency: 'CAD' }] });
    for (const id of [theirs?.id ?? '', credit?.id ?? '', anId('cad')])
      expect(await refused(create({ awardIds: [id] }))).toEqual(notFound('award'));
    expect(db.stored().payoutClaims).toEqual([]);
  });

  it('when one of its awards is claimed: AWARD_CLAIMED; but NOT_FOUND when another of them is not the rider’s', async () => {
    const { create, db } = given();
    const id = db.stored().awards[0]?.id ?? '';
    await create({ awardIds: [id] });
    expect(await refused(create({ awardIds: [id] }))).toEqual(['AWARD_CLAIMED', {}]);
    expect(await refused(create({ awardIds: [id, anId('n0ne')] }))).toEqual(notFound('award'));
  });
});

test('the rider’s cash wallet is held before anything of it is read, so what is claimed stays what it was', async () => {
  const { ports, asked, db } = given();
  const seen: unknown[] = [];
  const uow: typeof ports.uow = {
    run: (work) =>
      (ports.uow as UnitOfWork).run((tx) =>
        work({
          ...tx,
          wallets: {
            ...tx.wallets,
            lock: (keys) => (seen.push(['lock', ...keys]), tx.wallets.lock(keys)),
            awardsWithValue: (keys) => (seen.push(['read', ...keys]), tx.wallets.awardsWithValue(keys)),
          },
          payoutClaims: {
            ...tx.payoutClaims,
            claimed: (ids) => (seen.push(['claimed']), tx.payoutClaims.claimed(ids)),
          },
        }),
      ),
  };
  await createClaim({ ...ports, uow })(asked());
  const wallet = { riderId: ME, currency: 'USD', book: 'cash' };
  expect(seen).toEqual([['lock', wallet], ['read', wallet], ['claimed']]);
  expect(db.stored().payoutClaims).toHaveLength(1);
});
