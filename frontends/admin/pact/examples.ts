import type {
  Approval,
  Award,
  Earning,
  EventDetail,
  EventSummary,
  LedgerEntry,
  Money,
  recentEvents,
  Redemption,
  Response,
  RiderCard,
  RiderDetail,
} from '@rrr/contract';
import { blank, EVENT, only, RIDER } from '@rrr/records';

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

export const adminId = '01hq00000000000000000a0001';
export const riderId = '01hq00000000000000000r0001';
export const eventId = '01hq00000000000000000e0001';
export const redemptionId = '01hq00000000000000000d0001';
export const pagination = { page: 1, totalPages: 1 };

const bike: RiderDetail['bikes'][number] = {
  _id: '01hq00000000000000000b0001',
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: 'VBKMXA435SM000017',
  vinStatus: 'verified',
};
const common = {
  _id: riderId,
  fullName: 'Sam Carter',
  profileImage: null,
  hometown: 'Bend',
  state: 'OR',
  country: 'US',
  amaNumber: '1200345',
  balances: [{ available: usd(42500), nextExpiry: { amount: usd(12500), expireDate: '2027-03-01' } }],
  deActivated: false,
  bikes: [bike],
};
export const riderCard: RiderCard = { ...common, email: 'rider@example.com' };
const record: NonNullable<RiderDetail['record']> = {
  consent: null,
  taxStatus: null,
  login: null,
  pinLockedUntil: null,
  mergedInto: null,
  bikes: [
    {
      ...bike,
      vin: 'VBKMXA435SM000017',
      holdsVin: true,
      checkDigitFits: true,
      verifiedAt: null,
      verifiedBy: null,
      version: 1,
    },
  ],
  documents: [],
  races: 0,
  results: 0,
  cashEarned: [usd(0)],
  creditEarned: [usd(42500)],
  favouriteDealers: [],
  favouriteEvents: [],
  notes: [],
};
export const riderDetail: RiderDetail = {
  ...common,
  hasPin: true,
  version: 1,
  record,
  personal: {
    ...blank(only(RIDER, 'seenBy', 'itself')),
    firstName: 'Sam',
    lastName: 'Carter',
    email: 'rider@example.com',
    phone1: '5415550123',
    dateOfBirth: '1999-04-02',
    age: 27,
    sex: 'non-binary',
    addressLine1: '12 Juniper Street',
    city: 'Bend',
    zipcode: '97701',
    factory: false,
    professional: false,
    enrolledAt: '2025-01-10T17:00:00.000Z',
  },
};

const event = { _id: eventId, title: 'Rimrock Motocross Round 3' };
export const recentEvent: Response<typeof recentEvents>['events'][number] = {
  ...event,
  type: 'Motocross',
  city: 'Bend',
  state: 'OR',
  country: 'US',
  startDate: '2026-02-28',
  paying: true,
  classCount: 1,
  classesWithResults: 1,
  unmatched: 0,
  earned: { amount: usd(12500), count: 1 },
};
export const award: Award = {
  _id: '01hq00000000000000000w0001',
  type: 'credit',
  status: 'current',
  awardedDate: '2026-03-01T18:00:00.000Z',
  expireDate: '2027-03-01',
  initialValue: usd(12500),
  currentValue: usd(12500),
  event,
  className: '450 A',
  place: 2,
};
const result = { place: 2, resultType: 'finished' } as const;
const earns = { earns: usd(12500), type: 'credit', reasons: [] } satisfies Earning['verdict'];
export const earned: Earning = {
  _id: '01hq00000000000000000s0001',
  event: { ...event, startDate: '2026-02-28' },
  className: '450 A',
  ...result,
  receivedAt: '2026-03-01T18:00:00.000Z',
  verdict: earns,
  award,
};
export const refusedResult: Earning = {
  ...earned,
  verdict: {
    earns: null,
    type: null,
    reasons: [{ code: 'CLASS_TOO_SMALL', detail: 'Only 4 riders started; a class needs 5.' }],
  },
  award: null,
};
export const entry: LedgerEntry = {
  _id: '01hq00000000000000000n0001',
  sequence: 1,
  kind: 'award',
  amount: usd(12500),
  previousBalance: usd(0),
  newBalance: usd(12500),
  at: '2026-03-01T18:00:00.000Z',
  award: { _id: award._id, label: 'Rimrock Motocross Round 3, 450 A' },
  redemptionCode: null,
};
export const cashEntry: LedgerEntry = { ...entry, amount: usd(50000), newBalance: usd(50000) };
export const redemption: Redemption = {
  _id: redemptionId,
  code: '1Z9K4Q',
  status: 'redeemed',
  amount: usd(4000),
  redeemedAt: '2026-04-02T19:30:00.000Z',
  dealer: { _id: '01hq00000000000000000f0001', name: 'High Desert Cycles' },
  dealerEmployeeName: 'Robin Vance',
  rider: { _id: riderId, fullName: 'Sam Carter' },
  revoked: null,
  canUndo: true,
};
export const revoked: Redemption = {
  ...redemption,
  status: 'revoked',
  canUndo: false,
  revoked: { at: '2026-04-02T19:45:00.000Z', by: 'Ada Moreau', reason: 'Wrong amount' },
};

