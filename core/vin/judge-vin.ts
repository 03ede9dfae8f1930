import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Digest, type Ids, type Instant, plusSeconds, type Stores } from '../shared/index.js';
import type { Bike, BikeDoubt, KeptBike } from './bike.js';
import { type Standing, standingOf } from './check-bike.js';
import { patternOf } from './pattern.js';
import type { ArrivedBike } from './ports.js';
import { vinFits } from './vin.js';
import { soldAmong, type SoldVinSeals } from './sold-vins.js';
import { familyOf, runAmong, type VinArrival, type VinSource } from './vin-run.js';

/** Where a request comes from. */
export interface VinFrom {
  /** network of the client's address: of IPv4 the first 24 bits, of IPv6 the first 48 */
  readonly network: string | null;
  /** id of a browser that logged in before */
  readonly device: string | null;
}

export interface JudgePorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  /** a keyed digest of networks and browsers, which are few enough to be guessed from a bare one; left out: `digest` */
  readonly sourceDigest?: Digest;
  readonly program: Program;
  /** left out: no list of sold VINs is looked at */
  readonly soldVinSeals?: SoldVinSeals;
}

export type JudgeTx = Pick<
  Stores,
  'bikes' | 'vinPatterns' | 'vinArrivals' | 'soldVins' | 'rateLimits' | 'rejudging' | 'audit'
>;

/** Whether a VIN verifies by itself, and the run that it stands in. */
export interface JudgedVin {
  readonly standing: Standing;
  readonly run: readonly ArrivedBike[];
}

/** Administrators enter VINs for many riders and answer for them; what they enter does not count for a run. */
export const sourceOf = (
  actor: Actor | null,
  { network, device }: VinFrom,
  { digest: bare, sourceDigest: digest = bare }: Pick<JudgePorts, 'digest' | 'sourceDigest'>,
): VinSource =>
  actor !== null && (actor.type === 'admin' || actor.proxyHostId !== null)
    ? { network: null, device: null }
    : {
        network: network === null ? null : digest(`vin-network\n${network}`),
        device: device === null ? null : digest(`vin-device\n${device}`),
      };

const DAY_SECONDS = 86_400;
const daysBefore = (at: Instant, days: number): Instant => plusSeconds(at, -days * DAY_SECONDS);

/** From when on VINs count for runs. */
export const runsSince = (at: Instant, { vinRuns }: Pick<Program, 'vinRuns'>): Instant =>
  daysBefore(at, Math.max(vinRuns.serialDays, Math.ceil(vinRuns.hours / 24)));

const runOf = (arrival: VinArrival, others: readonly ArrivedBike[], program: Program): readonly ArrivedBike[] => {
  const found = new Map<string, ArrivedBike>();
  for (const source of ['network', 'device'] as const) {
    if (arrival[source] === null) continue;
    const same = others.filter((other) => other.bikeId !== arrival.bikeId && other[source] === arrival[source]);
    const run = new Set(runAmong(arrival, same, program).map((vinArrival) => vinArrival.bikeId));
    for (const bike of same) if (run.has(bike.bikeId)) found.set(bike.bikeId, bike);
  }
  return [...found.values()];
};

/**
 * Judges a VIN that somebody entered: by the patterns, and by the VINs of the same network or browser (domain.md §13).
 * Entries of one source wait for each other until their transaction ends, so that many at once are all counted.
 */
export const judgeVin = async (
  tx: JudgeTx,
  bike: Pick<Bike, 'id' | 'model' | 'year' | 'vin'> & { readonly riderId: string },
  { actor, from, at }: { readonly actor: Actor | null; readonly from: VinFrom; readonly at: Instant },
  ports: JudgePorts,
): Promise<JudgedVin> => {
  const { program } = ports;
  const standing = await standingOf(tx, bike, at);
  const source = sourceOf(actor, from, ports);
  const known = [source.network, source.device].filter((text) => text !== null).toSorted();
  if (known.length === 0 || !vinFits(bike.vin, bike.year)) return ifSold(tx, bike, standing, ports);
  const until = plusSeconds(at, DAY_SECONDS);
  for (const bucket of known) await tx.rateLimits.hit(bucket, at, until);
  const { id: bikeId, riderId, vin } = bike;
  const arrival: VinArrival = { bikeId, riderId, vin, family: familyOf(bike), ...source, at };
  await tx.vinArrivals.note(arrival);
  if (standing.vinStatus !== 'verified') return { standing, run: [] };
  const run = runOf(arrival, await tx.vinArrivals.ofSources([source], runsSince(at, program)), program);
  if (run.length === 0) return ifSold(tx, bike, standing, ports);
  return { standing: { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null, doubt: 'run' }, run };
};

