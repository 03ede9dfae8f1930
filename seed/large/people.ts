import { addDays } from '@rrr/core/shared';
import { checkDigit, modelYearCharacter } from '@rrr/core/vin';
import type { Seed, SeedRow } from '@rrr/persistence';
import { MODELS, YEARS } from '../demo/bikes.js';
import { chanceOf } from '../demo/chance.js';
import { anyName } from '../demo/names.js';
import { CA_TOWNS, phoneIn, streetAddress, TOWNS, type Town, US_TOWNS } from '../demo/towns.js';
import { idOf, type Plan } from './plan.js';

const DEALERS = ['Cycles', 'Moto', 'Powersports', 'Motorsports', 'Cycle Works', 'Off Road'];
const SERIES = ['Winter', 'Spring', 'Summer', 'Autumn', 'Ridge', 'River', 'Desert', 'Coast', 'Prairie', 'Timber'];
const EMPLOYEES = 6;

const townOf = (n: number): Town => TOWNS[n % TOWNS.length] ?? (US_TOWNS[0] as Town);

/** Dealers by country, so that each rider has one with their currency. */
export const dealersOf = (
  plan: Plan,
): readonly {
  readonly id: string;
  readonly town: Town;
  readonly name: string;
  readonly employees: readonly string[];
}[] =>
  Array.from({ length: plan.dealers }, (_, n) => {
    const chance = chanceOf(`dealer ${n}`);
    const town = townOf(n);
    const employees = Array.from({ length: EMPLOYEES }, () => anyName(chance)).map(
      (personName) => `${personName.firstName} ${personName.lastName}`,
    );
    return {
      id: idOf('de', n),
      town,
      name: `${town.city} ${chance.pick(DEALERS)}${n < TOWNS.length ? '' : ` ${Math.floor(n / TOWNS.length) + 1}`}`,
      employees,
    };
  });

/** Rows of everyone but riders. */
export const peopleRows = (plan: Plan): Seed => ({
  dealers: dealersOf(plan).map((dealer, n) => ({
    id: dealer.id,
    maker_number: `L${String(n).padStart(5, '0')}`,
    name: dealer.name,
    city: dealer.town.city,
    state: dealer.town.state,
    zipcode: dealer.town.zipcode,
    country: dealer.town.country,
    email: `dealer${n}@example.com`,
    deactivated: false,
  })),
  promoters: Array.from({ length: plan.promoters }, (_, n) => ({
    id: idOf('pr', n),
    name: `${townOf(n * 7).city} Promotions ${n}`,
    email: `promoter${n}@example.com`,
    status: n % 10 === 9 ? ('pending' as const) : ('approved' as const),
    deactivated: false,
  })),
  series: Array.from({ length: plan.series }, (_, n) => ({
    id: idOf('se', n),
    promoter_id: idOf('pr', n % plan.promoters),
    name: `${townOf(n * 3).city} ${SERIES[n % SERIES.length]} Series ${n}`,
    country: townOf(n * 3).country,
    active: n % 8 !== 7,
  })),
});

const VIN_DIGITS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const serialOf = (n: number): string =>
  Array.from(
    { length: 6 },
    (_, at) => VIN_DIGITS[Math.floor(n / VIN_DIGITS.length ** (5 - at)) % VIN_DIGITS.length],
  ).join('');

const bikeOf = (rider: number, at: number): SeedRow<'bikes'> => {
  const [model, year] = [
    MODELS[(rider + at * 5) % MODELS.length] ?? MODELS[0],
    YEARS[(rider + at) % YEARS.length] ?? 2025,
  ];
  const open = `9RR${model.code}0${modelYearCharacter(year)}M${serialOf(rider * 3 + at)}`;
  const status = at === 0 ? 'verified' : rider % 40 === 1 ? 'invalid' : 'unverified';
  return {
    id: idOf('bk', rider * 3 + at),
    rider_id: idOf('rd', rider),
    year,
    make: 'KTM',
    model: model.name,
    vin: open.slice(0, 8) + checkDigit(open) + open.slice(9),
    vin_status: status,
  };
};

export interface LargeRider {
  readonly id: string;
  readonly number: number;
  readonly fullName: string;
  readonly hometown: string;
  readonly bikeId: string;
  readonly bike: string;
}

/** A rider and their rows. */
export const riderOf = (
  plan: Plan,
  number: number,
): {
  readonly rider: LargeRider;
  readonly rows: {
    readonly riders: SeedRow<'riders'>;
    readonly bikes: readonly SeedRow<'bikes'>[];
    readonly pin_guards: SeedRow<'pin_guards'>;
  };
} => {
  const chance = chanceOf(`rider ${number}`);
  const { firstName, lastName, sex } = anyName(chance);
  const town = chance.pick(chance.some(0.8) ? US_TOWNS : chance.some(0.9) ? CA_TOWNS : TOWNS);
  const id = idOf('rd', number);
  const fullName = `${firstName} ${lastName}`;
  const bikes = Array.from({ length: number % 3 === 0 ? 2 : 1 }, (_, at) => bikeOf(number, at));
  const professional = number % 12 === 0;
  return {
    rider: {
      id,
      number,
      fullName,
      hometown: town.city,
      bikeId: bikes[0]?.id ?? '',
      bike: `KTM ${bikes[0]?.model ?? ''}`,
    },
    rows: {
      riders: {
        id,
        first_name: firstName,
        last_name: lastName,
        full_name: fullName,
        email: `rider${number}@example.com`,
        phone1: phoneIn(town, chance),
        born_on: addDays('1970-01-01', chance.between(0, 13_000)),
        sex,
        address_line1: streetAddress(chance),
        city: town.city,
        state: town.state,
        zipcode: town.zipcode,
        country: town.country,
        hometown: town.city,
        ama_number: chance.some(0.7) ? String(1_000_000 + number) : null,
        factory: false,
        professional,
        parental_consent: false,
        deactivated: number % 25 === 24,
        enrolled_at: `${addDays(plan.from, -chance.between(1, 400))}T18:00:00.000Z`,
      },
      bikes: bikes.map((bike) => (number % 25 === 24 ? { ...bike, active: false } : bike)),
      pin_guards: { rider_id: id, seal: null, failures: 0, locked_until: null },
    },
  };
};
