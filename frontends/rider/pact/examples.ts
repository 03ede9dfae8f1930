import type { Award, Earning, LedgerEntry, Redemption } from '@rrr/contract';
import { riderId, usd } from '@rrr/kit/pact/examples';

const event = { _id: '01hq00000000000000000e0001', title: 'Rimrock Motocross Round 3' };

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

export const earned: Earning = {
  _id: '01hq00000000000000000s0001',
  event: { ...event, startDate: '2026-02-28' },
  className: '450 A',
  place: 2,
  resultType: 'finished',
  receivedAt: '2026-03-01T18:00:00.000Z',
  verdict: { earns: usd(12500), type: 'credit', reasons: [] },
  award,
};

export const refusedResult: Earning = {
  ...earned,
  _id: '01hq00000000000000000s0002',
  className: '250 B',
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

export const redemption: Redemption = {
  _id: '01hq00000000000000000d0001',
  code: '1Z9K4Q',
  status: 'redeemed',
  amount: usd(4000),
  redeemedAt: '2026-04-02T19:30:00.000Z',
  dealer: { _id: '01hq00000000000000000f0001', name: 'High Desert Cycles' },
  dealerEmployeeName: 'Robin Vance',
  rider: { _id: riderId, fullName: 'Sam Carter' },
  revoked: null,
  canUndo: false,
};

export const revoked: Redemption = {
  ...redemption,
  _id: '01hq00000000000000000d0002',
  code: '20B7MX',
  status: 'revoked',
  revoked: { at: '2026-04-02T19:45:00.000Z', by: 'Robin Vance', reason: 'Wrong amount' },
};
