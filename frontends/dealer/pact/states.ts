import { factorStates, pixel, type State, type States } from '@rrr/kit/pact';
import { dealerId, invitation, login, redemptionId, riderId } from '../testing/examples.js';

const atTheCounter: State = ['a rider has a balance and a PIN', { riderId, pin: '1234' }];
const redeemed: State = ['the dealer has redeemed for a rider', { dealerId, riderId, redemptionId }];
const undone: State = ['the dealer has an undone redemption', { dealerId, riderId, redemptionId }];
const refunded: State = ['the redemption was refunded to the dealer', { dealerId, riderId, redemptionId }];
const another: State = ['another person logs in for the dealer', { dealerId, accountId: login._id }];
const invited: State = ['a dealer was invited', { dealerId, email: invitation.email, code: '004217' }];

export const states: States = {
  always: [['a dealer is signed in', { dealerId }]],
  calls: {
    ...factorStates('dealer', dealerId),
    changeDealerPassword: {
      refused: { WRONG_PASSWORD: { status: 422, with: { body: { oldPassword: 'not this one' } } } },
    },
    dealerLogins: [another, invited],
    dealerStatement: [redeemed],
    editDealer: {
      with: { body: { version: 1 } },
      refused: { STALE_EDIT: { status: 409, with: { body: { version: 9 } } } },
    },
    findRiderByCode: {
      given: ({ body }) => [atTheCounter, ['the rider shows a code at the counter', { riderId, code: body.code }]],
      refused: { RIDER_CODE_NOT_VALID: { status: 422 } },
    },
    getConfig: [],
    getCounterCode: [],
    getDealer: [],
    getRedemption: { given: [redeemed], refused: { NOT_FOUND: { status: 404 } } },
    getRider: { given: [atTheCounter], refused: { NOT_FOUND: { status: 404 } } },
    getSession: [],
    inviteDealerLogin: {
      refused: { EMAIL_TAKEN: { status: 409, given: [another], with: { body: { email: login.email } } } },
    },
    listRedemptions: [redeemed],
    listRefunds: [refunded],
    listRefundsDue: [redeemed],
    listRevoked: [undone],
    mailReceipt: { given: [redeemed], refused: { ALREADY_REVOKED: { status: 409, given: [undone] } } },
    redeem: {
      given: [atTheCounter],
      refused: {
        WRONG_PIN: { status: 422, given: [atTheCounter], with: { body: { pin: '9999' } } },
        INSUFFICIENT_CREDIT: { status: 409, given: [atTheCounter], with: { body: { amount: { amount: 12_501 } } } },
        ID_NOT_CONFIRMED: { status: 422, given: [atTheCounter], with: { body: { riderIdVerified: false } } },
        WRONG_CURRENCY: { status: 422, given: [atTheCounter], with: { body: { amount: { currency: 'CAD' } } } },
        PIN_LOCKED: { status: 429, given: [['a rider has a balance and a locked PIN', { riderId }]] },
        PIN_NOT_SET: { status: 409, given: [['a rider has a balance and no PIN', { riderId }]] },
      },
    },
    removeDealerLogin: [another],
    removeProfileImage: [],
    searchRiders: [atTheCounter],
    setLang: [],
    setProfileImage: { with: { files: { file: pixel } } },
    shownNotices: [['a notice shows']],
    undoRedemption: {
      given: [redeemed],
      refused: {
        ALREADY_REVOKED: { status: 409, given: [undone] },
        REDEMPTION_REFUNDED: { status: 409, given: [refunded] },
      },
    },
  },
};
