import type { YieldToEventLoop } from './ports.js';

/** For work that is short, and where nobody else waits. */
export const withoutYielding: YieldToEventLoop = () => Promise.resolve();

/** So many rows between two breaths: some milliseconds of work. */
const SLICE = 250;

/** Rows, some milliseconds of work at a time; between them others have a turn. */
export const slicesOf = async function* <A>(
  rows: readonly A[],
  yieldToEventLoop: YieldToEventLoop,
): AsyncGenerator<readonly A[], void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    if (from > 0) await yieldToEventLoop();
    yield rows.slice(from, from + SLICE);
  }
};

/** Maps rows and gives others a turn now and then. */
export const mapInSlices = async <A, B>(
  rows: readonly A[],
  map: (row: A) => B,
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly B[]> => {
  const mapped: B[] = [];
  for await (const some of slicesOf(rows, yieldToEventLoop)) mapped.push(...some.map(map));
  return mapped;
};

/** Work in short steps; others have a turn after some of them. `inOneGo` is the same without. */
export const runInSteps = async <T>(steps: Generator<void, T>, yieldToEventLoop: YieldToEventLoop): Promise<T> => {
  for (let at = 1; ; at += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (at % SLICE === 0) await yieldToEventLoop();
  }
};

export const runSync = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
