import { nameKey } from '@rrr/core/riders';
import type { MakeBike } from './bikes.js';
import type { DemoRider, PeopleAsked } from './demo-people.js';
import { townNamed } from './towns.js';

export const DEMO_PIN = '4719';

/** The rider of the demo's login, who races for cash as a pro and for credit as a veteran in the first series. */
export const demoRider = (asked: PeopleAsked, makeBike: MakeBike): DemoRider => {
  const town = townNamed('Durango', 'CO');
  const fullName = 'Riley Ostrander';
  asked.names.add(nameKey(fullName));
  asked.emails.add('rider@example.com');
  return {
    id: asked.ids.next(),
    accountId: asked.ids.next(),
    fullName,
    firstName: 'Riley',
    lastName: 'Ostrander',
    familyName: 'Ostrander',
    login: 'verified',
    sex: 'male',
    email: 'rider@example.com',
    locale: 'en',
    phone1: `${town.areaCode}5550142`,
    addressLine1: '418 Kiln St',
    city: town.city,
    state: town.state,
    zipcode: town.zipcode,
    country: town.country,
    hometown: town.city,
    amaNumber: '418270',
    bornOn: `${Number(asked.today.slice(0, 4)) - 34}-05-17`,
    parentalConsent: false,
    deactivated: false,
    factory: false,
    professional: true,
    bikes: [makeBike('450 SX-F', 2024), makeBike('350 SX-F', 2025, 'unverified')],
    enrolment: {
      at: `${Number(asked.from.slice(0, 4)) - 1}-02-11T18:04:27.310Z`,
      phone: `${town.areaCode}5550142`,
      address: `418 Kiln St ${town.zipcode}`,
    },
    pin: DEMO_PIN,
    follows: 0,
    skill: 0.85,
    number: '418',
  };
};
