/** `npm run test:full`, which repeats tests in the other language, and on the other database. */
const isFull = process.env.TEST_FULL === '1';

/** The cases of a test that repeats the same thing: the first in the gate, all of them in `npm run test:full`. */
export const cases = <T>(all: readonly T[]): readonly T[] => (isFull ? all : all.slice(0, 1));

/** The databases of a journey: the one of real use in the gate, both in `npm run test:full`. */
export const journeyDatabases = cases(['mysql', 'sqlite'] as const);

/**
 * Whether journeys also look whether colours are far enough apart, which takes longer than all the rest: each screen is
 * looked at for it in the gate, what stands between two steps of a journey in `npm run test:full`.
 */
export const contrastInJourneys = isFull;
