import { SERVICES as S } from '../app/services.js';
import type { Child } from './child.js';
import { tripsOf } from './capture.js';
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
export const recordRedemption = async ({ container, wallets, actor, dealerId, sessionId }: World): Promise<Recorded> => {
  const wallet = wallets.at(-1);
  if (!wallet) throw new Error('No wallet to record with');
  const key = 'recorded-by-the-benchmark';
  const [redeem, asked] = [container.get(S.useCases).redeemCredit, { actor, idempotency: { accountId: actor.accountId, key, fingerprint: 'f'.repeat(64) } }];
  // a connection that is opened only now would have its own settings recorded
  await container.get(S.queries).people.live(sessionId);
  let number = 0;
  const trips = await tripsOf(async () => {
    const { redemption } = await redeem({
      ...asked, riderId: wallet.riderId, dealerId, amount: { amount: ASKED, currency: 'USD' }, pin: PIN, employeeName: 'Dana Cole', riderIdVerified: true,
    });
    number = redemption.number;
  });
  return { trips, wallet, number, key, fixed: [dealerId, actor.accountId] };
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

/** The recorded transaction, as it would be for the dealer of another database. */
export const movedTo = (world: World, from: World, recorded: Recorded): Recorded => {
  const also = new Map([[from.dealerId, world.dealerId], [from.actor.accountId, world.actor.accountId]]);
  const trips = recorded.trips.map((it) => ({ ...it, values: it.values.map((value) => (typeof value === 'string' ? (also.get(value) ?? value) : value)) }));
  return { ...recorded, trips, fixed: [world.dealerId, world.actor.accountId] };
};

/** A recorded transaction in a process of its own. */
export const replayed = (name: string, child: Child, { wallets }: World, recorded: Recorded, each: number): Variant => ({
  name,
  pid: child.pid,
  run: (n) => {
    const asked: Replay = { recorded, wallets: part(wallets, n, each), lanes: LANES, total: each, mostSeconds: MOST_SECONDS };
    return child.ask<Round>(asked);
  },
});
