import { parseArgs } from 'node:util';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../app/services.js';
import type { Bare } from './bare-server.js';
import { statementsOf } from './capture.js';
import { startChild } from './child.js';
import type { Round } from './lanes.js';
import type { Load } from './load.js';
import { LANES, overHttp, recordRedemption, replayed } from './redemption.js';
import { listRequest } from './requests.js';
import { alternate, HEADS, ratio, rowOf, type Variant } from './rounds.js';
import { judged, median, table } from './table.js';
import { makeBenchWorld, newKeys, type World } from './world.js';

export interface BenchSettings {
  readonly args: readonly string[];
  /** makes an empty database and gives its URL */
  readonly newDatabase: () => Promise<string>;
  readonly say: (text: string) => void;
}

const POSITIVE = /^[1-9]\d{0,5}$/;
const numberOf = (text: string): number => {
  if (!POSITIVE.test(text)) throw new TypeError(`Not a count: ${text}`);
  return Number(text);
};

/** What the server asks of the database for one list, its session first. */
const recordList = async ({ container, db, dealerId, sessionId }: World): Promise<Bare> => {
  const queries = container.get(S.queries);
  const [session] = await statementsOf(db, () => queries.people.live(sessionId));
  const list = await statementsOf(db, () => queries.redemptions.search({ dealerId, revoked: false, page: 1, limit: 15 }));
  if (!session) throw new Error('The session was read without a statement');
  return { session, list, dealerId };
};

/** Measures what quality.md asks of this stage and prints it. Takes about two minutes. */
export const bench = async ({ args, newDatabase, say }: BenchSettings): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '9' }, redemptions: { type: 'string', default: '500' }, lists: { type: 'string', default: '1500' }, profile: { type: 'boolean', default: false } },
  });
  const [rounds, each, lists] = [numberOf(values.rounds), numberOf(values.redemptions), numberOf(values.lists)];
  const keys = newKeys();
  const world = async (): Promise<World> => makeBenchWorld(await newDatabase(), keys, (rounds + 1) * each + 1);

  say('Filling three databases');
  const [ours, theirs, naives] = [await world(), await world(), await world()];
  const [real, bare, naive, load] = [startChild('real-server', ours.env, values.profile ? ['--cpu-prof', '--cpu-prof-dir=var/bench'] : []), startChild('bare-server', ours.env), startChild('bare-server', naives.env), startChild('load', {})];
  const cookieOf = (it: World): string => `session=${it.token}`;
  const bareCookie = (it: World): string => `sid=${it.sessionId}`;
  const listed = await recordList(ours);
  const [port, barePort, naivePort] = [await real.ask<number>({}), await bare.ask<number>(listed), await naive.ask<number>({ ...listed, dealerId: naives.dealerId })];

  const listing = (name: string, pid: number, at: number, cookie: string): Variant => ({
    name,
    pid,
    run: () => {
      const asked: Load = { port: at, requests: [listRequest(cookie)], expect: 200, lanes: LANES, total: lists, mostSeconds: 30 };
      return load.ask<Round>(asked);
    },
  });
  say(`Listing: ${lists} requests a round`);
  const [list, listBare] = await alternate([listing('list of 15, ours', real.pid, port, cookieOf(ours)), listing('list of 15, bare Express', bare.pid, barePort, bareCookie(ours))], rounds, say);

  const recorded = await recordRedemption(ours);
  const replay = replayed(theirs, recorded, ours, each);
  say(`Redeeming: ${each} redemptions a round, ${LANES} at once, ${recorded.statements.length} statements each`);
  const [redeem, same, simple] = await alternate(
    [overHttp('redemption over HTTP, ours', real, port, load, ours, cookieOf(ours), each), replay, overHttp('naive one, bare Express', naive, naivePort, load, naives, bareCookie(naives), each)],
    rounds,
    say,
  );

  const verified = await verifyLedger(ours.db);
  const measured = [redeem, same, simple, list, listBare].filter((it) => it !== undefined);
  say(`\n${table([HEADS, ...measured.map(rowOf)])}\n`);
  say(
    table([
      ['', 'figure', 'target', ''],
      judged('redemption ÷ the same transaction', ratio(redeem, same), { atLeast: 0.7 }),
      judged('redemption ÷ the naive one', ratio(redeem, simple), { atLeast: 0.7 }),
      judged(`redemption p99, ${LANES} at once`, median((redeem?.rounds ?? []).map((it) => it.p99)), { atMost: 60 }, ' ms'),
      judged('list ÷ bare Express', ratio(list, listBare), { atLeast: 0.9 }),
      judged('list, CPU of the server', median(list?.cpu ?? []), { atMost: 0.45 }, ' ms'),
      ['round trips of a redemption', String(recorded.statements.length + 1), '', ''],
      ['breaks in the ledger', String(verified.breaks.length), '0', verified.breaks.length === 0 ? 'ok' : 'BELOW TARGET'],
    ]),
  );
  say(`\nledger checked: ${JSON.stringify(verified.checked)}`);
  for (const it of verified.breaks.slice(0, 5)) say(JSON.stringify(it));
  for (const it of [real, bare, naive, load, replay]) it.end();
  await Promise.all([ours, theirs, naives].map((it) => it.close()));
};