/** Where the brand has listed its sold VINs, others wait (domain.md §13). */
const ifSold = async (
  tx: JudgeTx,
  bike: Pick<Bike, 'model' | 'year' | 'vin'>,
  standing: Standing,
  { program, soldVinSeals }: JudgePorts,
): Promise<JudgedVin> => {
  const asks = standing.vinStatus === 'verified' && program.soldVins === 'decide' && soldVinSeals !== undefined;
  const sold = asks ? await soldAmong(tx, [bike], soldVinSeals) : null;
  return sold === null || sold.has(bike)
    ? { standing, run: [] }
    : { standing: { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null, doubt: 'not-listed' }, run: [] };
};

/** Records for admins a doubt about one VIN that stands in no run. */
export const doubtOne = (
  tx: Pick<Stores, 'bikes'>,
  { id, riderId, vin, year, make, model }: Pick<KeptBike, 'id' | 'riderId' | 'vin' | 'year' | 'make' | 'model'>,
  reason: Exclude<BikeDoubt, 'run'>,
  at: Instant,
  ids: Ids,
): Promise<void> =>
  tx.bikes.dispute({
    id: ids.next(),
    vin,
    heldBy: riderId,
    claimedBy: riderId,
    claimed: { bikeId: id, year, make, model },
    at,
    reason,
  });

/** Which of some waiting bikes stand in a run, with the others of it; for a check of many bikes at once. */
export const runsOf = async (
  tx: Pick<Stores, 'vinArrivals'>,
  bikeIds: readonly string[],
  program: Program,
): Promise<ReadonlyMap<string, readonly ArrivedBike[]>> => {
  const arrivals = await tx.vinArrivals.ofBikes(bikeIds);
  const [oldest] = arrivals.map((arrival) => arrival.at).toSorted();
  if (oldest === undefined) return new Map();
  const others = await tx.vinArrivals.ofSources(arrivals, runsSince(oldest, program));
  return new Map(
    arrivals.flatMap((arrival) => {
      const run = runOf(arrival, others, program);
      return run.length === 0 ? [] : [[arrival.bikeId, run] as const];
    }),
  );
};

type DoubtTx = Pick<Stores, 'bikes' | 'rejudging' | 'audit'>;

/**
 * Records that VINs wait for an administrator as one run. Bikes of the run that verified by themselves lately wait
 * again, and results ridden on them are judged again.
 * @returns the id of the run
 */
export const doubtRun = async (
  tx: DoubtTx,
  bikes: readonly Pick<KeptBike, 'id' | 'riderId' | 'vin' | 'year' | 'make' | 'model'>[],
  run: readonly ArrivedBike[],
  { actor, at }: { readonly actor: Actor | null; readonly at: Instant },
  { ids, program }: Pick<JudgePorts, 'ids' | 'program'>,
): Promise<string> => {
  const runId = run.find((bike) => bike.runId !== null)?.runId ?? ids.next();
  const since = plusSeconds(at, -program.vinRuns.hours * 3_600);
  const back = run.filter(
    ({ bike }) =>
      bike.vinStatus === 'verified' &&
      bike.holdsVin &&
      (bike.verifiedAt ?? '') >= since &&
      patternOf(bike.verifiedBy ?? '') !== null,
  );
  if (back.length > 0) {
    await tx.bikes.suspect(
      back.map((bike) => bike.bikeId),
      'run',
    );
    await tx.rejudging.askForRiders(
      back.map((bike) => bike.riderId),
      at,
    );
  }
  const waiting = [...bikes, ...back.map((bike) => bike.bike)];
  for (const { id, riderId, vin, year, make, model } of waiting)
    await tx.bikes.dispute({
      id: ids.next(),
      vin,
      heldBy: riderId,
      claimedBy: riderId,
      claimed: { bikeId: id, year, make, model },
      at,
      reason: 'run',
      runId,
    });
  const [first] = waiting;
  if (first)
    await recordAct(tx, { ids, at, actor }, 'doubt-vin-run', ['bike', first.id], {
      runId,
      bikes: bikes.map((bike) => bike.id),
      unverified: back.map((bike) => bike.bikeId),
    });
  return runId;
};
