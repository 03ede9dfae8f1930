import { test } from '@jest/globals';
import {
  uploadAllClassResult,
  uploadAllFormattedClassResult,
  uploadClass,
  uploadClassResult,
  uploadSeriesEvents,
  type ClassesImport,
  type EventsImport,
  type PreviewRow,
  type ResultsImport,
} from '@rrr/contract';
import { sendClassResults, type ResultsReading } from '../../kit/desk/races/class-file/class-results.js';
import { sendClasses, type ClassesReading } from '../../kit/desk/races/classes-file/send-classes.js';
import { sendAllResults, type AllResultsReading } from '../../kit/desk/races/event-file/send-all-results.js';
import { sendEvents, type EventsReading } from '../features/upload-events/send-events.js';
import { adminId, eventId, riderId, usd } from './examples.js';
import { asked, file, previews } from './previewed-file.js';

const classId = '01hq00000000000000000c0001';
const seriesId = '01hq00000000000000000k0001';
const admin = ['an admin is signed in', { adminId }] as const;
const waits = ['the promoter has an event with a class that waits for results', { eventId, classId }] as const;
const rider = ['a rider with an AMA number and a verified bike exists', { riderId, amaNumber: '1200345' }] as const;

const outcome = 'a'.repeat(64);
const row: PreviewRow = {
  line: 2,
  place: 1,
  resultType: 'finished',
  riderName: 'Sam Carter',
  number: '12',
  hometown: 'Bend',
  bike: 'KTM 450 SX-F',
  match: {
    status: 'matched',
    by: 'amaNumber',
    rider: { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345' },
    candidates: [],
  },
  verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: '1 started, 5 needed.' }] },
  change: 'new',
};
const results: ResultsImport = {
  applied: false,
  spent: [],
  file: { ...file, columns: [{ index: 0, header: 'Pos', field: 'place' }] },
  rows: [row],
  problems: [],
  removed: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  money: { total: usd(0), issued: usd(0), reversed: usd(0), overpaid: usd(0) },
  outcome,
};
const inClass = { _id: classId, name: '450 A' };
const RESULTS = 'Pos,No,Rider,AMA,Hometown,Bike\n1,12,Sam Carter,1200345,Bend,KTM 450 SX-F\n';

test('a file of one class', () =>
  previews({
    when: 'an admin previews the results of a class',
    endpoint: uploadClassResult,
    given: [admin, waits, rider],
    path: `/api/event/${eventId}/upload-class-result`,
    fields: { classId, dryRun: 'true' },
    text: RESULTS,
    call: (http) => sendClassResults(http, eventId)(asked<ResultsReading>(RESULTS, { classId, choices: [] })),
    example: results,
  }));

const ALL = 'Class,Pos,No,Rider,AMA,Hometown,Bike\n450 A,1,12,Sam Carter,1200345,Bend,KTM 450 SX-F\n';
test.each([
  ['a class column', 'column', uploadAllClassResult, 'upload-all-class-result', ALL],
  [
    'a heading over each class',
    'headings',
    uploadAllFormattedClassResult,
    'upload-all-formatted-class-result',
    `450 A\n${RESULTS}`,
  ],
] as const)('a file of all classes with %s', (what, layout, endpoint, address, text) =>
  previews({
    when: `an admin previews a results file with ${what}`,
    endpoint,
    given: [admin, waits, rider],
    path: `/api/event/${eventId}/${address}`,
    fields: { dryRun: 'true' },
    text,
    call: (http) => sendAllResults(http, eventId)(asked<AllResultsReading>(text, { layout, choices: [], classes: [] })),
    example: {
      ...results,
      rows: [{ ...row, class: inClass }],
      classes: [{ name: '450 A', rows: 1, class: inClass, leftOut: false }],
      untouched: [],
    },
  }),
);

const CLASSES = 'Class,Payout,Place 1\nWomen,credit,250\n';
const classes: ClassesImport = {
  applied: false,
  importId: null,
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
  kept: ['450 A'],
  removed: [],
  problems: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  contingencyAmount: usd(67500),
  version: 2,
  mend: null,
  outcome,
};
test('a file of classes', () =>
  previews({
    when: 'an admin previews a file of classes',
    endpoint: uploadClass,
    given: [admin, waits],
    path: `/api/event/${eventId}/upload-class`,
    fields: { dryRun: 'true', payoutType: 'dealerCredit', replace: 'false' },
    text: CLASSES,
    call: (http) =>
      sendClasses(http, eventId)(asked<ClassesReading>(CLASSES, { payoutType: 'dealerCredit', replace: false })),
    example: classes,
  }));

const EVENTS =
  'Title,Date,Venue,City,State,Country,Type\nRimrock Round 4,2027-04-03,Rimrock Park,Bend,OR,US,motocross\n';
const events: EventsImport = {
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
      paying: true,
      change: 'new',
    },
  ],
  problems: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  mend: null,
  outcome,
};
test('a file of events', () =>
  previews({
    when: 'an admin previews a file of events for a series',
    endpoint: uploadSeriesEvents,
    given: [admin, ['the promoter has a series', {}]],
    path: `/api/admin/serie/${seriesId}/upload-events`,
    fields: { dryRun: 'true', paying: 'true' },
    text: EVENTS,
    call: (http) => sendEvents(http, seriesId)(asked<EventsReading>(EVENTS, { paying: true })),
    example: events,
  }));
