import { SERVICES as S } from '../app/services.js';
import { type Child, startChild } from './child.js';
import { statementsOf } from './capture.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import type { Recorded, Replay } from './replay.js';
import { redeemRequest } from './requests.js';
import type { Variant } from './rounds.js';
import { ASKED, type BenchWallet, PIN } from './wallets.js';
import type { World } from './world.js';

export const LANES = 32;
const MOST_SECONDS = 30;

/** Redeems once through the use case itself and writes down what went to the database. */
export const recordRedemption = async ({ container, db, wallets, actor, dealerId }: World): Promise<Recorded> => {
  const wallet = wallets.at(-1);
  if (!wallet) throw new Error('No wallet to record with');
  const key = 'recorded-by-the-benchmark';
  const [redeem, asked] = [container.get(S.useCases).redeemCredit, { actor, idempotency: { accountId: actor.accountId, key, fingerprint: 'f'.repeat(64) } }];
  let number = 0;
  const statements = await statementsOf(db, async () => {
    const { redemption } = await redeem({
      ...asked, riderId: wallet.riderId, dealerId, amount: { amount: ASKED, currency: 'USD' }, pin: PIN, employeeName: 'Dana Cole', riderIdVerified: true,
    });
    number = redemption.number;
  });
  return { statements, wallet, number, key, fixed: [dealerId, actor.accountId] };
};

const part = (wallets: readonly BenchWallet[], n: number, each: number): readonly BenchWallet[] => wallets.slice(n * each, (n + 1) * each);

export const overHttp = (name: string, server: Child, port: number, load: Child, { wallets }: World, cookie: string, each: number): Variant => ({
  name,
  pid: server.pid,
  run: (n) => {
    const asked: Load = { port, requests: part(wallets, n, each).map((it) => redeemRequest(cookie, it)), expect: 201, lanes: LANES, total: each, mostSeconds: MOST_SECONDS };
    return load.ask<Round>(asked);
  },
});

/** The recorded transaction in a process of its own, for the wallets and the people of another database. */
export const replayed = (world: World, recorded: Recorded, its: World, each: number): Variant & { end(): void } => {
  const child = startChild('replay', world.env);
  const also = new Map([[its.dealerId, world.dealerId], [its.actor.accountId, world.actor.accountId]]);
  const statements = recorded.statements.map(({ sql, values }) => ({ sql, values: values.map((it) => (typeof it === 'string' ? (also.get(it) ?? it) : it)) }));
  const own: Recorded = { ...recorded, statements, fixed: [world.dealerId, world.actor.accountId] };
  return {
    name: 'the same transaction, bare mysql2',
    pid: child.pid,
    run: (n) => {
      const asked: Replay = { recorded: own, wallets: part(world.wallets, n, each), lanes: LANES, total: each, mostSeconds: MOST_SECONDS };
      return child.ask<Round>(asked);
    },
    end: () => child.end(),
  };
};
