import type { Drift } from './context.js';
import { type Act, type ModelSettings, type Run, setTheStage } from './context.js';
import { cashActs } from './cash-acts.js';
import { creditActs } from './credit-acts.js';
import type { ModelAward } from './model-ledger.js';

/** Compares touched wallets often, and everything at intervals. */
const COMPARE_EVERY = 50;
const COMPARE_ALL_EVERY = 5_000;
const AT_ONCE = 500;

const acts: readonly (readonly [number, Act])[] = [...creditActs, ...cashActs];
const weights = acts.reduce((sum, [often]) => sum + often, 0);

const actOf = (below: (limit: number) => number): Act => {
  let at = below(weights);
  for (const [often, act] of acts) if ((at -= often) < 0) return act;
  throw new Error('No act was chosen');
};

/** Runs a random sequence of all money moves against the model and compares every answer. @throws Drift */
export const runModel = async (settings: ModelSettings): Promise<Readonly<Record<string, number>>> => {
  const run = await setTheStage(settings);
  const steps = settings.only ?? Array.from({ length: settings.steps }, (_, at) => at + 1);
  for (const [at, step] of steps.entries()) {
    run.begin(step);
    await actOf(run.chance().below)(run);
    if ((at + 1) % COMPARE_EVERY === 0) await compare(run, [...run.model.touched]);
    if ((at + 1) % COMPARE_ALL_EVERY === 0) await compare(run, [...run.model.awards.values()]);
  }
  await compare(run, [...run.model.awards.values()]);
  return run.count;
};

const compare = async ({ model, ports, riders, same }: Run, awards: readonly ModelAward[]): Promise<void> => {
  const figures = (
    all: readonly {
      id: string;
      riderId: string;
      initial: number;
      current: number;
      spent: number;
      expired: number;
      taken: number;
    }[],
  ) =>
    all
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((item) => [item.id, item.riderId, item.initial, item.current, item.spent, item.expired, item.taken]);
  for (let from = 0; from < awards.length; from += AT_ONCE) {
    const some = awards.slice(from, from + AT_ONCE);
    same(
      'awards',
      figures(some),
      figures(await ports.uow.run((tx) => tx.wallets.awardsById(some.map((award) => award.id)))),
    );
  }
  model.touched.clear();
  for (const riderId of riders) {
    const wallets = await ports.uow.run((tx) =>
      tx.wallets.lock((['cash', 'credit'] as const).map((book) => ({ riderId, currency: 'USD' as const, book }))),
    );
    same(
      'balances',
      [model.held(riderId, true), model.held(riderId, false)],
      wallets.map((wallet) => wallet.balance),
    );
  }
};

/**
 * Reduces a failure to as few steps as possible, by leaving parts out, larger ones first. `fails` starts with an empty
 * database each time. @returns the steps of the shortest replay
 */
export const shortestReplay = async (
  drift: Drift,
  fails: (only: readonly number[]) => Promise<boolean>,
  tries = 200,
): Promise<readonly number[]> => {
  let steps: readonly number[] = Array.from({ length: drift.step }, (_, at) => at + 1);
  let left = tries;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < steps.length && left > 0;) {
      const without = [...steps.slice(0, from), ...steps.slice(from + size)];
      left -= 1;
      if (await fails(without)) steps = without;
      else from += size;
    }
  }
  return steps;
};
