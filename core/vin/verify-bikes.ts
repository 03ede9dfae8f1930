import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { doubtOne, doubtRun, runsOf } from './judge-vin.js';
import { patternIndex } from './pattern-index.js';
import { soldAmong, type SoldVinSeals } from './sold-vins.js';
import { vinFits } from './vin.js';

export interface VerifiedBikes {
  readonly looked: number;
  readonly verified: number;
}

/** bikes per transaction */
const AT_ONCE = 1_000;

/**
 * Checks all unverified bikes against all or some verified patterns (domain.md §9) and queues the results of riders
 * whose bikes became verified for evaluation. Those that stand in a run wait as VIN disputes (§13). Runs
 * in batches and can simply be repeated after an interruption. `actor` null: run by the system.
 * @throws NotFound
 */
export const verifyBikes =
  ({
    uow,
    clock,
    ids,
    program,
    soldVinSeals,
  }: PortsOf<
    'bikes' | 'vinPatterns' | 'vinArrivals' | 'soldVins' | 'rejudging' | 'audit',
    'clock' | 'ids' | 'program'
  > & {
    /** left out: no list of sold VINs is looked at */
    readonly soldVinSeals?: SoldVinSeals;
  }) =>
  async (cmd: { readonly actor: Actor | null; readonly patternIds?: readonly string[] }): Promise<VerifiedBikes> => {
    if (cmd.actor && cmd.actor.type !== 'admin') throw new NotFound('pattern');
    const patterns = await uow.run((tx) => tx.vinPatterns.verified(cmd.patternIds));
    const index = patternIndex(patterns);
    const total = { looked: 0, verified: 0 };
    for (let after: string | null = null; patterns.length > 0;) {
      const from = after;
      const page = await uow.run(async (tx) => {
        const bikes = await tx.bikes.unverified(from, AT_ONCE);
        const matched = bikes.flatMap((bike) => {
          const pattern = vinFits(bike.vin, bike.year) ? index.match(bike) : undefined;
          return pattern ? [{ ...bike, pattern: pattern.pattern }] : [];
        });
        const at = clock.now();
        const sold = program.soldVins === 'decide' && soldVinSeals ? await soldAmong(tx, matched, soldVinSeals) : null;
        for (const item of matched) {
          if (sold === null || sold.has(item) || item.doubt) continue;
          const bike = (await tx.bikes.byId(item.id))?.bike;
          if (!bike) continue;
          await tx.bikes.suspect([item.id], 'not-listed');
          await doubtOne(tx, bike, 'not-listed', at, ids);
        }
        const plausible = sold === null ? matched : matched.filter((item) => sold.has(item));
        const runs = await runsOf(
          tx,
          plausible.map((item) => item.id),
          program,
        );
        const found = plausible.filter((item) => !runs.has(item.id));
        const runIds = new Map<string, string>();
        for (const [bikeId, others] of runs) {
          const bike = (await tx.bikes.byId(bikeId))?.bike;
          if (!bike || bike.vinStatus !== 'unverified' || bike.doubt === 'run') continue;
          if (bike.doubt) await tx.bikes.settleDoubts(bikeId, at, cmd.actor?.name ?? '');
          await tx.bikes.suspect([bikeId], 'run');
          const run = others.map((other) => ({ ...other, runId: other.runId ?? runIds.get(other.bikeId) ?? null }));
          runIds.set(bikeId, await doubtRun(tx, [bike], run, { actor: cmd.actor, at }, { ids, program }));
        }
        const [first] = found;
        if (first) {
          for (const item of found) if (item.doubt) await tx.bikes.settleDoubts(item.id, at, cmd.actor?.name ?? '');
          await tx.bikes.verify(found, at);
          await tx.rejudging.askForRiders(
            found.map((item) => item.riderId),
            at,
          );
          await recordAct(tx, { ids, at, actor: cmd.actor }, 'verify-bikes', ['bike', first.id], {
            count: found.length,
            bikes: found.map((item) => item.id),
          });
        }
        return { last: bikes.at(-1)?.id ?? null, looked: bikes.length, verified: found.length };
      });
      total.looked += page.looked;
      total.verified += page.verified;
      if (page.looked < AT_ONCE) return total;
      after = page.last;
    }
    return total;
  };
