import type { RaceClass } from '@rrr/core/events';
import type { SubmittedRow } from '@rrr/core/imports';
import { type Chance, chanceOf } from './chance.js';
import type { Starter } from './field.js';
import type { Shape } from './series.js';

/** A class's results as submitted by a promoter. */
export interface Sheet {
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** manual matches where a name alone was not enough */
  readonly choices: ReadonlyMap<number, string | null>;
  readonly entrants: number | null;
}

interface Finisher {
  readonly starter: Starter;
  readonly place: number | null;
  readonly type: SubmittedRow['type'];
}

/** Faster starters mostly win; some of the last do not finish. */
const race = (starters: readonly Starter[], chance: Chance): readonly Finisher[] => {
  const order = starters
    .map((starter) => [starter.skill + 0.45 * chance.fraction(), starter] as const)
    .sort(([a], [b]) => b - a);
  const out = starters.length > 6 ? chance.between(0, 3) : 0;
  return order.map(([, starter], at): Finisher => {
    if (at < order.length - out) return { starter, place: at + 1, type: 'finished' };
    return { starter, place: null, type: chance.some(0.75) ? 'DNF' : chance.some(0.8) ? 'DNS' : 'DQ' };
  });
};

/** In a few classes, two of the first six cross the line together; never the rider who logs in. */
const withTie = (finished: readonly Finisher[], chance: Chance): readonly Finisher[] => {
  if (!chance.some(0.05)) return finished;
  const behind = chance.between(1, 5);
  const [one, other] = [finished[behind - 1], finished[behind]];
  if (!one?.place || other?.type !== 'finished') return finished;
  if ([one, other].some((finisher) => finisher.starter.rider?.email === 'rider@example.com')) return finished;
  return finished.map((finisher) => (finisher === other ? { ...finisher, place: one.place } : finisher));
};

/** A class's results in the format of its timing system; formats differ in which data identify a rider. */
export const sheetOf = (inClass: RaceClass, starters: readonly Starter[], shape: Shape, chance: Chance): Sheet => {
  const finished = withTie(race(starters, chance), chanceOf(`tie of ${inClass.id}`));
  const listed =
    shape === 'placers'
      ? finished.filter(
          (finisher) => finisher.place !== null && finisher.place <= Math.max(10, inClass.places.length + 1),
        )
      : finished;
  const choices = new Map<number, string | null>();
  const rows = listed.map((finisher, at) => row(finisher, at + 2, shape, chance, choices));
  const twice = chance.some(0.03)
    ? listed.find((finisher) => finisher.starter.rider !== null && finisher.type === 'finished')
    : undefined;
  // the same rider under a second number, as after a change of transponder
  if (twice && shape !== 'placers')
    rows.push({
      ...row(
        { ...twice, place: (listed.at(-1)?.place ?? listed.length) + 1 },
        listed.length + 2,
        'tower',
        chance,
        choices,
      ),
      number: `${twice.starter.number}X`,
    });
  return {
    classId: inClass.id,
    rows,
    choices,
    entrants: shape === 'placers' ? finished.filter((finisher) => finisher.type !== 'DNS').length : null,
  };
};

const row = (
  { starter, place, type }: Finisher,
  line: number,
  shape: Shape,
  chance: Chance,
  choices: Map<number, string | null>,
): SubmittedRow => {
  const { rider, town } = starter;
  const base = {
    line,
    place,
    type,
    riderName: spelled(starter.name, chance),
    number: starter.number,
    hometown: null,
    state: null,
    bike: starter.bike,
    email: null,
    amaNumber: null,
    className: null,
    entrants: null,
  };
  if (shape === 'tower') return { ...base, hometown: town.city, state: town.state };
  if (shape === 'timing' && rider?.amaNumber)
    return { ...base, amaNumber: rider.amaNumber, bike: starter.bike.split(' ')[0] ?? null };
  if (shape === 'placers' && rider && chance.some(0.5)) return { ...base, email: rider.email };
  if (chance.some(0.85)) return { ...base, hometown: chance.some(0.6) ? town.city : null, state: town.state };
  // a name alone is never matched; the promoter was asked and did not always know
  if (rider && chance.some(0.6)) choices.set(line, rider.id);
  return base;
};

/** Spellings in files: sometimes without accents or in upper case. */
const spelled = (name: string, chance: Chance): string => {
  if (chance.some(0.12)) return name.toUpperCase();
  return chance.some(0.25) ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;
};
