import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './session.js';
import { required } from './values.js';

export const oauthStart = endpoint('oauthStart', 'GET /api/oauth/start', {
  tag: 'Session',
  summary: 'Redirect the browser to the provider to log in; it returns to the page /oauth/callback',
  errors: ['NOT_FOUND', 'SIGN_IN_UNAVAILABLE'],
});

export const oauthCallback = endpoint('oauthCallback', 'POST /api/oauth/callback', {
  tag: 'Session',
  summary: "Complete the sign-in with the callback's query; without an account the address is returned for enrolment",
  body: z.strictObject({ search: required(4_000) }),
  response: z.strictObject({
    session: session.nullable(),
    email: z.string().nullable(),
    factor: z.literal('asked').optional(),
  }),
  errors: ['NOT_FOUND', 'SIGN_IN_REFUSED', 'SIGN_IN_UNAVAILABLE', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_DEACTIVATED'],
});
