import type { YieldToEventLoop } from './ports.js';

/** For short work, or where no other requests wait. */
export const withoutYielding: YieldToEventLoop = () => Promise.resolve();

/** rows between two yields: a few milliseconds of work */
const SLICE = 250;

/** Splits rows into slices of a few milliseconds of work and lets other requests run in between. */
export const slicesOf = async function* <A>(
  rows: readonly A[],
  yieldToEventLoop: YieldToEventLoop,
): AsyncGenerator<readonly A[], void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    if (from > 0) await yieldToEventLoop();
    yield rows.slice(from, from + SLICE);
  }
};

/** Maps rows, and lets other requests run in between. */
export const mapInSlices = async <A, B>(
  rows: readonly A[],
  map: (row: A) => B,
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly B[]> => {
  const mapped: B[] = [];
  for await (const some of slicesOf(rows, yieldToEventLoop)) mapped.push(...some.map(map));
  return mapped;
};

/** What a generator yields: nothing after one row, `pause` after a part of some milliseconds. */
export type Step = void | 'pause';

/** Runs a generator to its end and lets other requests run in between. `runSync` does the same without yielding. */
export const runInSteps = async <T>(steps: Generator<Step, T>, yieldToEventLoop: YieldToEventLoop): Promise<T> => {
  for (let at = 1; ; at += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value === 'pause' || at % SLICE === 0) await yieldToEventLoop();
  }
};

export const runSync = <T>(steps: Generator<Step, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
