import { blank, CATEGORY, DEALER, EVENT, PROMOTER, RIDER, SERIES } from '@rrr/records';
import type { Actor } from '../access/index.js';
import type { Dealer } from '../dealers/index.js';
import type { Promoter } from '../promoters/index.js';
import type { Category } from '../categories/index.js';
import type { EventFields, EventRecord, RaceClass, RaceEvent } from '../events/index.js';
import type { Account } from '../identity/index.js';
import type { SubmittedRow } from '../imports/index.js';
import { enrolmentOf, fullNameOf, type Rider, type RiderDocument, type RiderFacts } from '../riders/index.js';
import type { Series } from '../series/index.js';
import type { Bike } from '../vin/index.js';
import { anId } from './fixed-ports.js';
import type { StoredDealer, StoredPromoter, World } from './world.js';

export const aBike = (change: Partial<Bike> = {}): Bike => {
  const id = change.id ?? anId('b', 1);
  return {
    id,
    year: 2025,
    make: 'KTM',
    model: '450 SX-F',
    vin: `VBKMXA10XSM${id.slice(-6).toUpperCase()}`,
    vinStatus: 'verified',
    ...change,
  };
};

export const aRider = (change: Partial<RiderFacts> = {}): RiderFacts => {
  const id = change.id ?? anId('rder', 1);
  return {
    id,
    fullName: 'Casey Moreno',
    familyName: (change.fullName ?? 'Casey Moreno').split(' ').slice(1).join(' '),
    hometown: 'Moab',
    state: 'UT',
    amaNumber: null,
    email: `${id}@example.com`,
    login: 'none',
    bornOn: '1998-04-12',
    parentalConsent: false,
    deactivated: false,
    factory: false,
    enrolment: { at: '2024-01-01T00:00:00.000Z', phone: null, address: null },
    bikes: [aBike({ id: `b${id.slice(1)}` })],
    ...change,
  };
};

const { dateOfBirth: _, ...SAID } = RIDER;
export const aRiderRecord = (change: Partial<Rider> = {}): Rider => {
  const id = change.id ?? anId('rder', 1);
  return {
    ...blank(SAID),
    id,
    email: `${id}@example.com`,
    firstName: 'Casey',
    lastName: 'Moreno',
    phone1: '435 555 0142',
    bornOn: '1998-04-12',
    sex: 'female',
    mainSport: 'Motocross',
    raceStyle: 'motocross',
    addressLine1: '12 Canyon Road',
    city: 'Moab',
    state: 'UT',
    zipcode: '84532',
    country: 'US',
    hometown: 'Moab',
    profileImage: null,
    professional: false,
    taxStatus: null,
    tax: null,
    factory: false,
    deactivated: false,
    consent: null,
    enrolledAt: '2025-01-02T10:00:00.000Z',
    version: 1,
    ...change,
  };
};

/** The same riders as rows of a world. */
export const riderRows = (all: readonly Rider[]): Pick<World, 'riders' | 'riderDetails'> => ({
  riders: all.map((rider) => ({
    id: rider.id,
    fullName: fullNameOf(rider),
    familyName: rider.lastName,
    hometown: rider.hometown,
    state: rider.state,
    amaNumber: rider.amaNumber,
    email: rider.email,
    login: 'none',
    bornOn: rider.bornOn,
    parentalConsent: rider.consent !== null,
    deactivated: rider.deactivated,
    factory: rider.factory,
    enrolment: enrolmentOf(rider),
    bikes: [],
  })),
  riderDetails: all.map(
    ({ hometown: _, state: _s, amaNumber: _a, email: _e, bornOn: _b, deactivated: _d, factory: _f, ...details }) =>
      details,
  ),
});

export const aDocument = (change: Partial<RiderDocument> = {}): RiderDocument => {
  const id = change.id ?? anId('d0c', 1);
  return {
    id,
    riderId: anId('rder', 1),
    kind: 'licence',
    status: 'uploaded',
    fileKey: `documents/${id}`,
    keyId: 'k1',
    contentType: 'image/png',
    bytes: 2_048,
    uploadedAt: '2025-05-20T09:00:00.000Z',
    decision: null,
    ...change,
  };
};

export const aDealer = (change: Partial<StoredDealer> = {}): StoredDealer => ({
  id: anId('dea0er', 1),
  name: 'Red Mesa Cycles',
  country: 'US',
  deactivated: false,
  ...change,
});