const { venueWebsite, ...nothing } = blank(EVENT);
const eventFields = {
  ...nothing,
  ...event,
  venue: 'Rimrock Park',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  startDate: '2026-02-28',
  endDate: '2026-02-28',
  type: 'motocross',
  paying: true,
  status: 'current',
  series: { _id: '01hq00000000000000000k0001', name: 'High Desert Series' },
} satisfies Partial<EventSummary>;
export const eventSummary: EventSummary = {
  ...eventFields,
  classCount: 1,
  resultCount: 1,
  contingencyAmount: usd(37500),
};
export const eventDetail: EventDetail = {
  ...eventFields,
  venueWebsite,
  promoter: { _id: '01hq00000000000000000p0001', name: 'Rimrock Racing' },
  contingencyAmount: usd(37500),
  resultsDueDate: '2026-04-14',
  canUpload: true,
  version: 1,
  canceledAt: null,
  cancelReason: null,
  lateResultsAccepted: false,
  copyOf: null,
  classes: [
    {
      _id: '01hq00000000000000000c0001',
      name: '450 A',
      payoutType: 'dealerCredit',
      payoutPlaces: [{ place: 1, amount: usd(25000) }],
      entrants: null,
      resultsReceivedAt: '2026-03-01T18:00:00.000Z',
      results: [
        {
          _id: '01hq00000000000000000s0001',
          ...result,
          riderName: 'Sam Carter',
          number: '217',
          hometown: 'Bend',
          bike: 'KTM',
          rider: { _id: riderId, fullName: 'Sam Carter' },
          verdict: earns,
        },
      ],
    },
  ],
};

const purse = (amount: number) => ({
  startDate: '2026-02-28',
  endDate: '2026-02-28',
  classes: [
    {
      _id: '01hq00000000000000000c0001',
      name: '450 A',
      payoutType: 'dealerCredit' as const,
      payoutPlaces: [{ place: 1, amount: usd(amount) }],
      entrants: null,
    },
  ],
  contingencyAmount: usd(amount),
});
/** What a change of an event would move. */
export const foreseen = { issued: usd(0), reversed: usd(8_500), overpaid: usd(4_000), riders: 2 };
/** An event of the same place and day. */
export const nearby = {
  _id: '01hq00000000000000000e0009',
  title: 'Rimrock Motocross, sanctioned twice',
  startDate: '2026-02-28',
  endDate: '2026-02-28',
  city: 'Bend',
  state: 'OR',
};
/** A promoter's change of an event that pays. */
export const approval: Approval = {
  _id: '01hq00000000000000000w0001',
  kind: 'purse',
  state: 'waiting',
  version: 1,
  about: { _id: eventId, name: 'Rimrock Motocross Round 3' },
  reason: 'A sponsor joined',
  askedAt: '2026-03-01T18:00:00.000Z',
  askedBy: { name: 'Jo Hale', type: 'promoter' },
  expiresAt: '2126-03-31T18:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  answer: null,
  purse: { before: purse(25_000), after: purse(50_000) },
  adjustment: null,
  award: null,
  series: null,
  active: null,
  merge: null,
};
