import {
  CONTRACT,
  type Dealer,
  type DealerLogin,
  type dealerLogins,
  type dealerStatement,
  type getConfig,
  type getRedemption,
  type Redemption,
  type Refund,
  type Response,
  type RiderCard,
  type RiderDetail,
} from '@rrr/contract';
import { blank, DEALER } from '@rrr/records';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const dealerId = '01hq0000000000000000000002';
export const riderId = '01hq00000000000000000r0001';
export const redemptionId = '01hq00000000000000000d0001';
export const firstPage = { page: 1, totalPages: 1 };

export const dealer: Dealer = {
  ...blank(DEALER),
  _id: dealerId,
  dealerId: 'HD-1001',
  name: 'High Desert Cycles',
  addressLine1: '410 Mill Road',
  addressLine2: 'Suite 2',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  phone: '5415550100',
  email: 'counter@example.com',
  websiteUrl: 'https://highdesert.example.com',
  profileImage: null,
  bio: 'A small shop.',
  deActivated: false,
  currency: 'USD',
  lat: null,
  lon: null,
  version: 1,
};

export const riderCard: RiderCard = {
  _id: riderId,
  fullName: 'Sam Carter',
  profileImage: null,
  hometown: 'Bend',
  state: 'OR',
  country: 'US',
  amaNumber: '1200345',
  balances: [{ available: usd(12500), nextExpiry: { amount: usd(2500), expireDate: '2027-03-01' } }],
  deActivated: false,
  bikes: [
    { _id: '01hq00000000000000000b0001', year: 2025, make: 'KTM', model: '450 SX-F', vin: null, vinStatus: 'verified' },
  ],
  email: null,
};

/** as a list or a search by name shows them */
export const listed: RiderCard = { ...riderCard, balances: [] };

const { email: _, ...card } = riderCard;
export const rider: RiderDetail = { ...card, hasPin: true, version: null, personal: null, record: null };

export const redemption: Redemption = {
  _id: redemptionId,
  code: '1Z9K4Q',
  status: 'redeemed',
  amount: usd(4000),
  redeemedAt: '2026-04-02T19:30:00.000Z',
  dealer: { _id: dealerId, name: dealer.name },
  dealerEmployeeName: 'Robin Vance',
  rider: { _id: riderId, fullName: 'Sam Carter' },
  revoked: null,
  canUndo: true,
};

export const revoked: Redemption = {
  ...redemption,
  status: 'revoked',
  revoked: { at: '2026-04-02T19:45:00.000Z', by: 'High Desert Cycles', reason: 'Wrong amount' },
  canUndo: false,
};

export const receipt = {
  redemption,
  newBalance: usd(8500),
  lines: [
    {
      awardId: '01hq00000000000000000w0001',
      label: 'Rimrock Motocross Round 3, 450 A, 2nd',
      amount: usd(4000),
      expireDate: '2027-03-01',
    },
  ],
};

export const receiptRead: Response<typeof getRedemption> = {
  redemption,
  lines: receipt.lines.map((line) => ({
    ...line,
    left: usd(8500),
    event: { _id: '01hq00000000000000000e0001', title: 'Rimrock Motocross Round 3', type: 'Motocross' },
  })),
  refund: { dueDate: '2026-05-02', overdue: false, refundedAt: null, refundedBy: null },
};

export const due = { ...redemption, dueDate: '2026-05-02', overdue: false };

export const refund: Refund = {
  _id: '01hq00000000000000000e0001',
  redemption: { _id: redemptionId, code: redemption.code },
  dealer: redemption.dealer,
  rider: redemption.rider,
  amount: redemption.amount,
  refundedAt: '2026-04-20T18:00:00.000Z',
  refundedDate: '2026-04-20',
  refundedBy: 'Ada Moreau',
  undone: null,
};

const none = { count: 0, amount: usd(0) };
export const statement: Response<typeof dealerStatement> = {
  dealer: { _id: dealerId, dealerId: dealer.dealerId, name: dealer.name },
  month: '2026-04',
  from: '2026-04-01',
  to: '2026-04-30',
  opening: usd(0),
  entries: [
    {
      kind: 'redeemed',
      at: redemption.redeemedAt,
      redemption: { _id: redemptionId, code: redemption.code },
      riderName: redemption.rider.fullName,
      employeeName: redemption.dealerEmployeeName,
      change: usd(4000),
      balance: usd(4000),
      refund: { state: 'due', date: '2026-05-02' },
    },
  ],
  totals: { redeemed: { count: 1, amount: usd(4000) }, undone: none, refunded: none, refundsUndone: none },
  closing: usd(4000),
};

export const login: DealerLogin = {
  _id: '01hq00000000000000000g0001',
  email: 'robin@example.com',
  fullName: 'Robin Vance',
  emailVerified: true,
  deActivated: false,
  locale: 'en',
  dealer: { _id: dealerId, dealerId: dealer.dealerId, name: dealer.name },
};
export const invitation: Response<typeof dealerLogins>['invitations'][number] = {
  email: 'jo@example.com',
  fullName: 'Jo Hale',
  sentAt: '2026-04-03T18:00:00.000Z',
  expiresAt: '2026-04-10T18:00:00.000Z',
};

export const config: Response<typeof getConfig> = {
  contract: CONTRACT,
  brand: 'Red Rider Rewards',
  manufacturerUrl: 'https://maker.example.com',
  sandbox: true,
  captcha: { kind: 'off', siteKey: null, version: null },
  signIn: null,
  program: {
    brandMakes: ['KTM'],
    minimumRidersPerClass: 5,
    classesPerBikePerEvent: 2,
    resultWindowDays: 45,
    creditMonths: 12,
    paymentInfoDays: 60,
    cashPaidDays: 30,
    dealerRefundDays: 30,
    contactMessageDays: 180,
    deletionDays: 14,
    withholdingPercent: 30,
    adultAge: 18,
    eligibleBikes: [{ category: 'Motocross', models: ['450 SX-F'], fromYear: 2024, toYear: 2025 }],
    currencies: ['USD'],
    uploadLimitBytes: 10 * 1024 * 1024,
    limits: {
      place: 1_000_000,
      class: 2_500_000,
      event: 10_000_000,
      redemption: 500_000,
      redeemedPerDay: 1_000_000,
      adjustment: 500_000,
      adjustedPerDay: 2_000_000,
      adjustedAlone: 10_000,
      purseAlone: 100_000,
    },
  },
};