export const dealerOf = (dealer: StoredDealer): Dealer => ({
  ...blank(DEALER),
  profileImage: null,
  dealerId: dealer.id,
  showEmail: false,
  point: null,
  version: 1,
  createdAt: null,
  ...dealer,
});

export const promoterOf = (promoter: StoredPromoter): Promoter => ({
  ...blank(PROMOTER),
  profileImage: null,
  status: 'pending',
  deactivated: false,
  locale: 'en',
  message: null,
  appliedAt: null,
  version: 1,
  ...promoter,
});

export const anEvent = (change: Partial<RaceEvent> = {}): RaceEvent => ({
  id: anId('event', 1),
  title: 'Ridge Creek National',
  country: 'US',
  currency: 'USD',
  startsOn: '2025-06-07',
  endsOn: '2025-06-08',
  paying: true,
  published: true,
  canceled: false,
  lateResultsAccepted: false,
  seriesId: null,
  promoterId: anId('pr0m0ter', 1),
  promoterApproved: true,
  ...change,
});

const { startDate: _s, endDate: _e, ...OF_EVENT } = EVENT;
/** An event of which nothing is written but its title, its country, and what else is asked of every event. */
export const PLAIN_EVENT = { ...blank(OF_EVENT), type: 'Motocross' };

/** The fields of an event, as a form sends them. */
export const eventFields = (change: Partial<EventFields> = {}): EventFields => ({
  ...PLAIN_EVENT,
  title: 'Pine Hollow Open',
  venue: 'Pine Hollow',
  venueWebsite: 'https://pine.example.com/',
  city: 'Durango',
  state: 'CO',
  zipcode: '81301',
  country: 'US',
  startsOn: '2025-07-05',
  endsOn: '2025-07-06',
  paying: true,
  seriesId: null,
  promoterId: null,
  ...change,
});

export const anEventRecord = (change: Partial<EventRecord> = {}): EventRecord => ({
  ...eventFields(),
  id: anId('event', 1),
  currency: 'USD',
  published: true,
  willPay: false,
  canceled: false,
  lateResultsAccepted: false,
  version: 1,
  copyOf: null,
  payingAskedAt: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: '2025-01-10T09:00:00.000Z',
  ...change,
});

export const aSeries = (change: Partial<Series> = {}): Series => ({
  ...blank(SERIES),
  id: anId('series', 1),
  name: 'Ridge Series',
  state: 'CO',
  zipcode: '81301',
  country: 'US',
  races: 8,
  distance: '40 miles a round',
  initialValue: null,
  promoterId: null,
  active: true,
  version: 1,
  createdAt: '2025-01-05T09:00:00.000Z',
  ...change,
});

export const aCategory = (change: Partial<Category> = {}): Category => ({
  ...blank(CATEGORY),
  id: anId('categ0ry', 1),
  description: 'Off Road',
  active: true,
  seriesIds: [],
  version: 1,
  ...change,
});

export const aClass = (change: Partial<RaceClass> = {}): RaceClass => ({
  id: anId('c0ass', 1),
  eventId: anId('event', 1),
  name: '450 A',
  payoutType: 'dealerCredit',
  entrants: null,
  resultsReceivedAt: null,
  places: [
    { place: 1, amount: 30_000 },
    { place: 2, amount: 20_000 },
    { place: 3, amount: 10_000 },
  ],
  ...change,
});

export const aRow = (place: number, riderName: string, change: Partial<SubmittedRow> = {}): SubmittedRow => ({
  line: place + 1,
  place,
  type: 'finished',
  riderName,
  number: String(place),
  hometown: null,
  state: null,
  bike: null,
  email: null,
  amaNumber: null,
  className: null,
  entrants: null,
  ...change,
});

export const anActor = (change: Partial<Actor> = {}): Actor => ({
  accountId: anId('acc', 1),
  type: 'admin',
  subjectId: anId('admn', 1),
  proxyHostId: null,
  name: 'Robin Vale',
  ...change,
});

export const anAccount = (change: Partial<Account> = {}): Account => ({
  id: anId('acc', 1),
  email: 'robin@example.com',
  passwordHash: 'hash',
  type: 'admin',
  subjectId: anId('admn', 1),
  emailVerified: true,
  deactivated: false,
  locale: 'en',
  displayName: 'Robin Vale',
  ...change,
});
