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

const redeemAs = ({ container, actor, dealerId }: World, { riderId }: BenchWallet, key: string) =>
  container.get(S.useCases).redeemCredit({
    actor,
    idempotency: { accountId: actor.accountId, key, fingerprint: 'f'.repeat(64) },
    riderId,
    dealerId,
    amount: { amount: ASKED, currency: 'USD' },
    pin: PIN,
    employeeName: 'Dana Cole',
    riderIdVerified: true,
  });

const spare = (wallets: readonly BenchWallet[], fromEnd: number): BenchWallet => {
  const wallet = wallets.at(-fromEnd);
  if (!wallet) throw new Error('No wallet to record with');
  return wallet;
};

/** An employee's name is kept once: the first redemption under it is not like those that follow. */
export const redeemFirst = async (world: World): Promise<void> =>
  void (await redeemAs(world, spare(world.wallets, 2), 'before-the-benchmark'));

/** Redeems once through the use case itself and writes down what went to the database. */
export const recordRedemption = async (world: World): Promise<Recorded> => {
  const { container, wallets, actor, dealerId, sessionId } = world;
  const [wallet, key] = [spare(wallets, 1), 'recorded-by-the-benchmark'];
  // a connection that is opened only now would have its own settings recorded
  await container.get(S.queries).people.live(sessionId);
  let number = 0;
  const trips = await tripsOf(async () => {
    number = (await redeemAs(world, wallet, key)).redemption.number;
  });
  return { trips, wallet, number, key, fixed: [dealerId, actor.accountId] };
};

const part = (wallets: readonly BenchWallet[], n: number, each: number): readonly BenchWallet[] =>
  wallets.slice(n * each, (n + 1) * each);

export const overHttp = (
  name: string,
  server: Child,
  port: number,
  load: Child,
  { wallets }: World,
  cookie: string,
  each: number,
): Variant => ({
  name,
  pid: server.pid,
  run: (n) => {
    const asked: Load = {
      port,
      requests: part(wallets, n, each).map((wallet) => redeemRequest(cookie, wallet)),
      expect: 201,
      lanes: LANES,
      total: each,
      mostSeconds: MOST_SECONDS,
    };
    return load.ask<Round>(asked);
  },
});

/** The recorded transaction, as it would be for the dealer of another database. */
export const movedTo = (world: World, from: World, recorded: Recorded): Recorded => {
  const also = new Map([
    [from.dealerId, world.dealerId],
    [from.actor.accountId, world.actor.accountId],
  ]);
  const trips = recorded.trips.map((trip) => ({
    ...trip,
    values: trip.values.map((value) => (typeof value === 'string' ? (also.get(value) ?? value) : value)),
  }));
  return { ...recorded, trips, fixed: [world.dealerId, world.actor.accountId] };
};

/** A recorded transaction in a process of its own. */
export const replayed = (
  name: string,
  child: Child,
  { wallets }: World,
  recorded: Recorded,
  each: number,
): Variant => ({
  name,
  pid: child.pid,
  run: (n) => {
    const asked: Replay = {
      recorded,
      wallets: part(wallets, n, each),
      lanes: LANES,
      total: each,
      mostSeconds: MOST_SECONDS,
    };
    return child.ask<Round>(asked);
  },
});
