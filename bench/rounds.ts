import { cpuOf } from './cpu.js';
import type { Round } from './lanes.js';
import { median } from './table.js';

export interface Variant {
  readonly name: string;
  /** whose CPU is counted */
  readonly pid: number;
  /** one round, the n-th from 0; the first few only warm up */
  readonly run: (n: number) => Promise<Round>;
}

export interface Measured {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** milliseconds of CPU an act, by round */
  readonly cpu: readonly number[];
  /** the database server's, likewise */
  readonly databaseCpu: readonly number[];
}

/** Until the compiler has seen a server's hot paths; a server has more of them than a bare one. */
export const WARM_UPS = 4;

/**
 * Runs the variants one after the other, round after round, each second round the other way round: what the machine
 * does besides falls on all of them alike.
 */
export const alternate = async (
  variants: readonly Variant[],
  rounds: number,
  databasePid: number,
  say: (text: string) => void,
): Promise<readonly Measured[]> => {
  const measured = variants.map((variant) => ({
    name: variant.name,
    rounds: [] as Round[],
    cpu: [] as number[],
    databaseCpu: [] as number[],
  }));
  for (let n = 0; n < WARM_UPS + rounds; n += 1) {
    const order = variants.map((_, at) => at);
    for (const at of n % 2 === 0 ? order : order.toReversed()) {
      const [variant, into] = [variants[at], measured[at]];
      if (!variant || !into) continue;
      const before = [cpuOf(variant.pid), cpuOf(databasePid)] as const;
      const round = await variant.run(n);
      const after = [cpuOf(variant.pid), cpuOf(databasePid)] as const;
      say(
        `  ${n < WARM_UPS ? 'warm-up' : `round ${n - WARM_UPS + 1}`}  ${variant.name}: ${round.perSecond.toFixed(0)}/s`,
      );
      if (n < WARM_UPS) continue;
      into.rounds.push(round);
      into.cpu.push((after[0] - before[0]) / round.count);
      into.databaseCpu.push((after[1] - before[1]) / round.count);
    }
  }
  return measured;
};

/** Median over the rounds of `ours ÷ theirs`, each pair from the same round. */
export const ratio = (ours: Measured | undefined, theirs: Measured | undefined): number =>
  median((ours?.rounds ?? []).map((round, at) => round.perSecond / (theirs?.rounds[at]?.perSecond ?? Number.NaN)));

const cell = (all: readonly number[], digits: number): string =>
  all.some(Number.isNaN) ? '–' : median(all).toFixed(digits);

export const rowOf = ({ name, rounds, cpu, databaseCpu }: Measured): readonly string[] => [
  name,
  cell(
    rounds.map((round) => round.perSecond),
    0,
  ),
  cell(
    rounds.map((round) => round.p50),
    1,
  ),
  cell(
    rounds.map((round) => round.p99),
    1,
  ),
  cell(cpu, 2),
  cell(databaseCpu, 2),
];
export const HEADS = ['', 'per second', 'p50 ms', 'p99 ms', 'CPU ms each', 'database CPU'];
