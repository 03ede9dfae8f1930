import type { Program } from '@rrr/core/program';
import { dateIn } from '@rrr/core/shared';
import { type Chance, chanceOf } from './chance.js';
import type { DemoRider } from './demo-people.js';
import { inventName } from './names.js';
import type { DemoEvent } from './seasons.js';
import { SERIES } from './series.js';
import { CA_TOWNS, US_TOWNS } from './towns.js';

/** A starter of a class: an enrolled rider, or someone who is not enrolled. */
export interface Starter {
  readonly rider: DemoRider | null;
  readonly name: string;
  readonly town: { readonly city: string; readonly state: string | null };
  readonly number: string;
  readonly bike: string;
  readonly skill: number;
}

const OTHER_MODELS: Readonly<Record<string, string>> = {
  Honda: 'CRF450R',
  Yamaha: 'YZ450F',
  Kawasaki: 'KX450',
  Suzuki: 'RM-Z450',
  Husqvarna: 'FC 450',
  GasGas: 'MC 450F',
  Beta: '300 RR',
  Triumph: 'TF 450-RC',
  Ducati: 'Monster',
  Sherco: '300 SE',
};
const otherBike = (chance: Chance): string => {
  const make = chance.pick(Object.keys(OTHER_MODELS));
  return `${make} ${OTHER_MODELS[make] ?? ''}`.trim();
};

/** Regular starters of each series who are not enrolled; some of them ride an eligible make. */
export const strangers = (names: Set<string>, make: string): readonly (readonly Starter[])[] => {
  const chance = chanceOf('strangers');
  return SERIES.map(({ country }) =>
    Array.from({ length: 46 }, (): Starter => {
      const { firstName, lastName } = inventName(chance, names);
      const bike = chance.some(0.16) ? `${make} 450 SX-F` : otherBike(chance);
      return {
        rider: null,
        name: `${firstName} ${lastName}`,
        town: chance.pick(country === 'CA' ? CA_TOWNS : US_TOWNS),
        number: String(chance.between(2, 989)),
        bike,
        skill: 0.9 * chance.fraction(),
      };
    }),
  );
};

const asStarter = (rider: DemoRider, program: Program, chance: Chance): Starter => {
  const ridden = rider.bikes[0];
  const bike =
    ridden && !chance.some(0.05)
      ? `${ridden.make} ${ridden.model}`
      : rider.bikes.length > 0
        ? otherBike(chance)
        : `${program.brandMakes[0] ?? ''} 450 SX-F`;
  return {
    rider,
    name: rider.fullName,
    town: { city: rider.hometown ?? rider.city, state: rider.state },
    number: rider.number,
    bike,
    skill: rider.skill,
  };
};

/**
 * The starters of each class of an event. Most ride one or two classes; a few ride three on one motorcycle, one more
 * than pays.
 */
export const fieldOf = (
  event: DemoEvent,
  riders: readonly DemoRider[],
  others: readonly Starter[],
  program: Program,
  chance: Chance,
): ReadonlyMap<string, readonly Starter[]> => {
  const kinds = SERIES[event.follows]?.classes ?? [];
  const isPro = (name: string): boolean => kinds.find((kind) => kind.name === name)?.field === 'pro';
  const here = riders.filter(
    (rider) =>
      rider.follows === event.follows &&
      dateIn(rider.enrolment.at, program.timeZone) < event.startsOn &&
      (rider.pin === '4719' || chance.some(0.62)),
  );
  const starters = new Map<string, Starter[]>(event.classes.map((raceClass) => [raceClass.id, []]));
  here.forEach((rider, at) => {
    const starter = asStarter(rider, program, chance);
    const open = event.classes.filter(
      (raceClass) =>
        isPro(raceClass.name) === rider.professional || (rider.professional && raceClass.name.startsWith('Vet')),
    );
    const rides = chance.some(0.05) || (at === 0 && chance.some(0.2)) ? 3 : chance.some(0.35) ? 2 : 1;
    const first =
      rider.number === '418' && at === 0 ? open.slice(0, Math.max(2, rides)) : chance.shuffled(open).slice(0, rides);
    for (const raceClass of first) starters.get(raceClass.id)?.push(starter);
  });
  for (const [, all] of starters) {
    const small = chance.some(0.035);
    const size = small ? chance.between(3, 4) : Math.min(22, Math.max(all.length + 4, chance.between(10, 20)));
    if (small) all.splice(chance.between(1, 3));
    all.push(...chance.shuffled(others).slice(0, Math.max(0, size - all.length)));
  }
  return starters;
};
