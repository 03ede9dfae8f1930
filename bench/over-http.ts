import { parseArgs } from 'node:util';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../app/services.js';
import type { PeerAsked } from './peers/server.js';
import type { Told } from './peers/peer.js';
import { oneByOne, tripsOf } from './capture.js';
import { type Child, startChild } from './child.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import { type BenchSettings, countOf } from './parts.js';
import { LANES, overHttp, recordRedemption, redeemFirst, replayed, movedTo } from './redemption.js';
import { listRequest } from './requests.js';
import { alternate, type Variant, WARM_UPS } from './rounds.js';
import { report } from './report.js';
import { makeBenchWorld, newKeys, type World } from './world.js';

const settingsOf = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '9' },
      redemptions: { type: 'string', default: '400' },
      lists: { type: 'string', default: '1000' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: countOf(values.rounds),
    each: countOf(values.redemptions),
    lists: countOf(values.lists),
    nodeArgs: values.profile ? ['--cpu-prof', '--cpu-prof-dir=var/bench'] : [],
  };
};

/** What the server asks of the database for one list, its session first. */
const recordList = async ({ container, dealerId, sessionId }: World): Promise<Told> => {
  const queries = container.get(S.queries);
  const [session] = await tripsOf(() => queries.people.live(sessionId));
  const [list, ...more] = await tripsOf(() =>
    queries.redemptions.search({ dealerId, revoked: false, page: 1, limit: 15 }),
  );
  if (!session || !list || more.length > 0) throw new Error('A session and a list are one statement each');
  return { session, list, dealerId };
};

const listing = (name: string, { pid }: Child, port: number, load: Child, cookie: string, total: number): Variant => ({
  name,
  pid,
  run: () => {
    const asked: Load = { port, requests: [listRequest(cookie)], expect: 200, lanes: LANES, total, mostSeconds: 30 };
    return load.ask<Round>(asked);
  },
});

/** A peer on a database of its own: its process, its port and the cookie of its dealer. */
const startPeer = async (peer: PeerAsked['peer'], world: World) => {
  const child = startChild('peers/server', world.env);
  const told: PeerAsked = { peer, ...(await recordList(world)) };
  return { child, world, port: await child.ask<number>(told), cookie: `sid=${world.sessionId}` };
};

/** A redemption and a list as a dealer's screen asks for them, beside peers and bare drivers. Takes some minutes. */
export const benchOverHttp = async ({ args, newDatabase, databasePid, say }: BenchSettings): Promise<void> => {
  const { rounds, each, lists, nodeArgs } = settingsOf(args);
  const keys = newKeys();
  const world = async (): Promise<World> => makeBenchWorld(await newDatabase(), keys, (WARM_UPS + rounds) * each + 2);
  say('Filling five databases');
  const worlds = [await world(), await world(), await world(), await world(), await world()] as const;
  const [ours, sent, single, simple, complete] = worlds;
  const [real, asSent, asSingle, load] = [
    startChild('real-server', ours.env, nodeArgs),
    startChild('replay', sent.env),
    startChild('replay', single.env),
    startChild('load', {}),
  ];
  const port = await real.ask<number>({});
  const [cookie, bare, fair] = [
    `session=${ours.token}`,
    await startPeer('bare', simple),
    await startPeer('fair', complete),
  ];

  say(`Listing: ${lists} requests a round`);
  const listed = await alternate(
    [
      listing('list of 15, ours', real, port, load, cookie, lists),
      listing('list of 15, bare Express', bare.child, bare.port, load, bare.cookie, lists),
      listing('list of 15, fair Express', fair.child, fair.port, load, fair.cookie, lists),
    ],
    rounds,
    databasePid,
    say,
  );

  for (const item of worlds) await redeemFirst(item);
  const recorded = await recordRedemption(ours);
  const split = { ...recorded, trips: oneByOne(recorded.trips) };
  say(`Redeeming: ${each} redemptions a round, ${LANES} at once`);
  const redeemed = await alternate(
    [
      overHttp('redemption over HTTP, ours', real, port, load, ours, cookie, each),
      replayed('same transaction, as we send it', asSent, sent, movedTo(sent, ours, recorded), each),
      replayed('same, statement by statement', asSingle, single, movedTo(single, ours, split), each),
      overHttp('redemption, bare Express', bare.child, bare.port, load, simple, bare.cookie, each),
      overHttp('redemption, fair Express', fair.child, fair.port, load, complete, fair.cookie, each),
    ],
    rounds,
    databasePid,
    say,
  );

  say(report({ redeemed, listed, trips: recorded.trips.length, statements: split.trips.length }));
  const verified = await verifyLedger(ours.db);
  say(
    `\nLedger after ${(WARM_UPS + rounds) * each + 2} redemptions: ${verified.breaks.length} breaks in ${JSON.stringify(verified.checked)}`,
  );
  for (const violation of verified.breaks.slice(0, 5)) say(JSON.stringify(violation));
  for (const child of [real, bare.child, fair.child, load, asSent, asSingle]) child.end();
  await Promise.all(worlds.map((item) => item.close()));
};
