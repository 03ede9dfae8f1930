import type {
  Approval,
  EventClass,
  EventDetail,
  Money,
  PreviewRow,
  PromoterDetail,
  promoterEvents,
  ResultsImport,
  Response,
} from '@rrr/contract';
import { blank, EVENT, PROMOTER } from '@rrr/records';

type Listed = Response<typeof promoterEvents>['events'][number];
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
export const promoterId = '01hq0000000000000000000002';
export const eventId = '01hq00000000000000000e0001';
export const classId = '01hq00000000000000000c0001';
export const otherClassId = '01hq00000000000000000c0002';
export const samId = '01hq00000000000000000r0001';
export const samuelId = '01hq00000000000000000r0002';
export const firstPage = { page: 1, totalPages: 1 };

const { venueWebsite: _, ...nothing } = blank(EVENT);
const about = {
  ...nothing,
  _id: eventId,
  title: 'Rimrock Motocross Round 3',
  venue: 'Rimrock Park',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  startDate: '2026-11-01',
  endDate: '2026-11-01',
  type: 'motocross',
  paying: true,
  status: 'current' as const,
  series: { _id: '01hq00000000000000000s0001', name: 'Rimrock Series' },
};

export const listed: Listed = {
  ...about,
  classCount: 3,
  resultCount: 12,
  contingencyAmount: usd(145000),
  resultsDueDate: '2026-12-16',
  classesWithResults: 1,
};

export const stored: EventClass = {
  _id: otherClassId,
  name: '250 B',
  payoutType: 'cash',
  payoutPlaces: [{ place: 1, amount: usd(30000) }],
  entrants: 14,
  resultsReceivedAt: '2026-11-02T18:00:00.000Z',
  results: [
    {
      _id: '01hq00000000000000000t0001',
      place: 1,
      resultType: 'finished',
      riderName: 'Ava Stone',
      number: '88',
      hometown: 'Redmond, OR',
      bike: 'KTM 250 SX-F',
      rider: { _id: '01hq00000000000000000r0003', fullName: 'Ava Stone' },
      verdict: { earns: usd(30000), type: 'cash', reasons: [] },
    },
  ],
};
export const waiting: EventClass = {
  _id: classId,
  name: '450 A',
  payoutType: 'dealerCredit',
  payoutPlaces: [
    { place: 1, amount: usd(50000) },
    { place: 2, amount: usd(30000) },
  ],
  entrants: null,
  resultsReceivedAt: null,
  results: [],
};
export const event: EventDetail = {
  ...about,
  venueWebsite: 'https://rimrock.example.com',
  promoter: { _id: promoterId, name: 'Rimrock Racing' },
  contingencyAmount: usd(145000),
  resultsDueDate: '2026-12-16',
  minimumStarters: 5,
  canUpload: true,
  version: 1,
  canceledAt: null,
  cancelReason: null,
  lateResultsAccepted: false,
  copyOf: null,
  classes: [waiting, stored],
};

const candidates = [
  { _id: samId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345' },
  { _id: samuelId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200999' },
];
const ambiguous: PreviewRow = {
  line: 2,
  place: 1,
  resultType: 'finished',
  riderName: 'Sam Carter',
  number: '12',
  hometown: 'Bend',
  bike: 'KTM 450 SX-F',
  match: { status: 'ambiguous', by: null, rider: null, candidates },
  verdict: {
    earns: null,
    type: null,
    reasons: [{ code: 'RIDER_UNKNOWN', detail: 'Several riders fit “Sam Carter”.' }],
  },
  change: 'new',
};
export const matched: PreviewRow = {
  ...ambiguous,
  match: { status: 'matched', by: 'choice', rider: candidates[1] ?? null, candidates },
  verdict: { earns: usd(50000), type: 'credit', reasons: [] },
};

export const preview: ResultsImport = {
  applied: false,
  file: {
    name: 'results.csv',
    format: 'csv',
    encoding: 'utf-8',
    headerLine: 1,
    columns: [
      { index: 0, header: 'Pos', field: 'place' },
      { index: 1, header: 'Rider', field: 'riderName' },
    ],
  },
  rows: [ambiguous],
  problems: [],
  removed: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  money: { total: usd(0), issued: usd(0), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
};
export const previewOfChoice: ResultsImport = {
  ...preview,
  rows: [matched],
  money: { ...preview.money, total: usd(50000), issued: usd(50000) },
  outcome: 'b'.repeat(64),
};
export const unchanged: ResultsImport = {
  ...previewOfChoice,
  rows: [{ ...matched, change: 'same' }],
  changes: { added: 0, changed: 0, removed: 0, same: 1 },
  money: { ...preview.money, total: usd(50000) },
};

export const promoter: PromoterDetail = {
  ...blank(PROMOTER),
  _id: promoterId,
  name: 'Rimrock Racing',
  status: 'approved',
  deActivated: false,
  contactName: 'Jo Hale',
  email: 'promoter@example.com',
  phone: '5415550177',
  addressLine1: '12 Rim Road',
  addressLine2: null,
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  websiteUrl: 'https://rimrock.example.com',
  bio: 'Motocross since 1998',
  profileImage: null,
  message: null,
  appliedAt: null,
  version: 3,
  events: 4,
  series: 1,
  hasLogin: true,
  decisions: null,
};

/** A raised purse that waits for an administrator. */
export const proposal: Approval = {
  _id: '01hq00000000000000000w0001',
  kind: 'purse',
  state: 'waiting',
  version: 1,
  about: { _id: eventId, name: 'Rimrock Motocross Round 3' },
  reason: 'A sponsor joined',
  askedAt: '2026-11-20T18:00:00.000Z',
  askedBy: { name: 'Jo Hale', type: 'promoter' },
  expiresAt: '2026-12-20T18:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  answer: null,
  adjustment: null,
  award: null,
  series: null,
  active: null,
  merge: null,
  purse: {
    before: {
      startDate: '2026-11-01',
      endDate: '2026-11-01',
      classes: [
        {
          _id: classId,
          name: '450 A',
          payoutType: 'dealerCredit',
          payoutPlaces: [{ place: 1, amount: usd(50000) }],
          entrants: null,
        },
      ],
      contingencyAmount: usd(50000),
    },
    after: {
      startDate: '2026-11-01',
      endDate: '2026-11-01',
      classes: [
        {
          _id: classId,
          name: '450 A',
          payoutType: 'dealerCredit',
          payoutPlaces: [{ place: 1, amount: usd(90000) }],
          entrants: null,
        },
        {
          _id: '01hq00000000000000000c0009',
          name: 'Women',
          payoutType: 'cash',
          payoutPlaces: [{ place: 1, amount: usd(10000) }],
          entrants: null,
        },
      ],
      contingencyAmount: usd(100000),
    },
  },
};
