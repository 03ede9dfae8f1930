import { expect, test } from '@jest/globals';
import { Conflict, type UnitOfWork } from '../shared/index.js';
import { anActor, anId, cash, fakePorts, fakeUnitOfWork, payable } from '../testing/index.js';
import { createClaim, markManySent } from './index.js';
import { acceptedOrder } from './testing/accepted-order.js';

const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];

const given = () => {
  const db = fakeUnitOfWork({ ...payable(1), ...cash(ME, [10_000]) });
  const ports = fakePorts(db);
  const admin = anActor();
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  return {
    db,
    ports,
    claim: (riderId = ME, currency: 'USD' | 'CAD' = 'USD') =>
      createClaim(ports)({ actor: admin, idempotency: idempotency(), riderId, currency, awardIds: null, method: null }),
    send: (ids: readonly string[], uow = ports.uow) => {
      db.give({ paymentOrders: db.stored().payoutClaims.map(acceptedOrder) });
      return markManySent({ ...ports, uow })({
        actor: admin,
        idempotency: idempotency(),
        claims: ids.map((id) => ({ id, version: 1 })),
      });
    },
  };
};

test('each claim is paid from the wallet of its own rider, in its own currency', async () => {
  const { db, claim, send } = given();
  db.give(cash(ME, [2_000], 'CAD'));
  db.alter(({ awards, entries }) => ({
    // a rider’s awards have names of their own, whatever their currency
    awards: awards.map((it) => (it.currency === 'CAD' ? { ...it, id: anId('cad') } : it)),
    entries: entries.map((it) => (it.currency === 'CAD' ? { ...it, awardId: anId('cad') } : it)),
  }));
  db.give({ ...payable(2), ...cash(OTHER, [700]) });
  const claims = [await claim(), await claim(ME, 'CAD'), await claim(OTHER)];
  await send(claims.map((it) => it.id));
  expect(
    db
      .stored()
      .entries.filter((it) => it.kind === 'pay')
      .map((it) => [it.riderId, it.currency, it.previous, it.amount, it.next]),
  ).toEqual([
    [ME, 'USD', 10_000, -10_000, 0],
    [ME, 'CAD', 2_000, -2_000, 0],
    [OTHER, 'USD', 700, -700, 0],
  ]);
  expect(db.stored().wallets.map((it) => [it.riderId, it.currency, it.balance])).toEqual([
    [ME, 'USD', 0],
    [ME, 'CAD', 0],
    [OTHER, 'USD', 0],
  ]);
});

/** Says of a claim, so many times, that it is a rider’s whose it is no more once the locks are held. */
const outrun = (uow: UnitOfWork, times: number) => {
  const asked: string[] = [];
  const late: UnitOfWork = {
    run: (work) =>
      uow.run((tx) =>
        work({
          ...tx,
          payoutClaims: {
            ...tx.payoutClaims,
            owners: async (ids) => {
              const owners = await tx.payoutClaims.owners(ids);
              asked.push(...ids);
              return asked.length > times ? owners : owners.map((it) => ({ ...it, riderId: OTHER }));
            },
          },
        }),
      ),
  };
  return { uow: late, asked };
};

test('a claim that moved to another rider while waiting for its locks starts again, with the wallet that holds its awards', async () => {
  const { db, claim, send, ports } = given();
  const { id } = await claim();
  const { uow, asked } = outrun(ports.uow, 2);
  expect(await send([id], uow)).toEqual([{ claimId: id, refused: null }]);
  expect(asked).toEqual([id, id, id]);
  expect(db.stored().wallets.map((it) => [it.riderId, it.balance])).toEqual([[ME, 0]]);
});

test('and is left alone when it never stands still', async () => {
  const { db, claim, send, ports } = given();
  const { id } = await claim();
  await expect(send([id], outrun(ports.uow, Infinity).uow)).rejects.toThrow(Conflict);
  expect(db.stored().payoutClaims).toMatchObject([{ state: 'pending', version: 1 }]);
});
