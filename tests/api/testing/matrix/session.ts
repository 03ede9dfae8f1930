import { type Cells, everyone, fresh, LOGIN, NO, NOBODY, NONE } from './cell.js';

const BAD = 'VALIDATION_FAILED';

export const session: Cells = {
  login: {
    own: everyone('WRONG_CREDENTIALS'),
    ask: () => [
      '/api/login',
      { method: 'POST', body: { email: `nobody${fresh()}@example.com`, password: 'Wrong1234' } },
    ],
  },
  getSession: { own: everyone('ok'), ask: () => ['/api/session'] },
  logout: { own: [LOGIN, 'ok', 'ok', 'ok', 'ok'], ask: () => ['/api/logout'] },
  setLang: { own: everyone('ok'), ask: () => ['/api/set-lang?lang=en'] },
  startProxy: {
    own: [LOGIN, NO, NO, NO, NONE],
    ask: () => [
      '/api/admin/proxy',
      { method: 'POST', body: { type: 'rider', id: NOBODY, reason: 'test', returnTo: '/' } },
    ],
  },
  endProxy: {
    own: [LOGIN, 'NOT_PROXYING', 'NOT_PROXYING', 'NOT_PROXYING', 'NOT_PROXYING'],
    proxied: 'ok',
    ask: () => ['/api/proxy/remove', { method: 'POST' }],
  },
  // refused after the policy check, because it would end the sessions of this test
  logoutEverywhere: {
    own: [LOGIN, BAD, BAD, BAD, BAD],
    ask: () => ['/api/logout-everywhere?unknown=1', { method: 'POST' }],
  },
  oauthStart: { own: everyone(NONE), ask: () => ['/api/oauth/start'] },
  oauthCallback: {
    own: everyone(NONE),
    ask: () => ['/api/oauth/callback', { method: 'POST', body: { search: '?code=1&state=2' } }],
  },
  getConfig: { own: everyone('ok'), ask: () => ['/api/config'] },
};
