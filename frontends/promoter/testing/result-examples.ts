import type { Corrected, ResultRecord, UnpaidResult } from '@rrr/contract';
import { classId, event, eventId, samId, samuelId } from './examples.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const resultId = '01hq00000000000000000t0009';
const [outcomeA, outcomeB] = ['a'.repeat(64), 'b'.repeat(64)];

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
