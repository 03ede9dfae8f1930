import type { PayoutStep, Program } from './program.js';

/** The most steps of a class, and the most starters that a step can ask for. */
export const MOST_STEPS = 10;
export const MOST_STARTERS = 1_000;

/** Whether a list is one: each step asks for more riders and pays more places, and the last one pays all. */
export const areSteps = (steps: readonly PayoutStep[]): boolean =>
  steps.length > 0 &&
  steps.length <= MOST_STEPS &&
  steps.every(
    ({ riders, places }, at) =>
      Number.isSafeInteger(riders) &&
      riders >= 1 &&
      riders <= MOST_STARTERS &&
      riders > (steps[at - 1]?.riders ?? 0) &&
      (at === steps.length - 1 ? places === null : isMore(places, steps[at - 1]?.places ?? 0)),
  );

const isMore = (places: number | null, than: number): boolean =>
  places !== null && Number.isSafeInteger(places) && places > than;

/**
 * What the program pays a class by its size, fewest riders first: `smallClasses` below `minimumRidersPerClass`, from
 * which all places are paid. Steps that do not lie below it count nothing.
 */
export const payoutStepsOf = ({
  minimumRidersPerClass: riders,
  smallClasses,
}: Pick<Program, 'minimumRidersPerClass' | 'smallClasses'>): readonly PayoutStep[] => [
  ...smallClasses.filter((smallClass) => smallClass.riders < riders),
  { riders, places: null },
];

/** How many places a class pays of which so many started: 0 is none, null all. */
export const placesPaid = (steps: readonly PayoutStep[], started: number): number | null => {
  const reached = steps.findLast(({ riders }) => started >= riders);
  return reached ? reached.places : 0;
};

/** From how many starters on a class pays anything. */
export const startersToPay = (steps: readonly PayoutStep[]): number => steps[0]?.riders ?? 0;

/** From how many starters on a class pays this place. */
export const startersFor = (steps: readonly PayoutStep[], place: number): number =>
  steps.find(({ places }) => places === null || places >= place)?.riders ?? 0;
