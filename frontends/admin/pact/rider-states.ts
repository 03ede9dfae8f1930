import { notAPicture, pixel, type State, type States } from '@rrr/kit/pact';
import { riderId } from './examples.js';
import { dealerId } from './partner-examples.js';
import {
  balance,
  bike,
  bikeThatWaits,
  cash,
  credit,
  dealerOnTheMap,
  licence,
  ordered,
  otherRider,
  otherRiderId,
  held,
  overpaid,
  papers,
  photosLapsed,
  photosSent,
  pattern,
  redeemed,
  paymentRun,
  requested,
  rider,
  waiting as eventThatWaits,
} from './given.js';

const merged = { keepId: riderId, deleteId: otherRiderId, confirmation: `DELETE ${otherRiderId}@example.com` };
const ofRider = { params: { riderId } };
const claimId = '01hq00000000000000000q0001';
const bikeId = '01hq00000000000000000b0001';
const waitingDocument = { params: { documentId: '01hq0000000000000000000g09' } };
const dispute = ['two riders claim a VIN', { disputeId: '01hq00000000000000000q0001', riderId }] as const;
const inDoubt = ['a VIN of a run waits', { disputeId: '01hq00000000000000000q0001', riderId }] as const;

const overdue: State = ['the rider has overdue cash', { riderId }];
const atTheCounter: State = ['a rider has a balance and a PIN', { riderId }];
/** fingerprint of a run that pays the requested cash */
const RUN_OUTCOME = '8859bd68fe43e02f8610fd15c612c59be1bb9a0c59e1bc49cd05d63797bbdd36';
const doubtful: State = ['nobody knows whether the payment was ordered'];
const sent: State = ['the cash was sent', { riderId }];
const byCheque = (number: string | undefined): State[] => [
  ['the cash was sent by cheque', { riderId, number: Number(number) }],
];

