import {
  classesFile,
  eventsFile,
  factorStates,
  notAPicture,
  pixel,
  resultsFile,
  resultsWithClasses,
  resultsWithHeadings,
  type State,
  type States,
  tokenStates,
  webhookStates,
} from '@rrr/kit/pact';
import { classId, eventId, otherClassId, promoterId, samId } from '../testing/examples.js';
import { importId } from '../testing/import-examples.js';

const race = { promoterId, eventId, classId };
const waiting: State = ['the promoter has an event with a class that waits for results', race];
const approvalId = '01hq00000000000000000w0001';
const otherEventId = '01hq00000000000000000e0009';
const nearby: State = ['another event is at the same place that day', race];
const proposed: State = ['the promoter has asked to change an event', { ...race, approvalId }];
const drafted: State = ['the promoter has a draft with a date', race];
const overdue: State = ['the promoter has an event whose results are overdue', race];
const withResults: State = ['the promoter has an event with a class that has results', race];
const open: State = ['the promoter has a result without its rider', { ...race, riderId: samId }];
const imported: State = ['a file was imported for the event', { ...race, importId }];
const otherClass: State = ['the event has another class', { ...race, classId: otherClassId }];
const sam: State = ['a rider with an AMA number and a verified bike exists', { riderId: samId }];
const samuel: State = ['another rider exists', { riderId: '01hq00000000000000000r0002' }];
const series: State = ['the promoter has a series', { promoterId }];
const another: State = ['the class has another result', race];
const anotherId = '01hq00000000000000000s0002';
const seriesId = '01hq00000000000000000k0001';
const resultId = '01hq00000000000000000s0001';
const inQuery = { query: { resultId } };
const inBody = { body: { resultId } };

export const states: States = {
  always: [['a promoter is signed in', { promoterId }]],
  calls: {
    ...factorStates('promoter', promoterId),
    ...tokenStates('promoter', promoterId),
    ...webhookStates(promoterId),
    addOwnEvent: {
      given: [series],
      with: { body: { seriesId, startDate: '2026-05-02', endDate: '2026-05-02' } },
    },
    addOwnSeries: [],
    askLateResults: [overdue],
    cancelEvent: { given: [waiting], refused: { EVENT_HAS_RESULTS: { status: 409, given: [withResults] } } },
    changePromoterPassword: {
      with: { body: { oldPassword: 'RedRider2026' } },
      refused: { WRONG_PASSWORD: { status: 422 } },
    },
    deleteResult: { given: [open], with: inQuery },
    deleteResults: [open],
    editOwnEvent: {
      given: [waiting],
      with: { body: { seriesId, startDate: '2026-02-28', endDate: '2026-02-28', version: 1 } },
      refused: {
        EVENT_BEGUN: {
          status: 409,
          given: [waiting],
          with: { body: { seriesId, startDate: '2026-05-01', endDate: '2026-05-01', version: 1 } },
        },
      },
    },
    editOwnSeries: {
      given: [series],
      with: { params: { seriesId }, body: { version: 1 } },
      refused: { STALE_EDIT: { status: 409, given: [series], with: { params: { seriesId }, body: { version: 2 } } } },
    },
    editPromoter: { with: { body: { version: 1 } }, refused: { STALE_EDIT: { status: 409 } } },
    eventResults: { given: [open], with: inQuery },
    foreseeEventChange: [withResults, otherClass],
    getConfig: [],
    getEvent: {
      given: ({ params }) => [['the promoter has an event with a class that has results', { ...race, ...params }]],
      refused: { NOT_FOUND: { status: 404 } },
    },
    linkEvents: { given: [nearby], with: { body: { otherId: otherEventId } } },
    listEventsNearby: [nearby],
    getImportProgress: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
    getPromoter: [],
    getSeries: { given: [waiting], with: { params: { seriesId } } },
    getSession: [],
    getStandings: {
      given: [['the standings of a series have bonuses', { riderId: samId }]],
      with: { params: { seriesId } },
    },
    listEventImports: [imported],
    listPlaces: [],
    matchResult: {
      given: [open],
      with: inBody,
      refused: {
        NAME_REASON_NEEDED: {
          status: 422,
          given: [open, another],
          with: { body: { resultId: anotherId, riderId: samId } },
        },
      },
    },
    promoterEvents: [waiting],
    promoterSeries: [series],
    promoterUnmatched: [open],
    publishEvent: { given: [drafted], with: { body: { version: 1 } } },
    putResult: {
      given: [open],
      with: { body: { _id: resultId, place: 4 } },
      refused: {
        PLACE_TAKEN: { status: 409, given: [open, another], with: { body: { _id: anotherId, place: 2 } } },
      },
    },
    putResults: {
      given: [open, another, samuel],
      with: { body: { results: [{ _id: anotherId }, { _id: resultId }] } },
      refused: { PLACE_TAKEN: { status: 409, given: [open] } },
    },
    removeProfileImage: [],
    resultCandidates: { given: [open], with: inQuery },
    ridersLean: [samuel],
    saveClasses: {
      given: [waiting, otherClass],
      with: { body: { version: 1 } },
      refused: { STALE_EDIT: { status: 409, given: [waiting], with: { body: { version: 7 } } } },
    },
    setLang: [],
    setProfileImage: {
      with: { files: { file: pixel } },
      refused: { NOT_AN_IMAGE: { status: 415, with: { files: { file: notAPicture } } } },
    },
    undoImport: {
      given: [imported],
      refused: {
        IMPORT_CHANGED_SINCE: {
          status: 409,
          given: [['the results were changed since the import', { ...race, importId }]],
        },
      },
    },
    unmatchResult: { given: [withResults], with: inBody },
    withdrawApproval: { given: [proposed], with: { params: { approvalId } } },
    uploadAllClassResult: { given: [waiting, sam, otherClass], with: { files: { file: resultsWithClasses } } },
    uploadAllFormattedClassResult: { given: [waiting, sam], with: { files: { file: resultsWithHeadings } } },
    shownNotices: [['a notice shows']],
    uploadClass: { given: [waiting], with: { files: { file: classesFile } } },
    uploadClassResult: {
      given: [waiting, otherClass, sam, samuel],
      with: { files: { file: resultsFile } },
      refused: {
        FILE_EMPTY: { status: 422, given: [waiting], with: { files: { file: { text: '' } } } },
        RESULT_WINDOW_CLOSED: { status: 409, given: [overdue], with: { files: { file: resultsFile } } },
      },
    },
    uploadOwnSeriesEvents: { given: [series], with: { params: { seriesId }, files: { file: eventsFile } } },
  },
};
