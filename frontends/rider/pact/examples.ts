import type {
  CreditChoice,
  CreditOffer,
  Award,
  Earning,
  getRedemption,
  LedgerEntry,
  PayoutClaim,
  PayoutClaimDetail,
  PhotoAward,
  Redemption,
  Response,
  RiderCash,
  Step,
} from '@rrr/contract';
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
  redeemDate: null,
  refundDate: null,
  refundedBy: null,
  previousBalance: usd(0),
  newBalance: usd(12500),
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

export const checkedResult: Earning = {
  ...refusedResult,
  verdict: {
    earns: null,
    type: null,
    reasons: [{ code: 'BEING_CHECKED', detail: '$125.00 is being checked by a person before it is paid.' }],
    check: { state: 'held', amount: usd(12500), signals: [] },
  },
};

export const photoAward: PhotoAward = {
  _id: '01hq00000000000000000s0001',
  event: { _id: '01hq00000000000000000e0001', title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
  class: { _id: '01hq00000000000000000c0001', name: '450 A' },
  place: 2,
  amount: usd(12500),
  asked: 2,
  until: '2026-12-10',
  isOver: false,
  makes: ['KTM'],
  photos: [],
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

export const redemptionLine: Response<typeof getRedemption>['lines'][number] = {
  awardId: award._id,
  label: 'Rimrock Motocross Round 3, 450 A',
  amount: usd(4000),
  expireDate: '2027-03-01',
  left: usd(8500),
  event: { _id: event._id, title: event.title, type: 'Motocross' },
};

export const revoked: Redemption = {
  ...redemption,
  _id: '01hq00000000000000000d0002',
  code: '20B7MX',
  status: 'revoked',
  revoked: { at: '2026-04-02T19:45:00.000Z', by: 'Robin Vance', reason: 'Wrong amount' },
};

export const riderCash: RiderCash = {
  missing: ['licence', 'w9'],
  cash: [
    {
      gross: usd(12500),
      withholding: usd(0),
      net: usd(12500),
      withholdingPercent: 0,
      methods: ['reward-link', 'debit-card'],
      awards: [
        {
          _id: '01hq00000000000000000w0003',
          label: 'Rimrock Motocross Round 3, 450 A',
          amount: usd(12500),
          awardedDate: '2026-03-01T18:00:00.000Z',
          raceDate: '2026-02-28',
          dueDate: '2026-04-29',
          overdue: false,
        },
      ],
    },
  ],
  years: [],
};

export const creditOffer: CreditOffer = {
  amount: usd(12500),
  bonus: usd(1250),
  total: usd(13750),
  bonusPercent: 10,
  expireDate: '2027-04-02',
  left: usd(0),
  awards: [
    {
      _id: '01hq00000000000000000w0003',
      label: 'Rimrock Motocross Round 3, 450 A',
      amount: usd(12500),
      bonus: usd(1250),
      expireDate: '2027-04-02',
    },
  ],
  outcome: 'seen',
};

export const creditChoice: CreditChoice = {
  _id: '01hq00000000000000000t0001',
  chosenAt: '2026-04-02T18:00:00.000Z',
  amount: usd(12500),
  bonus: usd(1250),
  total: usd(13750),
  bonusPercent: 10,
  awards: [
    {
      _id: '01hq00000000000000000w0003',
      label: 'Rimrock Motocross Round 3, 450 A',
      amount: usd(12500),
      bonus: usd(1250),
      value: usd(13750),
      currentValue: usd(13750),
      expireDate: '2027-04-02',
    },
  ],
};

export const payoutClaim: PayoutClaim = {
  _id: '01hq00000000000000000q0001',
  rider: { _id: riderId, fullName: 'Sam Carter' },
  state: 'pending',
  method: 'reward-link',
  gross: usd(12500),
  withholding: usd(0),
  net: usd(12500),
  withholdingPercent: 0,
  awards: 1,
  requestedAt: '2026-04-02T18:00:00.000Z',
  requestedBy: 'Sam Carter',
  dueDate: '2026-05-02',
  overdue: false,
  sent: null,
  canceledAt: null,
  version: 1,
};

export const payoutClaimDetail: PayoutClaimDetail = {
  ...payoutClaim,
  lines: [
    {
      awardId: '01hq00000000000000000w0003',
      label: 'Rimrock Motocross Round 3, 450 A',
      awardedDate: '2026-03-01T18:00:00.000Z',
      amount: usd(12500),
      currentValue: usd(12500),
    },
  ],
  outdated: false,
  methods: ['reward-link', 'debit-card'],
  order: null,
  cheques: [],
};

const step = (name: Step['step'], state: Step['state'], over: Partial<Step> = {}): Step => ({
  step: name,
  state,
  at: state === 'done' ? '2026-03-01T18:00:00.000Z' : null,
  dueDate: null,
  amount: null,
  reasons: [],
  missing: [],
  ...over,
});

export const earnedSteps: Step[] = [
  step('received', 'done'),
  step('matched', 'done'),
  step('checks', 'done'),
  step('award', 'done', { amount: usd(12500) }),
  step('redeem', 'waiting', { amount: usd(12500), dueDate: '2027-03-01' }),
];

export const cashSteps: Step[] = [
  step('received', 'done'),
  step('matched', 'done'),
  step('checks', 'done'),
  step('award', 'done', { amount: usd(12500) }),
  step('claim', 'waiting', { dueDate: '2026-04-29', missing: ['licence', 'w9'] }),
  step('payment', 'ahead'),
];

export const refusedSteps: Step[] = [
  step('received', 'done'),
  step('matched', 'done'),
  step('checks', 'stopped', {
    reasons: [{ code: 'CLASS_TOO_SMALL', detail: 'Only 4 riders started; a class needs 5.' }],
  }),
  step('award', 'ahead'),
];

export * from './race-examples.js';
