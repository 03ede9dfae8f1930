import type {
  AllResultsImport,
  ClassesImport,
  Corrected,
  EventsImport,
  ImportRecord,
  ResultRecord,
  SeriesDetail,
  UnpaidResult,
} from '@rrr/contract';
import { classId, event, eventId, matched, otherClassId, preview, promoterId, samId, samuelId } from './examples.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const seriesId = '01hq00000000000000000s0001';
export const resultId = '01hq00000000000000000t0009';
export const importId = '01hq0000000000000000001001';
const [outcomeA, outcomeB] = ['a'.repeat(64), 'b'.repeat(64)];

export const series: SeriesDetail = {
  _id: seriesId,
  name: 'Rimrock Series',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  races: 6,
  eventCount: 2,
  distance: null,
  active: true,
  promoter: { _id: promoterId, name: 'Rimrock Racing' },
  bonus: false,
  initialValue: null,
  expirationDate: null,
  notes: 'Gate opens at six',
  version: 2,
};

export const result: ResultRecord = {
  _id: resultId,
  classId,
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '12',
  hometown: 'Bend, OR',
  bike: 'KTM 450 SX-F',
  email: null,
  amaNumber: null,
  rider: null,
  verdict: {
    earns: null,
    type: null,
    reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches “S. Carter”.' }],
  },
};
export const paid: ResultRecord = {
  ...result,
  rider: { _id: samId, fullName: 'Sam Carter' },
  verdict: { earns: usd(30000), type: 'credit', reasons: [] },
};

const { rider: _rider, ...unmatched } = result;
export const unpaid: UnpaidResult = {
  ...unmatched,
  event: { _id: eventId, title: event.title, startDate: event.startDate },
  className: '450 A',
  worth: usd(30000),
  candidates: [
    {
      _id: samId,
      fullName: 'Sam Carter',
      hometown: 'Bend',
      amaNumber: '1200345',
      evidence: ['similarName', 'sameTown', 'sameState'],
    },
    {
      _id: samuelId,
      fullName: 'Sara Carter',
      hometown: 'Salem',
      amaNumber: null,
      evidence: ['similarName', 'otherTown'],
    },
  ],
};

export const corrected: Corrected = {
  applied: false,
  results: [paid],
  removed: 0,
  money: { issued: usd(30000), reversed: usd(0), overpaid: usd(0) },
  outcome: outcomeA,
};
export const takenBack: Corrected = {
  ...corrected,
  results: [],
  removed: 1,
  money: { issued: usd(0), reversed: usd(30000), overpaid: usd(12000) },
  outcome: outcomeB,
};

export const imported: ImportRecord = {
  _id: importId,
  kind: 'class-results',
  eventId,
  seriesId: null,
  at: '2026-11-02T18:00:00.000Z',
  byName: 'Jo Hale',
  fileName: '250-b.csv',
  digest: 'c'.repeat(64),
  changes: { added: 14, changed: 0, removed: 0, same: 0 },
  undoneAt: null,
  undoneBy: null,
};

export const allPreview: AllResultsImport = {
  ...preview,
  rows: [{ ...matched, class: { _id: classId, name: '450 A' } }],
  classes: [
    { name: '450 A', rows: 1, class: { _id: classId, name: '450 A' }, leftOut: false },
    { name: '250B', rows: 2, class: null, leftOut: false },
  ],
  untouched: [{ _id: otherClassId, name: '250 B' }],
};

const file = { name: 'file.csv', format: 'csv' as const, encoding: 'utf-8', headerLine: 1 };
export const classesPreview: ClassesImport = {
  applied: false,
  importId: null,
  waits: false,
  file,
  rows: [
    {
      line: 2,
      name: 'Women',
      payoutType: 'dealerCredit',
      payoutPlaces: [{ place: 1, amount: usd(25000) }],
      entrants: null,
      change: 'new',
    },
  ],
  kept: ['250 B'],
  removed: [],
  problems: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  contingencyAmount: usd(170000),
  contingencyBefore: usd(145000),
  falls: [],
  report: {
    counts: { title: 0, header: 1, read: 1, refused: 0, leftOut: 0 },
    leftOut: [],
    columns: [
      { index: 0, header: 'Class', field: 'class', samples: ['Women'] },
      { index: 1, header: 'Place 1', field: 'place1', samples: ['250'] },
    ],
  },
  version: 2,
  mend: null,
  outcome: outcomeA,
};
export const eventsPreview: EventsImport = {
  applied: false,
  importId: null,
  file,
  rows: [
    {
      line: 2,
      _id: null,
      title: 'Rimrock Round 4',
      venue: 'Rimrock Park',
      city: 'Bend',
      state: 'OR',
      country: 'US',
      startDate: '2027-04-03',
      endDate: '2027-04-03',
      type: 'motocross',
      paying: false,
      change: 'new',
    },
  ],
  problems: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  mend: null,
  dates: null,
  report: {
    counts: { title: 0, header: 1, read: 1, refused: 0, leftOut: 0 },
    leftOut: [],
    columns: [
      { index: 0, header: 'Title', field: 'title', samples: ['Rimrock Round 4'] },
      { index: 1, header: 'Date', field: 'startsOn', samples: ['2027-04-03'] },
    ],
  },
  outcome: outcomeA,
};
