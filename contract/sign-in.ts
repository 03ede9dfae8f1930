import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './session.js';
import { required } from './values.js';

export const oauthStart = endpoint({
  id: 'oauthStart',
  method: 'GET',
  path: '/api/oauth/start',
  tag: 'Session',
  summary: 'Send the browser to the sign-in provider that /api/config names; it comes back to the page /oauth/callback',
  errors: ['NOT_FOUND', 'SIGN_IN_UNAVAILABLE'],
});

export const oauthCallback = endpoint({
  id: 'oauthCallback',
  method: 'POST',
  path: '/api/oauth/callback',
  tag: 'Session',
  summary:
    'Complete the sign-in by the query that the browser came back with; without an ' +
    'account nobody is signed in and the address is told, to enrol with',
  body: z.strictObject({ search: required(4_000) }),
  response: z.strictObject({ session: session.nullable(), email: z.string().nullable() }),
  errors: ['NOT_FOUND', 'SIGN_IN_REFUSED', 'SIGN_IN_UNAVAILABLE', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_DEACTIVATED'],
});
