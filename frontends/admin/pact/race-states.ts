import {
  classesFile,
  eventsFile,
  resultsFile,
  resultsWithClasses,
  resultsWithHeadings,
  type States,
} from '@rrr/kit/pact';
import { eventId, riderId } from './examples.js';
import {
  added,
  another,
  approvalId,
  bike,
  bonus,
  category,
  claimed,
  drafted,
  classId,
  linked,
  nearby,
  open,
  otherEventId,
  otherRider,
  overdue,
  proposed,
  resultId,
  results,
  rider,
  series,
  seriesId,
  standings,
  season,
  scheduledSeason,
  seasonId,
  waiting,
  withResults,
} from './given.js';

const importId = '01hq0000000000000000001001';
const imported = ['a file was imported for the event', { eventId, classId, importId }] as const;
const ofEvent = { params: { eventId } };
const ofClaim = { params: { claimId: '01hq00000000000000000m0001' } };
const ofSeries = { params: { seriesId } };
const ofSeason = { params: { seasonId } };
const ofResult = { ...ofEvent, query: { resultId } };

/** The fingerprint of the bonus that the state `the standings of a series have bonuses` would give. */
const STANDINGS_OUTCOME = '0f9c8acf19198a5a1cb93e4fcf7e44b4dddfe7aa476d1278233e39566b3c9389';

