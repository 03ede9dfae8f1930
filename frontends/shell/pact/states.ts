import type { State, States } from '@rrr/kit/pact';
import { adminId, eventId, riderId } from './examples.js';

const code = '482913';
const results: State = ['an event has results', { riderId, eventId }];
const ahead: State = ['a paying event lies ahead', { eventId }];
const rider: State = ['a rider is signed in', { riderId }];
const admin: State = ['an admin is signed in', { adminId }];
const bike: State = ['the rider has a verified bike', { riderId }];
const password: State = ['a rider has a password', { riderId }];
const unverified: State = ['a rider must verify the e-mail', { riderId, code }];
const forgot: State = ['a rider asked for a new password', { riderId, code: '004217' }];
const noCaptcha: State = ['no captcha is asked for'];
const recovery = '23456-789ab';
const mail = 'rider@example.com';
const login = { body: { email: mail, password: 'RedRider2026' } };
const reset = { body: { email: mail, code: '004217', password: 'Four tall horses' } };
const invitation = '7x9k2m4p6r8t0v1w3y5z7a9c2e';

/** A visitor, unless the state says who. */
export const states: States = {
  always: [],
  calls: {
    acceptInvitation: {
      given: ({ body }) => [['a dealer was invited', { email: body.email, code: invitation }]],
      with: { body: { code: invitation } },
      refused: { CODE_NOT_VALID: { status: 422, with: { body: { code: 'abcdefghijkmnpqrstvwxyz012' } } } },
    },
    applyAsPromoter: [noCaptcha],
    askForResults: {
      given: [rider, ['the promoter has an event with a class that waits for results']],
      with: { params: { eventId } },
    },
    captchaChallenge: [],
    confirmGuardian: {
      given: ({ body }) => [['a guardian was asked', { code: body.code }]],
      refused: {
        GUARDIAN_NOT_VALID: {
          status: 422,
          given: ({ body }) => [['a guardian was asked', { code: body.code }]],
          with: { body: { guardianName: 'Sam Carter' } },
        },
      },
    },
    readGuardianRequest: {
      given: ({ body }) => [['a guardian was asked', { code: body.code }]],
      refused: { CODE_NOT_VALID: { status: 422 } },
    },
    confirmEmailChange: {
      given: ({ body }) => [
        ['a rider asked for another e-mail', { riderId, email: body.email, code: body.code }],
        bike,
      ],
    },
    contactUs: {
      given: ({ body }) => (body.captcha === undefined ? [noCaptcha] : []),
      with: { body: { captcha: 'solved' } },
    },
    dealersLean: [['a dealer stands near a postal code']],
    endProxy: [['an admin acts as a rider', { adminId, riderId, returnTo: '/auth/admin/riders?page=2' }]],
    enrol: {
      given: [noCaptcha],
      refused: {
        PASSWORD_NOT_VALID: { status: 422, given: [noCaptcha], with: { body: { password: 'password1' } } },
        PIN_NOT_VALID: { status: 422, given: [noCaptcha], with: { body: { pin: '1234' } } },
        VIN_YEAR_MISMATCH: { status: 422, given: [noCaptcha], with: { body: { bike: { year: 2024 } } } },
      },
    },
    eventsLean: { given: [results], with: { query: { before: '2026-04-03' } } },
    forgotPassword: { given: [password, noCaptcha], with: { body: { email: mail } } },
    getConfig: [],
    getContingency: [results],
    getEvent: {
      given: [results],
      with: { params: { eventId } },
      refused: { NOT_FOUND: { status: 404 } },
    },
    getRider: {
      given: ({ params }) => (params['role'] === 'admin' ? [admin, ['another rider exists', { riderId }]] : [rider]),
      with: { params: { riderId } },
    },
    getSeries: {
      given: [results],
      with: { params: { seriesId: '01hq00000000000000000k0001' } },
      refused: { NOT_FOUND: { status: 404 } },
    },
    getStandings: {
      given: [results],
      with: { params: { seriesId: '01hq00000000000000000k0001' }, query: { season: 2026 } },
    },
    getSession: [rider, bike],
    identifyVin: {
      given: [['a verified VIN pattern exists']],
      with: { body: { vin: 'VBKMXA435SM000017' } },
    },
    latestPayouts: [['a rider who agreed to be named has earned', { riderId }]],
    listEvents: [
      results,
      [
        'the promoter has an event with a class that waits for results',
        { eventId: '01hq00000000000000000e0002', classId: '01hq00000000000000000c0002' },
      ],
    ],
    listPlaces: [],
    listPromoters: [['an approved promoter has an event ahead']],
    login: {
      given: [password],
      with: login,
      refused: { WRONG_CREDENTIALS: { status: 401, given: [password], with: { body: { email: mail } } } },
    },
    logout: { given: [rider], refused: { UNAUTHENTICATED: { status: 401 } } },
    oauthCallback: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
    previewPayouts: [ahead],
    proveFactor: {
      given: [['a rider has a second factor', { riderId, code: recovery }]],
      with: { body: { code: recovery } },
      refused: {
        WRONG_FACTOR: {
          status: 422,
          given: [['a rider has a second factor', { riderId, code: recovery }]],
          with: { body: { code: 'aaaaa-bbbbb' } },
        },
      },
    },
    recoverAccount: {
      given: [password, noCaptcha],
      with: { body: { vin: 'VBKMXA435SM000017', dateOfBirth: '1999-04-02' } },
    },
    requestEmailChange: { given: [unverified], with: { body: { password: 'RedRider2026' } } },
    resetPassword: {
      given: [forgot],
      with: reset,
      refused: {
        CODE_NOT_VALID: { status: 422, given: [forgot], with: { body: { email: mail, code: '999999' } } },
        PASSWORD_NOT_VALID: { status: 422, given: [forgot], with: { body: { email: mail } } },
      },
    },
    sendEmailCode: [unverified],
    setLang: [],
    shownNotices: [['a notice shows']],
    startProxy: { given: [admin, ['another rider exists', { riderId }]], with: { body: { id: riderId } } },
    verifyEmail: {
      given: [unverified],
      with: { body: { code } },
      refused: { CODE_NOT_VALID: { status: 422, given: [unverified] } },
    },
  },
};
