import { addDays } from '@rrr/core/shared';
import type { Bike } from '@rrr/core/vin';
import { bikeMaker, type MakeBike, type ModelName, YEARS } from './bikes.js';
import { type Chance, chanceOf } from './chance.js';
import type { DemoRider, PeopleAsked } from './demo-people.js';
import { demoRider } from './demo-rider.js';
import { emailFor, inventName, type PersonName } from './names.js';
import { CA_TOWNS, FAR_TOWNS, phoneIn, streetAddress, type Town, US_TOWNS } from './towns.js';

/** Why someone's results may earn nothing; most riders have none of these. */
type Trait =
  | 'factory'
  | 'deactivated'
  | 'minor'
  | 'minorWithoutConsent'
  | 'noBike'
  | 'unverified'
  | 'invalid'
  | 'oldBike'
  | 'noPin';
const TRAITS: Readonly<Record<Trait, number>> = {
  factory: 6,
  deactivated: 12,
  minor: 18,
  minorWithoutConsent: 8,
  noBike: 8,
  unverified: 24,
  invalid: 8,
  oldBike: 22,
  noPin: 12,
};
const COUNT = 400;
/** number of the 400 who live in Canada and farther away */
const CANADIANS = 76;
const FAR_AWAY = 14;

const RIDDEN: readonly (readonly ModelName[])[] = [
  ['450 SX-F', '350 SX-F', '250 SX-F', '250 SX'],
  ['450 SX-F', '350 SX-F', '250 SX-F', '250 SX'],
  ['450 XC-F', '350 XC-F', '300 XC', '450 XCF-W'],
  ['450 XC-F', '300 XC', '350 EXC-F', '450 XCF-W'],
  ['450 SX-F', '450 SMR', '350 SX-F'],
  ['300 XC', '350 EXC-F', '350 XC-F', '450 XCF-W'],
  ['450 SX-F', '350 SX-F', '250 SX-F', '250 SX'],
  ['450 SMR', '790 Duke', '890 Duke'],
];

/** Invented riders; the first is the demo's login. */
export const people = (asked: PeopleAsked): readonly DemoRider[] => {
  const chance = chanceOf('riders');
  const makeBike = bikeMaker(asked.make, chanceOf('bikes'), () => asked.ids.next());
  const first = demoRider(asked, makeBike);
  const traits = traitsOf(chance);
  const riders: DemoRider[] = [first];
  while (riders.length < COUNT) {
    const at = riders.length;
    // two pairs have the same name in different towns, so a name alone needs a manual match
    const namesake = at === 11 || at === 13 ? riders[at - 1] : undefined;
    riders.push(invent(at, traits.get(at), namesake, chance, makeBike, asked));
  }
  return riders;
};

/** Assigns traits to riders after the namesakes, who have none. */
const traitsOf = (chance: Chance): ReadonlyMap<number, Trait> => {
  const order = chance.shuffled(Array.from({ length: COUNT - 20 }, (_, at) => at + 20));
  const given = (Object.keys(TRAITS) as Trait[]).flatMap((trait) => Array.from({ length: TRAITS[trait] }, () => trait));
  return new Map(given.map((trait, at) => [order[at] ?? 0, trait]));
};

const townFor = (at: number, namesake: DemoRider | undefined, chance: Chance): Town => {
  if (at >= 10 && at <= 13) return chance.pick(US_TOWNS.filter((usTown) => usTown.state !== namesake?.state));
  if (at >= COUNT - FAR_AWAY) return FAR_TOWNS[at % FAR_TOWNS.length] ?? chance.pick(FAR_TOWNS);
  return at >= COUNT - FAR_AWAY - CANADIANS ? chance.pick(CA_TOWNS) : chance.pick(US_TOWNS);
};

const invent = (
  at: number,
  trait: Trait | undefined,
  namesake: DemoRider | undefined,
  chance: Chance,
  makeBike: MakeBike,
  asked: PeopleAsked,
): DemoRider => {
  const name: PersonName = namesake ?? inventName(chance, asked.names);
  const town = townFor(at, namesake, chance);
  const fullName = `${name.firstName} ${name.lastName}`;
  const minor = trait === 'minor' || trait === 'minorWithoutConsent';
  const follows = at >= 10 && at <= 11 ? 0 : town.country === 'CA' ? chance.between(6, 7) : chance.between(0, 5);
  const enrolledOn = chance.some(0.8)
    ? addDays(asked.from, -chance.between(1, 600))
    : addDays(asked.from, chance.between(0, 420));
  const phone1 = phoneIn(town, chance);
  const addressLine1 = streetAddress(chance);
  return {
    id: asked.ids.next(),
    accountId: asked.ids.next(),
    fullName,
    firstName: name.firstName,
    lastName: name.lastName,
    familyName: name.lastName,
    login: 'verified',
    sex: name.sex,
    email: emailFor(fullName, asked.emails),
    locale: town.state === 'QC' ? 'fr' : 'en',
    phone1,
    addressLine1,
    city: town.city,
    state: town.state,
    zipcode: town.zipcode,
    country: town.country,
    hometown: town.city,
    amaNumber: chance.some(0.7) ? String(100_000 + at * 1_971 + chance.between(0, 1_900)) : null,
    bornOn: addDays(
      asked.today,
      -(minor ? chance.between(14 * 365, 15 * 365 + 200) : chance.between(20 * 365, 58 * 365)),
    ),
    parentalConsent: trait === 'minor',
    deactivated: trait === 'deactivated',
    factory: trait === 'factory',
    professional: trait === 'factory' || (!minor && chance.some(0.2)),
    bikes: garage(trait, follows, chance, makeBike),
    enrolment: {
      at: `${enrolledOn}T${chance.between(15, 23)}:${String(chance.between(10, 59))}:${String(chance.between(10, 59))}.${chance.digits(3)}Z`,
      phone: phone1,
      address: `${addressLine1} ${town.zipcode}`,
    },
    pin: trait === 'noPin' ? null : chance.digits(4),
    follows,
    skill: trait === 'factory' ? 0.97 : 0.2 + 0.75 * chance.fraction(),
    number: String(chance.between(4, 989)),
  };
};

const garage = (trait: Trait | undefined, follows: number, chance: Chance, makeBike: MakeBike): readonly Bike[] => {
  if (trait === 'noBike') return [];
  const models = RIDDEN[follows] ?? ['450 SX-F'];
  const status = trait === 'unverified' || trait === 'invalid' ? trait : 'verified';
  if (trait === 'oldBike')
    return [makeBike(follows === 7 ? '350 EXC-F' : follows < 2 ? '250 SX-F' : '300 XC', chance.between(2021, 2023))];
  const first = makeBike(
    chance.pick(models),
    chance.some(0.88) ? chance.between(2024, 2025) : chance.pick(YEARS),
    status,
  );
  if (status !== 'verified' || chance.some(0.7)) return [first];
  const second = makeBike(chance.pick(models), chance.pick(YEARS), chance.some(0.75) ? 'verified' : 'unverified');
  return [first, second];
};
