import { factorStates, notAPicture, pixel, type State, type States } from '@rrr/kit/pact';
import { riderId } from '@rrr/kit/pact/examples';

const credit: State = ['the rider has a credit award', { riderId }];
const cash: State = ['the rider has a cash award', { riderId }];
const bike: State = ['the rider has a verified bike', { riderId }];
const papers: State = ['the papers of the rider are verified', { riderId }];
const photos: State = ['the rider has an award that waits for photos', { riderId }];
const requested: State = ['the rider has requested cash', { riderId }];
const redeemed: State = ['the rider has redeemed', { riderId }];
const undone: State = ['the rider has an undone redemption', { riderId }];
const atCounter: readonly State[] = [
  ['a rider has a balance and a PIN', { riderId, pin: '7391' }],
  ['a dealer exists', { dealerId: '01hq00000000000000000f0001' }],
];
const toBeDeleted: State = ['the rider asked to be deleted', { riderId }];
const notified: State = ['the rider gets notices on a device', { riderId, deviceId: '01hq0000000000000000pd0001' }];
const category: State = ['a category has the series'];
const raced: State = ['the promoter has an event with a class that waits for results'];
const ahead = (eventId: string | undefined): State =>
  eventId === undefined ? ['a paying event lies ahead'] : ['a paying event lies ahead', { eventId }];
const withEvent = { params: { targetId: '01hq00000000000000000e0004' } };

export const states: States = {
  always: [['a rider is signed in', { riderId }]],
  calls: {
    ...factorStates('rider', riderId),
    addBike: { refused: { VIN_YOURS: { status: 409, given: [bike] } } },
    addFavourite: {
      given: ({ params }) =>
        params['kind'] === 'dealer'
          ? [['a dealer exists', { dealerId: params['targetId']! }]]
          : [ahead(params['targetId'])],
      refused: { NOT_FOUND: { status: 404 } },
    },
    addResultClaim: {
      given: [raced],
      with: { body: { eventId: '01hq00000000000000000e0001' } },
      refused: { EVENT_NOT_STARTED: { status: 409, given: ({ body }) => [ahead(body.eventId)] } },
    },
    askForResults: {
      given: [raced],
      with: { params: { eventId: '01hq00000000000000000e0001' } },
      refused: { RESULTS_NOT_AWAITED: { status: 409, given: ({ params }) => [ahead(params['eventId'])] } },
    },
    askGuardian: [],
    stateTaxResidence: [],
    cashOut: { given: [cash, papers], refused: { LICENCE_NOT_VERIFIED: { status: 409, given: [cash] } } },
    changePayoutClaim: [requested],
    offerCredit: [],
    // the program of the tests does not offer it
    takeAsCredit: { succeeds: false, refused: { CREDIT_NOT_OFFERED: { status: 409 } } },
    listCreditChoices: [],
    changeRiderPassword: {
      with: { body: { oldPassword: 'RedRider2026' } },
      refused: { WRONG_PASSWORD: { status: 422 } },
    },
    confirmEmailChange: {
      given: ({ body }) => [['a rider asked for another e-mail', { riderId, email: body.email, code: body.code }]],
    },
    createRiderCode: [],
    dealersLean: [['a dealer stands near a postal code']],
    editBike: { given: [bike], with: { body: { version: 1 } } },
    editRider: {
      given: [bike],
      with: { body: { version: 1 } },
      refused: { STALE_EDIT: { status: 409, given: [bike], with: { body: { version: 9 } } } },
    },
    getCategory: [category],
    getConfig: [],
    getDeletion: [credit, cash, toBeDeleted],
    getEarning: { given: [credit], with: { params: { resultId: '01hq00000000000000000s0001' } } },
    getEvent: { given: ({ params }) => [ahead(params['eventId'])] },
    getPayoutClaim: [requested],
    getRedemption: { given: [redeemed], refused: { NOT_FOUND: { status: 404 } } },
    getRewardLink: [requested, ['the payment was ordered', { orderId: 'sandbox-1' }]],
    getRider: {
      given: [['the rider has a balance that expires', { riderId }], bike, redeemed],
      refused: {
        NOT_FOUND: {
          status: 404,
          given: [['another rider exists', { riderId: '01hq00000000000000000r0002' }]],
          with: { params: { riderId: '01hq00000000000000000r0002' } },
        },
      },
    },
    getRiderCash: [cash],
    getSeries: [ahead(undefined), category],
    getSession: [bike],
    getStandings: [['the standings of a series have bonuses', { riderId }]],
    listCategories: [category],
    listPayoutClaims: [requested],
    listPushDevices: [notified],
    listPlaces: [],
    listRedemptions: [redeemed],
    identifyVin: [['a verified VIN pattern exists']],
    listResultClaims: [raced, ['the rider has claimed a result', { riderId }]],
    listRevoked: [undone],
    listSeries: [['the promoter has a series']],
    photoAwards: [photos],
    previewPayouts: [ahead(undefined)],
    sendLogoPhoto: {
      given: [photos],
      with: { params: { resultId: '01hq00000000000000000s0001' }, files: { file: pixel } },
      refused: { NOT_AN_IMAGE: { status: 415, with: { files: { file: notAPicture } } } },
    },
    redeem: {
      given: atCounter,
      // the code on the screen of that dealer at the time of every example
      with: { body: { counterCode: '492448' } },
      refused: { WRONG_COUNTER_CODE: { status: 422, given: atCounter } },
    },
    removeFavourite: { given: [ahead(withEvent.params.targetId)], with: withEvent },
    removeProfileImage: [],
    removePushDevice: [notified],
    savePushDevice: [],
    requestDeletion: {
      // the digest of a deletion that takes no credit, no cash and no claim
      with: { body: { outcome: '1c1f89460525888e352315db0baa921c0a2582975cd0e25bf6e313abc258d8f5' } },
      refused: {
        PREVIEW_OUTDATED: { status: 409, given: [cash] },
        DELETION_NOT_CONFIRMED: { status: 422, with: { body: { confirmation: 'DELETE' } } },
      },
    },
    requestEmailChange: [],
    retireBike: [bike],
    riderAwards: [credit],
    riderEarnings: {
      given: ({ query }) =>
        query['filter'] === 'nothing'
          ? [['the rider has a result that earned nothing', { riderId }]]
          : [query['filter'] === 'owed' ? cash : credit],
    },
    riderFavourites: [
      ahead('01hq00000000000000000e0004'),
      ['the rider has a favourite event', { riderId, eventId: '01hq00000000000000000e0004' }],
    ],
    riderLedger: [credit],
    roleEvents: [ahead(undefined)],
    setAccountLocale: [],
    setLang: [],
    setPin: { refused: { WRONG_PASSWORD: { status: 422, with: { body: { password: 'Something else' } } } } },
    shownNotices: [['a notice shows']],
    setProfileImage: { with: { files: { file: pixel } } },
    uploadIdFiles: {
      with: { files: { file: pixel } },
      refused: { NOT_AN_IMAGE: { status: 415, with: { files: { file: notAPicture } } } },
    },
    withdrawDeletion: [toBeDeleted],
  },
};
