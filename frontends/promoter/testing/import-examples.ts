import type { AllResultsImport, ClassesImport, EventsImport, ImportRecord } from '@rrr/contract';
import { classId, eventId, matched, otherClassId, preview } from './examples.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const importId = '01hq0000000000000000001001';
const outcomeA = 'a'.repeat(64);

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
