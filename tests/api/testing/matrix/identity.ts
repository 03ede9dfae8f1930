import { admins, type Cells, everyone, fresh, type Line, LOGIN, NO, NOBODY, NONE } from './cell.js';

const BAD = 'VALIDATION_FAILED';
const PROXY = 'PROXY_FORBIDDEN';
const signedIn = (heard: string): Line => [LOGIN, heard, heard, heard, heard];
const nobody = () => `nobody${fresh()}@example.com`;
const passwordOf = (type: string) => ({
  ask: () => [`/api/${type}/${type}/change-password`, { method: 'PUT', body: {} }] as const,
});

/** Calls for one's own login, and public calls about logins. */
export const identity: Cells = {
  changeRiderPassword: { own: [LOGIN, BAD, NO, NO, NO], ...passwordOf('rider') },
  changeDealerPassword: { own: [LOGIN, NO, BAD, NO, NO], ...passwordOf('dealer') },
  changePromoterPassword: { own: [LOGIN, NO, NO, BAD, NO], ...passwordOf('promoter') },
  changeAdminPassword: { own: [LOGIN, NO, NO, NO, BAD], ...passwordOf('admin') },
  listSessions: { own: signedIn('ok'), proxied: PROXY, ask: () => ['/api/account/sessions'] },
  endSession: {
    own: signedIn(NONE),
    proxied: PROXY,
    ask: () => [`/api/account/session/${NOBODY}`, { method: 'DELETE' }],
  },
  endOtherSessions: {
    own: signedIn('ok'),
    proxied: PROXY,
    ask: () => ['/api/account/sessions/end-others', { method: 'POST' }],
  },
  getFactor: { own: signedIn('ok'), proxied: PROXY, ask: () => ['/api/account/second-factor'] },
  beginFactor: {
    own: signedIn('WRONG_PASSWORD'),
    proxied: PROXY,
    ask: () => ['/api/account/second-factor', { method: 'POST', body: { password: 'Wrong1234' } }],
  },
  confirmFactor: {
    own: signedIn('FACTOR_NOT_SET'),
    proxied: PROXY,
    ask: () => ['/api/account/second-factor/confirm', { method: 'POST', body: { code: '000000' } }],
  },
  proveFactor: {
    own: [LOGIN, 'FACTOR_NOT_SET', 'FACTOR_NOT_SET', 'FACTOR_NOT_SET', 'FACTOR_NOT_SET'],
    proxied: PROXY,
    ask: () => ['/api/account/second-factor/prove', { method: 'POST', body: { code: '000000' } }],
  },
  renewRecoveryCodes: {
    own: signedIn('FACTOR_NOT_SET'),
    proxied: PROXY,
    ask: () => ['/api/account/second-factor/recovery-codes', { method: 'POST', body: { code: '000000' } }],
  },
  switchOffFactor: {
    own: signedIn('WRONG_PASSWORD'),
    proxied: PROXY,
    ask: () => ['/api/account/second-factor/off', { method: 'POST', body: { password: 'Wrong1234', code: '000000' } }],
  },
  resetFactor: {
    own: [LOGIN, NO, NO, NO, NONE],
    ask: () => ['/api/admin/reset-factor', { method: 'POST', body: { email: nobody(), reason: 'Lost phone' } }],
  },
  listApiTokens: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    proxied: { promoter: PROXY },
    ask: () => ['/api/account/api-tokens'],
  },
  makeApiToken: {
    own: [LOGIN, NO, NO, 'TOKEN_SCOPES_NOT_VALID', 'TOKEN_SCOPES_NOT_VALID'],
    proxied: { promoter: PROXY },
    ask: () => [
      '/api/account/api-tokens',
      {
        method: 'POST',
        body: { name: 'Timing', scopes: ['results:write', 'reports:read'], days: 30, password: 'Wrong1234' },
      },
    ],
  },
  revokeApiToken: {
    own: [LOGIN, NO, NO, NONE, NONE],
    proxied: { promoter: PROXY },
    ask: () => [`/api/account/api-token/${NOBODY}/revoke`, { method: 'POST' }],
  },
  allApiTokens: { own: [LOGIN, NO, NO, NO, 'ok'], ask: () => ['/api/admin/api-tokens'] },
  listSavedViews: { own: admins('ok'), ask: () => ['/api/admin/saved-views?list=admin%2Friders'] },
  saveView: {
    own: admins('ok'),
    ask: () => [
      '/api/admin/saved-views',
      { method: 'PUT', body: { list: 'admin/riders', name: 'Active', search: 'active=true', columns: null } },
    ],
  },
  shareView: { own: admins(NONE), ask: () => [`/api/admin/saved-view/${NOBODY}/share`, { method: 'POST' }] },
  removeView: { own: admins(NONE), ask: () => [`/api/admin/saved-view/${NOBODY}`, { method: 'DELETE' }] },
  listPushDevices: {
    own: [LOGIN, 'ok', NO, NO, NO],
    proxied: { rider: PROXY },
    ask: () => ['/api/account/push'],
  },
  savePushDevice: {
    own: [LOGIN, 'PUSH_ADDRESS_REFUSED', NO, NO, NO],
    proxied: { rider: PROXY },
    ask: () => [
      '/api/account/push',
      {
        method: 'PUT',
        body: {
          endpoint: 'https://push.example.com/1',
          keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
          kinds: ['awards'],
        },
      },
    ],
  },
  removePushDevice: {
    own: [LOGIN, NONE, NO, NO, NO],
    proxied: { rider: PROXY },
    ask: () => [`/api/account/push/${NOBODY}`, { method: 'DELETE' }],
  },
  setAccountLocale: {
    own: signedIn('ok'),
    proxied: PROXY,
    ask: () => ['/api/account/locale', { method: 'PUT', body: { locale: 'en' } }],
  },
  sendEmailCode: { own: signedIn('ok'), proxied: PROXY, ask: () => ['/api/account/email-code', { method: 'POST' }] },
  verifyEmail: {
    own: signedIn('ok'),
    proxied: PROXY,
    ask: () => ['/api/account/verify-email', { method: 'POST', body: { code: '000000' } }],
  },
  requestEmailChange: {
    own: signedIn('WRONG_PASSWORD'),
    proxied: PROXY,
    ask: () => ['/api/account/change-email', { method: 'POST', body: { email: nobody(), password: 'Wrong1234' } }],
  },
  confirmEmailChange: {
    own: signedIn('CODE_NOT_VALID'),
    proxied: PROXY,
    ask: () => ['/api/account/change-email/confirm', { method: 'POST', body: { email: nobody(), code: '000000' } }],
  },
  forgotPassword: {
    own: everyone('ok'),
    ask: () => ['/api/forgot-password', { method: 'POST', body: { email: nobody() } }],
  },
  resetPassword: {
    own: everyone('PASSWORD_NOT_VALID'),
    ask: () => [
      '/api/forgot-password-reset',
      { method: 'POST', body: { email: nobody(), code: '000000', password: 'short' } },
    ],
  },
  recoverAccount: {
    own: everyone('ok'),
    ask: () => [
      '/api/account-recovery',
      { method: 'POST', body: { vin: 'VBKMXA10XSM999999', dateOfBirth: '1990-01-01' } },
    ],
  },
  acceptInvitation: {
    own: everyone('PASSWORD_NOT_VALID'),
    ask: () => ['/api/accept-invitation', { method: 'POST', body: { email: nobody(), code: 'x', password: 'short' } }],
  },
  readGuardianRequest: {
    own: everyone('CODE_NOT_VALID'),
    ask: () => ['/api/guardian-consent/read', { method: 'POST', body: { code: 'x' } }],
  },
  confirmGuardian: {
    own: everyone('CODE_NOT_VALID'),
    ask: () => [
      '/api/guardian-consent',
      { method: 'POST', body: { code: 'x', guardianName: 'Rana Haddad', agreed: true } },
    ],
  },
  enrol: {
    own: everyone('PASSWORD_NOT_VALID'),
    ask: () => [
      '/api/register',
      {
        method: 'POST',
        body: {
          email: nobody(),
          password: 'short',
          pin: '4719',
          firstName: 'Casey',
          lastName: 'Moreno',
          dateOfBirth: '1990-01-01',
          country: 'US',
          bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM000001' },
        },
      },
    ],
  },
  listPlaces: { own: everyone('ok'), ask: () => ['/api/places'] },
  captchaChallenge: { own: everyone('ok'), ask: () => ['/api/captcha-challenge'] },
};
