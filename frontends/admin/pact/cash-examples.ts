import type {
  Cheque,
  ChequePaper,
  getPaymentRun,
  listCashYears,
  listTaxLines,
  listWaitingCash,
  PaymentOrder,
  PaymentRun,
  PayoutClaim,
  PayoutClaimDetail,
  previewPaymentRun,
  reportCashOut,
  Response,
  RiderCash,
} from '@rrr/contract';
import { award, pagination, riderId, usd } from './examples.js';

const rider = { _id: riderId, fullName: 'Sam Carter' };
const owed = {
  _id: '01hq00000000000000000w0003',
  label: 'Rimrock Motocross Round 3, 450 A',
  amount: usd(12500),
  awardedDate: '2026-03-01T18:00:00.000Z',
  raceDate: '2026-02-28',
  dueDate: '2026-04-29',
  overdue: false,
};

export const riderCash: RiderCash = {
  missing: ['licence'],
  cash: [
    {
      gross: usd(12500),
      withholding: usd(0),
      net: usd(12500),
      withholdingPercent: 0,
      methods: ['reward-link'],
      awards: [owed],
    },
  ],
  years: [],
};

export const waitingCash: Response<typeof listWaitingCash>['awards'][number] = { ...owed, rider, missing: ['licence'] };

export const claim: PayoutClaim = {
  _id: '01hq00000000000000000q0001',
  rider,
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

export const claimDetail: PayoutClaimDetail = {
  ...claim,
  lines: [
    {
      awardId: owed._id,
      label: owed.label,
      awardedDate: award.awardedDate,
      amount: usd(12500),
      currentValue: usd(12500),
    },
  ],
  outdated: false,
  methods: ['reward-link', 'debit-card'],
  order: null,
  cheques: [],
};

export const paymentOrder: PaymentOrder = {
  payoutClaimId: claim._id,
  orderId: 'sandbox-1',
  provider: 'sandbox',
  status: 'made',
  amount: usd(12500),
  createdAt: '2026-04-02T18:00:00.000Z',
  updatedAt: '2026-04-02T18:00:00.000Z',
  doubtful: null,
};

export const cheque: Cheque = {
  number: 2041,
  payoutClaimId: claim._id,
  payee: 'Sam Carter',
  amount: { amount: 125000, currency: 'CAD' },
  issuedDate: '2026-04-03',
  issuedBy: 'Ada Moreau',
  voided: null,
  reissuedAs: null,
};

export const chequePaper: ChequePaper = {
  ...cheque,
  address: {
    addressLine1: '14 Mill Road',
    addressLine2: null,
    city: 'Kelowna',
    state: 'BC',
    zipcode: 'V1Y 1A1',
    country: 'CA',
  },
  gross: { amount: 125000, currency: 'CAD' },
  withholding: { amount: 0, currency: 'CAD' },
  lines: [{ label: 'Rimrock Motocross Round 3, 450 A', amount: { amount: 125000, currency: 'CAD' } }],
};

export const cashYear: Response<typeof listCashYears>['cashYears'][number] = {
  rider,
  year: 2026,
  gross: usd(70000),
  withholding: usd(0),
  net: usd(70000),
  reported: true,
};

export const taxLines: Response<typeof listTaxLines> = {
  taxLines: [
    {
      rider,
      taxStatus: 'non-resident-alien',
      country: 'CA',
      withholdingPercent: 15,
      payments: 2,
      gross: usd(70000),
      withholding: usd(10500),
      net: usd(59500),
    },
  ],
  totals: [
    {
      taxStatus: 'non-resident-alien',
      riders: 1,
      gross: usd(70000),
      withholding: usd(10500),
      net: usd(59500),
    },
  ],
  pagination,
};

export const cashOfRider: Response<typeof reportCashOut>['riders'][number] = {
  ...rider,
  hometown: 'Bend',
  state: 'OR',
  earned: usd(12500),
  inClaim: usd(0),
  paid: usd(0),
  withheld: usd(0),
  open: usd(12500),
};

const due = {
  payoutClaimId: claim._id,
  rider,
  method: 'reward-link',
  net: usd(12500),
  dueDate: '2026-05-02',
  overdue: false,
  refused: null,
} as const;

export const runPreview: Response<typeof previewPaymentRun> = {
  claims: 1,
  riders: 1,
  total: usd(12500),
  candidates: [due],
  more: false,
  outcome: 'seen',
};

export const paymentRun: PaymentRun = {
  _id: '01hq00000000000000000v0001',
  state: 'waiting',
  dueBy: null,
  claims: 1,
  total: usd(12500),
  sent: 0,
  sentTotal: usd(0),
  refused: 0,
  preparedAt: '2026-04-02T18:00:00.000Z',
  preparedBy: 'Ada Moreau',
  approvedAt: null,
  approvedBy: null,
  approvalId: '01hq00000000000000000v0002',
};

export const runDetail: Response<typeof getPaymentRun>['paymentRun'] = {
  ...paymentRun,
  lines: [
    {
      payoutClaimId: claim._id,
      rider,
      method: 'reward-link',
      net: usd(12500),
      outcome: 'waiting',
      refused: null,
      settledAt: null,
    },
  ],
};
