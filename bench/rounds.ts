import { cpuOf } from './cpu.js';
import type { Round } from './lanes.js';
import { median } from './table.js';

export interface Variant {
  readonly name: string;
  /** whose CPU is counted */
  readonly pid: number;
  /** one round, the n-th; round 0 only warms up */
  readonly run: (n: number) => Promise<Round>;
}

export interface Measured {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** milliseconds of CPU an act, by round */
  readonly cpu: readonly number[];
}

/**
 * Runs the variants one after the other, round after round, each second round the other way round: what the machine does besides falls on
 * all of them alike.
 */
export const alternate = async (variants: readonly Variant[], rounds: number, say: (text: string) => void): Promise<readonly Measured[]> => {
  const measured = variants.map((it) => ({ name: it.name, rounds: [] as Round[], cpu: [] as number[] }));
  for (let n = 0; n <= rounds; n += 1) {
    const order = variants.map((_, at) => at);
    for (const at of n % 2 === 0 ? order : order.toReversed()) {
      const [variant, into] = [variants[at], measured[at]];
      if (!variant || !into) continue;
      const before = cpuOf(variant.pid);
      const round = await variant.run(n);
      const after = cpuOf(variant.pid);
      say(`  ${n === 0 ? 'warm-up' : `round ${n}`}  ${variant.name}: ${round.perSecond.toFixed(0)}/s`);
      if (n === 0) continue;
      into.rounds.push(round);
      if (before !== null && after !== null) into.cpu.push((after - before) / round.count);
    }
  }
  return measured;
};

/** Median over the rounds of `ours ÷ theirs`, each pair from the same round. */
export const ratio = (ours: Measured | undefined, theirs: Measured | undefined): number =>
  median((ours?.rounds ?? []).map((it, at) => it.perSecond / (theirs?.rounds[at]?.perSecond ?? Number.NaN)));

export const rowOf = ({ name, rounds, cpu }: Measured): readonly string[] => [
  name,
  median(rounds.map((it) => it.perSecond)).toFixed(0),
  median(rounds.map((it) => it.p50)).toFixed(1),
  median(rounds.map((it) => it.p99)).toFixed(1),
  cpu.length > 0 ? median(cpu).toFixed(2) : '–',
];
export const HEADS = ['', 'per second', 'p50 ms', 'p99 ms', 'CPU ms each'];
