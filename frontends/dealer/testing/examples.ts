import type { Dealer, Redemption, RiderCard, RiderDetail } from '@rrr/contract';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
export const dealerId = '01hq0000000000000000000002';
export const riderId = '01hq00000000000000000r0001';
export const redemptionId = '01hq00000000000000000d0001';
export const firstPage = { page: 1, totalPages: 1 };

export const dealer: Dealer = {
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
  bikes: [{ _id: '01hq00000000000000000b0001', year: 2025, make: 'KTM', model: '450 SX-F', vin: null, vinStatus: 'verified' }],
  email: null,
};

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
  lines: [{ awardId: '01hq00000000000000000w0001', label: 'Rimrock Motocross Round 3, 450 A, 2nd', amount: usd(4000), expireDate: '2027-03-01' }],
};
