import { parseArgs } from 'node:util';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../app/services.js';
import type { Bare } from './bare-server.js';
import { oneByOne, tripsOf } from './capture.js';
import { type Child, startChild } from './child.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import { type BenchSettings, countOf } from './parts.js';
import { LANES, overHttp, recordRedemption, redeemFirst, replayed, movedTo } from './redemption.js';
import { listRequest } from './requests.js';
import { alternate, type Measured, type Variant, WARM_UPS } from './rounds.js';
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
const recordList = async ({ container, dealerId, sessionId }: World): Promise<Bare> => {
  const queries = container.get(S.queries);
  const [session] = await tripsOf(() => queries.people.live(sessionId));
  const list = await tripsOf(() => queries.redemptions.search({ dealerId, revoked: false, page: 1, limit: 15 }));
  if (!session) throw new Error('The session was read without a statement');
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

const named = (all: readonly Measured[]): readonly [Measured, Measured, Measured, Measured] =>
  all as unknown as readonly [Measured, Measured, Measured, Measured];

/** A redemption and a list as a dealer's screen asks for them, beside bare drivers. Takes two to three minutes. */
export const benchOverHttp = async ({ args, newDatabase, databasePid, say }: BenchSettings): Promise<void> => {
  const { rounds, each, lists, nodeArgs } = settingsOf(args);
  const keys = newKeys();
  const world = async (): Promise<World> => makeBenchWorld(await newDatabase(), keys, (WARM_UPS + rounds) * each + 2);
  say('Filling four databases');
  const [ours, sent, single, simple] = [await world(), await world(), await world(), await world()];
  const real = startChild('real-server', ours.env, nodeArgs);
  const [bare, naive, asSent, asSingle, load] = [
    startChild('bare-server', ours.env),
    startChild('bare-server', simple.env),
    startChild('replay', sent.env),
    startChild('replay', single.env),
    startChild('load', {}),
  ];
  const listed = await recordList(ours);
  const [port, barePort, naivePort] = [
    await real.ask<number>({}),
    await bare.ask<number>(listed),
    await naive.ask<number>({ ...listed, dealerId: simple.dealerId }),
  ];

  say(`Listing: ${lists} requests a round`);
  const [list, listBare] = named(
    await alternate(
      [
        listing('list of 15, ours', real, port, load, `session=${ours.token}`, lists),
        listing('list of 15, bare Express', bare, barePort, load, `sid=${ours.sessionId}`, lists),
      ],
      rounds,
      databasePid,
      say,
    ),
  );

  for (const item of [ours, sent, single, simple]) await redeemFirst(item);
  const recorded = await recordRedemption(ours);
  const split = { ...recorded, trips: oneByOne(recorded.trips) };
  say(`Redeeming: ${each} redemptions a round, ${LANES} at once`);
  const [redeem, same, slow, plain] = named(
    await alternate(
      [
        overHttp('redemption over HTTP, ours', real, port, load, ours, `session=${ours.token}`, each),
        replayed('same transaction, as we send it', asSent, sent, movedTo(sent, ours, recorded), each),
        replayed('same, statement by statement', asSingle, single, movedTo(single, ours, split), each),
        overHttp('naive one, bare Express', naive, naivePort, load, simple, `sid=${simple.sessionId}`, each),
      ],
      rounds,
      databasePid,
      say,
    ),
  );

  say(
    report({ redeem, same, slow, plain, list, listBare, trips: recorded.trips.length, statements: split.trips.length }),
  );
  const verified = await verifyLedger(ours.db);
  say(
    `\nLedger after ${(WARM_UPS + rounds) * each + 2} redemptions: ${verified.breaks.length} breaks in ${JSON.stringify(verified.checked)}`,
  );
  for (const violation of verified.breaks.slice(0, 5)) say(JSON.stringify(violation));
  for (const child of [real, bare, naive, load, asSent, asSingle]) child.end();
  await Promise.all([ours, sent, single, simple].map((item) => item.close()));
};
