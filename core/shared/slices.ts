import type { Breathe } from './ports.js';

/** For work that is short, and where nobody else waits. */
export const noBreath: Breathe = () => Promise.resolve();

/** So many rows between two breaths: some milliseconds of work. */
const SLICE = 500;

/** Maps rows and gives others a turn now and then. */
export const inSlices = async <A, B>(rows: readonly A[], map: (row: A) => B, breathe: Breathe): Promise<readonly B[]> => {
  const mapped: B[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % SLICE === 0) await breathe();
    mapped.push(map(row));
  }
  return mapped;
};

/** Work in short steps; others have a turn after some of them. `inOneGo` is the same without. */
export const stepwise = async <T>(steps: Generator<void, T>, breathe: Breathe): Promise<T> => {
  for (let at = 1; ; at += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (at % SLICE === 0) await breathe();
  }
};

export const inOneGo = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