/** Riders, their bikes, papers and money. */
export const riderStates: States['calls'] = {
  addBike: { given: [rider], with: ofRider },
  addRiderNote: { given: [rider], with: ofRider },
  addTimecard: {
    given: [rider],
    with: { ...ofRider, files: { file: pixel } },
    refused: { NOT_A_TIMECARD: { status: 415, given: [rider], with: { ...ofRider, files: { file: notAPicture } } } },
  },
  addVinPattern: { refused: { PATTERN_EXISTS: { status: 409, given: [pattern] } } },
  adjustWallet: { given: [credit], with: ofRider },
  cancelOrder: { given: [requested, ordered], with: { body: { payoutClaimId: claimId } } },
  changePayoutClaim: {
    given: ({ body }) => (body.action === 'undo-sent' ? [sent] : [requested]),
    with: { params: { id: claimId }, body: { version: 1 } },
    refused: {
      CLAIM_NOT_SENT: {
        status: 409,
        given: [requested],
        of: ({ body }) => body.action === 'undo-sent',
        with: { params: { id: claimId }, body: { version: 1 } },
      },
    },
  },
  createOrder: { given: [requested], with: { body: { payoutClaimId: claimId } } },
  createPayoutClaim: { given: [cash, papers], with: { body: { riderId } } },
  decideBike: { given: [bikeThatWaits], with: { params: { bikeId }, body: { version: 1 } } },
  decideDocument: { given: [licence], with: waitingDocument },
  deleteVinPattern: [pattern],
  editBike: { given: [bike], with: { params: { bikeId }, body: { version: 1 } } },
  editRider: {
    given: [balance, bike],
    with: { ...ofRider, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [balance, bike], with: { ...ofRider, body: { version: 9 } } } },
  },
  listOverdueRiders: [overdue],
  getCashReminder: { given: [overdue], with: ofRider },
  remindOfCash: { given: [overdue], with: { body: { riderIds: [riderId] } } },
  extendCash: {
    succeeds: false,
    refused: { EXTENSION_OUT_OF_BOUNDS: { status: 422, given: [overdue], with: { body: { until: '2020-01-01' } } } },
  },
  undoCashAsks: [overdue],
  // nobody has decided: only the person who did could undo it
  undoDocument: {
    succeeds: false,
    refused: { UNDO_REFUSED: { status: 409, given: [licence], with: waitingDocument } },
  },
  undoHeldAwards: { given: [held] },
  expireCash: { given: [['the rider has overdue cash', { riderId }]], with: ofRider },
  getPayoutClaim: { given: [requested], with: { params: { id: claimId } } },
  getRider: {
    given: [balance, bike, redeemed],
    with: ofRider,
    refused: { NOT_FOUND: { status: 404, with: { params: { riderId: '01hq00000000000000000r9999' } } } },
  },
  getRiderCash: { given: [cash], with: ofRider },
  decideHeldAwards: { given: [held], with: { body: { resultIds: ['01hq00000000000000000s0001'] } } },
  getSoldVins: [],
  removeSoldVins: [],
  testSoldVin: [],
  importSoldVins: { with: { files: { file: { text: 'VIN,Model,Year\nVBKMXA435SM000017,450 SX-F,2025\n' } } } },
  importVinPatterns: { with: { files: { file: { text: 'Model,Year,Pattern\n450 SX-F,2025,VBKMXA43*S\n' } } } },
  listCashYears: [],
  listTaxLines: [],
  listCheques: [],
  listPayoutClaims: [requested],
  listPaymentRuns: [paymentRun],
  getPaymentRun: { given: [paymentRun], with: { params: { runId: '01hq00000000000000000v0001' } } },
  preparePaymentRun: {
    given: [requested, papers],
    with: { body: { leaveOut: [], outcome: RUN_OUTCOME } },
    refused: { PREVIEW_OUTDATED: { status: 409, given: [requested, papers], with: { body: { outcome: 'older' } } } },
  },
  previewPaymentRun: [requested, papers],
  listCreditChoices: { with: ofRider },
  listVinDisputes: [dispute],
  listVinPatterns: [pattern],
  listWaitingCash: [cash],
  openRewardLink: { given: [requested, ordered], with: { params: { orderId: 'sandbox-1' } } },
  markFactory: { given: [balance, bike], with: ofRider },
  mergeRiders: {
    given: [credit, otherRider],
    with: { body: merged },
    refused: {
      CONFIRMATION_WRONG: {
        status: 422,
        given: [credit, otherRider],
        of: ({ body }) => body.confirmation !== undefined,
        with: { body: { ...merged, confirmation: 'DELETE' } },
      },
    },
  },
  findByReference: [rider],
  heldAwards: [held],
  askLogoPhotosAgain: {
    given: ({ body }) => ((body.photoIds as string[]).length > 0 ? [photosSent] : [photosLapsed]),
    with: { params: { resultId: '01hq00000000000000000s0001' } },
  },
  overpaidAwards: [overpaid],
  redeem: {
    given: [dealerOnTheMap, atTheCounter],
    with: { body: { riderId, dealerId } },
    refused: {
      WRONG_PIN: {
        status: 422,
        given: [dealerOnTheMap, atTheCounter],
        with: { body: { riderId, dealerId, pin: '9999' } },
      },
    },
  },
  removeRaces: { given: [credit], with: ofRider },
  retireBike: { given: [bike], with: { params: { bikeId } } },
  riderAwards: { given: [credit], with: ofRider },
  riderDocuments: { given: [licence], with: ofRider },
  riderEarnings: {
    given: ({ query }) =>
      query['filter'] === 'nothing' ? [['the rider has a result that earned nothing', { riderId }]] : [credit],
    with: ofRider,
  },
  riderLedger: { given: ({ query }) => [query['book'] === 'cash' ? cash : credit], with: ofRider },
  reissueCheque: { given: ({ params }) => byCheque(params['number']) },
  removeRiderNote: { given: ({ params }) => [['the rider has a note', { riderId, noteId: params['noteId']! }]] },
  removeTimecard: {
    given: ({ params }) => [['the rider has a timecard', { riderId, timecardId: params['file']! }]],
    with: ofRider,
  },
  confirmConsentOnPaper: { given: [rider], with: ofRider },
  riderNotes: { given: [rider], with: ofRider },
  riderTimecards: { given: [rider], with: ofRider },
  ridersLean: [rider],
  chequePapers: { given: byCheque('2041'), with: { query: { numbers: '2041' } } },
  confirmCheques: { given: byCheque('2041'), with: { body: { numbers: [2041] } } },
  runCheques: [],
  searchRiders: [balance, bike],
  listCountries: [balance, dealerOnTheMap, eventThatWaits],
  sendExpireMail: { given: [balance, bike], with: { body: { riderIds: [riderId] } } },
  setOverpaidAside: {
    given: [overpaid],
    with: { params: { awardId: '01hq00000000000000000w0001' }, body: { left: { overpaid: { amount: 1_500 } } } },
  },
  setRiderActive: { given: [balance, bike], with: ofRider },
  settleOrder: {
    given: ({ body }) => (body.outcome === 'paid' ? [requested, ordered, doubtful] : [requested, doubtful]),
    with: { body: { payoutClaimId: claimId } },
    refused: {
      ORDER_NOT_DOUBTFUL: { status: 409, given: [requested, ordered], with: { body: { payoutClaimId: claimId } } },
    },
  },
  settleVinDispute: {
    given: ({ body }) => [body.outcome === 'verified' || body.outcome === 'refused' ? inDoubt : dispute],
    with: { params: { disputeId: '01hq00000000000000000q0001' } },
  },
  settleVinRun: { given: [inDoubt], with: { params: { runId: '01hq00000000000000000s0001' } } },
  unlockPin: { given: [['a rider has a balance and a locked PIN', { riderId }]], with: ofRider },
  unverifyVinPattern: [pattern],
  uploadIdFilesFor: {
    given: [rider],
    with: { ...ofRider, files: { file: pixel } },
    refused: { NOT_AN_IMAGE: { status: 415, given: [rider], with: { ...ofRider, files: { file: notAPicture } } } },
  },
  verifyBikes: [bikeThatWaits],
  verifyVinPattern: [pattern],
  vinCounts: [bikeThatWaits, pattern],
  vinReport: [bikeThatWaits],
  voidCheque: { given: ({ params }) => byCheque(params['number']) },
  waitingDocuments: [licence],
};
