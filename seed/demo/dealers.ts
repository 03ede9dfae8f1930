import type { Ids } from '@rrr/core/shared';
import { type Chance, chanceOf } from './chance.js';
import { emailFor, inventName } from './names.js';
import { CA_TOWNS, phoneIn, streetAddress, type Town, townNamed, US_TOWNS } from './towns.js';

export interface DemoDealer extends Town {
  readonly id: string;
  readonly accountId: string;
  readonly dealerId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly websiteUrl: string | null;
  readonly bio: string | null;
  /** whose login it is */
  readonly manager: string;
  /** who stands at the counter */
  readonly employees: readonly string[];
  readonly deactivated: boolean;
}

const FIRST = [
  'Anvil',
  'Badger',
  'Cinder',
  'Drover',
  'Emberline',
  'Foxglove',
  'Gritstone',
  'Harrow',
  'Ironwood',
  'Jackrabbit',
  'Kestrel',
  'Lodestar',
  'Millrace',
  'Nettle',
  'Overlook',
];
const SECOND = ['& Daughters Cycle', 'Two-Wheel Supply', 'Motoworks', 'Dirt & Street', 'Cycle Barn'];
const COUNT = 60;
const CANADIANS = 14;

/** Dealers in 46 American and 14 Canadian towns; the first is the demo's login, near the demo rider. */
export const dealers = (ids: Ids, names: Set<string>, emails: Set<string>): readonly DemoDealer[] => {
  const chance = chanceOf('dealers');
  const home = townNamed('Durango', 'CO');
  const towns = [
    home,
    ...chance.shuffled(US_TOWNS.filter((usTown) => usTown !== home)).slice(0, COUNT - CANADIANS - 1),
    ...chance.shuffled(CA_TOWNS).slice(0, CANADIANS),
  ];
  const called = chance.shuffled(FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)));
  emails.add('dealer@example.com');
  return towns.map((town, at) => dealer(at, town, called[at] ?? town.city, chance, { ids, names, emails }));
};

const dealer = (
  at: number,
  town: Town,
  name: string,
  chance: Chance,
  { ids, names, emails }: { readonly ids: Ids; readonly names: Set<string>; readonly emails: Set<string> },
): DemoDealer => {
  const staff = Array.from({ length: 3 }, () => inventName(chance, names)).map(
    (personName) => `${personName.firstName} ${personName.lastName}`,
  );
  return {
    ...town,
    id: ids.next(),
    accountId: ids.next(),
    dealerId: String(40_210 + at * 37),
    name,
    email: at === 0 ? 'dealer@example.com' : emailFor(`parts ${name}`, emails),
    phone: phoneIn(town, chance),
    addressLine1: streetAddress(chance),
    websiteUrl: chance.some(0.7) ? `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example.com/` : null,
    bio: chance.some(0.4) ? `Parts, tires and suspension in ${town.city} since ${chance.between(1968, 2014)}.` : null,
    manager: staff[0] ?? name,
    employees: staff,
    deactivated: at === COUNT - 1,
  };
};