/** Events, their classes and results, series and categories. */
export const raceStates: States['calls'] = {
  acceptLateResults: { given: [overdue], with: ofEvent },
  activateSeries: { given: [series], with: ofSeries },
  addCategory: { given: [series], with: { body: { seriesIds: [seriesId] } } },
  addEvent: { given: [series], with: { body: { seriesId } } },
  addSeries: [series],
  adminSeries: [series],
  cancelEvent: { given: [waiting], with: ofEvent },
  decideApproval: {
    given: [proposed],
    with: { params: { approvalId }, body: { version: 1, eventVersion: 1 } },
  },
  decidePaying: { given: [added], with: { ...ofEvent, body: { version: 1 } } },
  decideResultClaim: {
    given: ({ body }) => (body.decision === 'match' ? [open, claimed] : [waiting, claimed]),
    with: { ...ofClaim, body: { resultId, classId } as never },
  },
  undoPaying: { succeeds: false, refused: { UNDO_REFUSED: { status: 409, given: [added], with: ofEvent } } },
  undoResultClaim: {
    succeeds: false,
    refused: { UNDO_REFUSED: { status: 409, given: [waiting, claimed], with: ofClaim } },
  },
  deleteCategory: [category],
  deleteEvent: { given: [waiting], with: ofEvent },
  deleteResult: { given: [withResults], with: ofResult },
  deleteResults: { given: [withResults], with: { ...ofEvent, query: { classId } } },
  deleteSeries: { given: [series], with: ofSeries, refused: { SERIES_IN_USE: { status: 409, given: [results] } } },
  duplicateEvent: { given: [results], with: ofEvent },
  editCategory: {
    given: [category],
    with: { body: { version: 1, seriesIds: [seriesId] } },
    refused: { STALE_EDIT: { status: 409, given: [category], with: { body: { version: 9, seriesIds: [seriesId] } } } },
  },
  editEvent: {
    given: [waiting],
    with: { ...ofEvent, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [waiting], with: { ...ofEvent, body: { version: 9 } } } },
  },
  editSeries: {
    given: [series],
    with: { ...ofSeries, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [series], with: { ...ofSeries, body: { version: 9 } } } },
  },
  eventResults: { given: [open], with: { ...ofEvent, query: { resultId } } },
  eventsFinished: [results],
  eventsLate: [overdue],
  eventsToDecide: [added],
  foreseeEventChange: { given: [withResults], with: ofEvent },
  getApproval: { given: [proposed], with: { params: { approvalId } } },
  getCategory: [category],
  getEvent: { given: [results], with: ofEvent, refused: { NOT_FOUND: { status: 404 } } },
  getImportProgress: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
  getResultClaim: { given: [waiting, claimed], with: ofClaim },
  getSeries: { given: [results, category], with: ofSeries },
  issueSeriesBonus: {
    given: [results, ['the series has a bonus']],
    with: { ...ofSeries, body: { riderId } },
    refused: {
      BONUS_ISSUED: { status: 409, given: [results, bonus], with: ofSeries },
      SERIES_NO_BONUS: { status: 409, given: [results], with: ofSeries },
    },
  },
  linkEvents: { given: [nearby], with: { ...ofEvent, body: { otherId: otherEventId } } },
  listApprovals: [proposed],
  listCategories: [category],
  listEventImports: [imported],
  listEventsNearby: { given: [nearby], with: ofEvent },
  listEvents: [results],
  listImports: [imported],
  listResultClaims: [waiting, claimed],
  matchResult: { given: [open], with: { ...ofEvent, body: { resultId } } },
  previewApproval: { given: [proposed], with: { params: { approvalId }, body: { version: 1, eventVersion: 1 } } },
  publishEvent: {
    given: [drafted],
    with: { ...ofEvent, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [drafted], with: { ...ofEvent, body: { version: 9 } } } },
  },
  putResult: {
    given: [open],
    with: { ...ofEvent, body: { _id: resultId, classId, place: 4 } },
    refused: {
      PLACE_TAKEN: { status: 409, given: [open, another], with: { ...ofEvent, body: { classId, place: 2 } } },
    },
  },
  putResults: {
    given: [open, rider, otherRider],
    with: { ...ofEvent, body: { classId, results: [{ _id: resultId }] } },
  },
  recentEvents: [results],
  rejudgeEvent: { given: [results], with: ofEvent },
  restoreEvent: {
    given: [waiting],
    with: ofEvent,
  },
  resultCandidates: { given: [open], with: ofResult },
  revokeSeriesBonus: { given: [bonus], with: { params: { seriesId, riderId } } },
  roleEvents: [waiting],
  saveClasses: {
    given: [waiting],
    with: { ...ofEvent, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [waiting], with: { ...ofEvent, body: { version: 9 } } } },
  },
  listSeasons: [season],
  addSeason: [],
  getSeason: { given: [season], with: ofSeason },
  editSeason: { given: [season], with: { ...ofSeason, body: { version: 1 } } },
  deleteSeason: { given: [season], with: ofSeason },
  submitSeason: { given: [season], with: { ...ofSeason, body: { version: 1 } } },
  withdrawSeason: { given: [scheduledSeason], with: { ...ofSeason, body: { version: 2 } } },
  simulateSeason: { given: [season, results], with: ofSeason },
  getStandings: { given: [standings], with: { ...ofSeries, query: { season: 2026 } } },
  getStandingsBonuses: { given: [standings], with: { ...ofSeries, query: { season: 2026 } } },
  giveStandingsBonuses: {
    given: [standings],
    with: { ...ofSeries, body: { season: 2026, classKey: '450a', outcome: STANDINGS_OUTCOME } },
    refused: {
      PREVIEW_OUTDATED: { status: 409, given: [standings], with: { ...ofSeries, body: { outcome: 'older' } } },
    },
  },
  editStandingsRules: { given: [series], with: { ...ofSeries, body: { version: 0 } } },
  seriesBonuses: { given: [bonus], with: ofSeries },
  setResultAside: { given: [open], with: { params: { resultId } } },
  simulateResult: [waiting, bike],
  undoImport: { given: [imported], with: { params: { importId } } },
  unmatchResult: { given: [withResults], with: { ...ofEvent, body: { resultId } } },
  unmatchedOfPerson: { given: [open], with: { params: { resultId } } },
  unmatchedPeople: [open],
  unmatchedResults: [open],
  // one of an administrator's own is made by other calls
  withdrawApproval: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
  unpaidResults: [open],
  uploadAllClassResult: { given: [waiting, bike], with: { ...ofEvent, files: { file: resultsWithClasses } } },
  uploadAllFormattedClassResult: {
    given: [waiting, bike],
    with: { ...ofEvent, files: { file: resultsWithHeadings } },
  },
  uploadClass: { given: [waiting], with: { ...ofEvent, files: { file: classesFile } } },
  uploadClassResult: { given: [waiting, bike], with: { ...ofEvent, body: { classId }, files: { file: resultsFile } } },
  uploadSeriesEvents: { given: [series], with: { ...ofSeries, files: { file: eventsFile } } },
  unlinkEvents: { given: [linked], with: ofEvent },
};
