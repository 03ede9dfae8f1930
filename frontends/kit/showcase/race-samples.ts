import type { Approval, EventDetail, ImportRecord, ResultRecord, UnpaidResult } from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';
import { id, usd } from './samples.js';

const result: ResultRecord = {
  _id: id(61),
  classId: id(51),
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '12',
  hometown: 'Bend, OR',
  bike: 'KTM 450 SX-F',
  email: null,
  amaNumber: null,
  rider: null,
  verdict: { earns: null, type: null, reasons: [] },
};
export const results: readonly ResultRecord[] = [
  {
    ...result,
    _id: id(60),
    place: 1,
    riderName: 'Ava Stone',
    number: '88',
    rider: { _id: id(13), fullName: 'Ava Stone' },
    verdict: { earns: usd(50000), type: 'credit', reasons: [] },
  },
  result,
];

/** An event whose results can be sent: one class has them, one waits. */
export const event: EventDetail = {
  ...blank(EVENT),
  _id: id(50),
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
  status: 'current',
  series: null,
  promoter: null,
  contingencyAmount: usd(80000),
  resultsDueDate: '2026-12-16',
  minimumStarters: 5,
  canUpload: true,
  version: 1,
  canceledAt: null,
  cancelReason: null,
  lateResultsAccepted: false,
  copyOf: null,
  classes: [
    {
      _id: id(51),
      name: '450 A',
      payoutType: 'dealerCredit',
      payoutPlaces: [{ place: 1, amount: usd(50000) }],
      entrants: null,
      resultsReceivedAt: '2026-11-02T18:00:00.000Z',
      results: results.map(({ classId: _classId, email: _email, amaNumber: _ama, ...shown }) => shown),
    },
    {
      _id: id(52),
      name: '250 B',
      payoutType: 'cash',
      payoutPlaces: [{ place: 1, amount: usd(30000) }],
      entrants: 14,
      resultsReceivedAt: null,
      results: [],
    },
  ],
};

const { rider: _rider, ...unmatched } = result;
const purse = (places: readonly number[]) => ({
  startDate: event.startDate,
  endDate: event.endDate,
  classes: [
    {
      _id: event.classes[0]!._id,
      name: event.classes[0]!.name,
      payoutType: 'dealerCredit' as const,
      payoutPlaces: places.map((amount, at) => ({ place: at + 1, amount: { amount, currency: 'USD' as const } })),
      entrants: null,
    },
  ],
  contingencyAmount: { amount: places.reduce((sum, amount) => sum + amount, 0), currency: 'USD' as const },
});
/** A raised purse that waits for an administrator. */
export const proposal: Approval = {
  _id: '01hq00000000000000000w0001',
  kind: 'purse',
  state: 'waiting',
  version: 1,
  about: { _id: event._id, name: event.title },
  reason: 'A sponsor joined',
  askedAt: '2026-11-20T18:00:00.000Z',
  askedBy: { name: 'Jo Hale', type: 'promoter' },
  expiresAt: '2026-12-20T18:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  answer: null,
  purse: { before: purse([30_000, 20_000]), after: purse([50_000, 30_000, 10_000]) },
  adjustment: null,
  award: null,
  series: null,
  active: null,
  merge: null,
};

export const unpaid: UnpaidResult = {
  ...unmatched,
  event: { _id: event._id, title: event.title, startDate: event.startDate },
  className: '450 A',
  worth: usd(30000),
  candidates: [
    {
      _id: id(11),
      fullName: 'Sam Carter',
      hometown: 'Bend',
      amaNumber: '1200345',
      evidence: ['similarName', 'sameTown', 'sameState'],
    },
    {
      _id: id(12),
      fullName: 'Sara Carter',
      hometown: 'Salem',
      amaNumber: null,
      evidence: ['similarName', 'otherTown'],
    },
  ],
};

export const imported: ImportRecord = {
  _id: id(70),
  kind: 'class-results',
  eventId: event._id,
  seriesId: null,
  at: '2026-11-02T18:00:00.000Z',
  byName: 'Jo Hale',
  fileName: '450-a.csv',
  digest: 'c'.repeat(64),
  changes: { added: 14, changed: 0, removed: 0, same: 0 },
  undoneAt: null,
  undoneBy: null,
};
