import type {
  Admin,
  Dealer,
  DealerLogin,
  dealerLogins,
  dealerStatement,
  listAdmins,
  Promoter,
  PromoterCard,
  PromoterDetail,
  Refund,
  Response,
  SavedView,
} from '@rrr/contract';
import { blank, DEALER, only, PROMOTER } from '@rrr/records';
import { adminId, redemption, redemptionId, usd } from './examples.js';

export const dealerId = '01hq00000000000000000f0001';
export const promoterId = '01hq00000000000000000p0001';
export const otherId = '01hq00000000000000000a0002';
export const viewId = '01hq0000000000000000000w01';

export const savedView: SavedView = {
  _id: viewId,
  list: 'admin/riders',
  name: 'Active ones',
  search: 'active=true',
  columns: null,
  shared: false,
  sharedBy: null,
};

export const dealer: Dealer = {
  ...blank(DEALER),
  _id: dealerId,
  dealerId: '40217',
  name: 'High Desert Cycles',
  addressLine1: '410 Mill Road',
  addressLine2: 'Suite 2',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  phone: '5415550140',
  email: 'dealer@example.com',
  websiteUrl: 'https://cycles.example.com',
  profileImage: null,
  bio: 'Parts and service since 1986',
  deActivated: false,
  currency: 'USD',
  lat: null,
  lon: null,
  version: 1,
};
export const login: DealerLogin = {
  _id: '01hq00000000000000000g0001',
  email: 'robin@example.com',
  fullName: 'Robin Vance',
  emailVerified: true,
  deActivated: false,
  locale: 'en',
  dealer: { _id: dealerId, dealerId: '40217', name: dealer.name },
};
export const invitation: Response<typeof dealerLogins>['invitations'][number] = {
  email: 'jo@example.com',
  fullName: 'Jo Hale',
  sentAt: '2026-04-03T18:00:00.000Z',
  expiresAt: '2026-04-10T18:00:00.000Z',
};

const none = { count: 0, amount: usd(0) };
export const month: Response<typeof dealerStatement> = {
  dealer: { _id: dealerId, dealerId: '40217', name: dealer.name },
  month: '2026-04',
  from: '2026-04-01',
  to: '2026-04-30',
  opening: usd(0),
  entries: [
    {
      kind: 'redeemed',
      at: redemption.redeemedAt,
      redemption: { _id: redemptionId, code: redemption.code },
      riderName: 'Sam Carter',
      employeeName: 'Robin Vance',
      change: usd(4000),
      balance: usd(4000),
      refund: { state: 'due', date: '2026-05-02' },
    },
  ],
  totals: { redeemed: { count: 1, amount: usd(4000) }, undone: none, refunded: none, refundsUndone: none },
  closing: usd(4000),
};

export const due = { ...redemption, dueDate: '2026-05-02', overdue: false };
export const refund: Refund = {
  _id: '01hq00000000000000000e0001',
  redemption: { _id: redemptionId, code: redemption.code },
  dealer: redemption.dealer,
  rider: redemption.rider,
  amount: redemption.amount,
  refundedAt: '2026-04-03T17:00:00.000Z',
  refundedDate: '2026-04-03',
  refundedBy: 'Ada Moreau',
  undone: null,
};

export const card: PromoterCard = {
  ...blank(only(PROMOTER, 'seenBy', 'everyone')),
  _id: promoterId,
  name: 'Rimrock Racing',
  city: 'Bend',
  state: 'OR',
  country: 'US',
  profileImage: null,
  nextEvents: [],
  personal: {
    status: 'pending',
    deActivated: false,
    contactName: 'Jo Hale',
    email: 'promoter@example.com',
    phone: '5415550177',
    appliedAt: '2026-03-20T16:00:00.000Z',
  },
};
const { nextEvents: _events, personal: _personal, ...known } = card;
export const promoter: Promoter = {
  ...known,
  status: 'pending',
  deActivated: false,
  contactName: 'Jo Hale',
  email: 'promoter@example.com',
  phone: '5415550177',
  addressLine1: null,
  addressLine2: null,
  zipcode: null,
  message: 'We run six races a year.',
  appliedAt: '2026-03-20T16:00:00.000Z',
  version: 1,
};
export const promoterDetail: PromoterDetail = {
  ...promoter,
  status: 'approved',
  events: 0,
  series: 0,
  hasLogin: false,
  decisions: [
    {
      from: 'pending',
      to: 'approved',
      reason: 'Welcome',
      at: '2026-03-21T16:00:00.000Z',
      by: 'Ada Moreau',
      undoneAt: null,
    },
  ],
};

export const ownAdmin: Admin = {
  _id: adminId,
  firstName: 'Ada',
  lastName: 'Moreau',
  fullName: 'Ada Moreau',
  email: 'admin@example.com',
  phone: '3035550118',
  profileImage: null,
  deActivated: false,
};
export const invitedAdmin: Response<typeof listAdmins>['admins'][number] = {
  ...ownAdmin,
  _id: otherId,
  firstName: 'Morgan',
  lastName: 'Hollis',
  fullName: 'Morgan Hollis',
  email: 'morgan@example.com',
  phone: '3035550119',
  hasLogin: false,
};
