import type { Actor } from '../access/index.js';
import type { Dealer } from '../dealers/index.js';
import type { Promoter } from '../promoters/index.js';
import type { Category } from '../categories/index.js';
import type { EventFields, EventRecord, RaceClass, RaceEvent } from '../events/index.js';
import type { Account } from '../identity/index.js';
import type { SubmittedRow } from '../imports/index.js';
import { emptyWallet, issue, type Movement, post } from '../ledger/index.js';
import { fullNameOf, type Rider, type RiderDocument, type RiderFacts } from '../riders/index.js';
import type { Series } from '../series/index.js';
import type { Clock, Digest, Ids, Instant } from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import type { StoredDealer, StoredPromoter, World } from './world.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * An identity of 26 characters that a person can read in a failure: `anId('rider', 3)`. Letters the alphabet lacks
 * become digits.
 */
export const anId = (kind: string, n = 1): string => {
  const text = kind
    .toLowerCase()
    .replace(/[^0-9a-hjkmnp-tv-z]/g, '0')
    .slice(0, 16);
  return `${text}${String(n).padStart(26 - text.length, '0')}`;
};

/** Identities one after another, and chance that always falls the same way. */
export const sequentialIds = (): Ids => {
  let n = 0;
  return {
    next: () => {
      n += 1;
      return [...Array(26).keys()].map((at) => ALPHABET[Math.floor(n / 32 ** (25 - at)) % 32] ?? '0').join('');
    },
    random: (below) => (n * 7919 + 104729) % below,
  };
};

export const fixedClock = (now: Instant = '2025-06-10T18:00:00.000Z'): Clock & { set(at: Instant): void } => {
  let at = now;
  return {
    now: () => at,
    set: (next) => {
      at = next;
    },
  };
};

/** Not SHA-256, but as good at telling two short texts apart in a test. */
export const plainDigest: Digest = (content) => {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const character of content) {
    a = Math.imul(a ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    b = Math.imul(b + (character.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  }
  return `${a.toString(16).padStart(8, '0')}${b.toString(16).padStart(8, '0')}`.repeat(4);
};

/** Each bike is a motorcycle of its own. */
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

/** What stands behind the first name, as a test writes a full name. */
const familyNameIn = (fullName: string): string => fullName.split(' ').slice(1).join(' ');

export const aRider = (change: Partial<RiderFacts> = {}): RiderFacts => {
  const id = change.id ?? anId('rder', 1);
  return {
    id,
    fullName: 'Casey Moreno',
    familyName: familyNameIn(change.fullName ?? 'Casey Moreno'),
    hometown: 'Moab',
    state: 'UT',
    amaNumber: null,
    email: `${id}@example.com`,
    login: 'none',
    bornOn: '1998-04-12',
    parentalConsent: false,
    deactivated: false,
    factory: false,
    bikes: [aBike({ id: `b${id.slice(1)}` })],
    ...change,
  };
};

/** A rider's whole record. */
export const aRiderRecord = (change: Partial<Rider> = {}): Rider => {
  const id = change.id ?? anId('rder', 1);
  return {
    id,
    email: `${id}@example.com`,
    firstName: 'Casey',
    lastName: 'Moreno',
    phone1: '435 555 0142',
    bornOn: '1998-04-12',
    sex: 'female',
    mainSport: 'Motocross',
    raceStyle: 'motocross',
    amaNumber: null,
    addressLine1: '12 Canyon Road',
    addressLine2: null,
    city: 'Moab',
    state: 'UT',
    zipcode: '84532',
    country: 'US',
    hometown: 'Moab',
    bio: null,
    socialMedia: null,
    profileImage: null,
    professional: false,
    taxStatus: null,
    factory: false,
    deactivated: false,
    consent: null,
    enrolledAt: '2025-01-02T10:00:00.000Z',
    version: 1,
    ...change,
  };
};

/** The same as a database holds it, for a world. */
export const riderRows = (all: readonly Rider[]): Pick<World, 'riders' | 'riderDetails'> => ({
  riders: all.map((it) => ({
    id: it.id,
    fullName: fullNameOf(it),
    familyName: it.lastName,
    hometown: it.hometown,
    state: it.state,
    amaNumber: it.amaNumber,
    email: it.email,
    login: 'none',
    bornOn: it.bornOn,
    parentalConsent: it.consent !== null,
    deactivated: it.deactivated,
    factory: it.factory,
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

/** A dealer's whole record, of what a test says of it. */
export const dealerOf = (it: StoredDealer): Dealer => ({
  dealerId: it.id,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipcode: null,
  phone: null,
  email: null,
  websiteUrl: null,
  bio: null,
  profileImage: null,
  point: null,
  version: 1,
  createdAt: null,
  ...it,
});

export const promoterOf = (it: StoredPromoter): Promoter => ({
  contactName: null,
  phone: null,
  profileImage: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipcode: null,
  country: null,
  websiteUrl: null,
  bio: null,
  status: 'pending',
  deactivated: false,
  locale: 'en',
  message: null,
  appliedAt: null,
  version: 1,
  ...it,
});

export const anEvent = (change: Partial<RaceEvent> = {}): RaceEvent => ({
  id: anId('event', 1),
  title: 'Ridge Creek National',
  country: 'US',
  currency: 'USD',
  startsOn: '2025-06-07',
  endsOn: '2025-06-08',
  paying: true,
  canceled: false,
  lateResultsAccepted: false,
  seriesId: null,
  promoterId: anId('pr0m0ter', 1),
  promoterApproved: true,
  ...change,
});

/** What someone writes of an event, as a form gives it. */
export const eventFields = (change: Partial<EventFields> = {}): EventFields => ({
  title: 'Pine Hollow Open',
  venue: 'Pine Hollow',
  venueWebsite: 'https://pine.example.com/',
  city: 'Durango',
  state: 'CO',
  zipcode: '81301',
  country: 'US',
  type: 'Motocross',
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
  canceled: false,
  lateResultsAccepted: false,
  version: 1,
  copyOf: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: '2025-01-10T09:00:00.000Z',
  ...change,
});

export const aSeries = (change: Partial<Series> = {}): Series => ({
  id: anId('series', 1),
  name: 'Ridge Series',
  state: 'CO',
  zipcode: '81301',
  country: 'US',
  races: 8,
  distance: '40 miles a round',
  notes: null,
  bonus: false,
  initialValue: null,
  expirationDate: null,
  promoterId: null,
  active: true,
  version: 1,
  createdAt: '2025-01-05T09:00:00.000Z',
  ...change,
});

export const aCategory = (change: Partial<Category> = {}): Category => ({
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

/** Credit awards of one rider, properly posted: wallet, awards and entries that hold all invariants. */
export const credits = (
  riderId: string,
  all: readonly { readonly amount: number; readonly expiresOn: string }[],
  ids: Ids = sequentialIds(),
): Pick<World, 'wallets' | 'awards' | 'entries'> => {
  const movements = all.map(({ amount, expiresOn }, at): Movement =>
    issue({
      id: anId(`aw${riderId.slice(-4)}`, at + 1),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: amount,
      awardedAt: '2025-05-01T12:00:00.000Z',
      expiresOn,
      source: null,
      seriesId: null,
      label: `Award ${at + 1}`,
    }),
  );
  const cause = { at: '2025-05-01T12:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
  const { wallet, awards, entries } = post(
    emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
    movements,
    cause,
    { ids, digest: plainDigest },
  );
  return { wallets: [wallet], awards, entries };
};
