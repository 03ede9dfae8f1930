import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, limit, page, pageQuery, pagination, required, text, userType } from './values.js';

/** What a token may do; which of them an account can give depends on its type. */
export const API_TOKEN_SCOPES = ['events:read', 'results:write', 'results:read', 'reports:read'] as const;
export const API_TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
/** For how many days a token may live. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;
const scope = z.enum(API_TOKEN_SCOPES);
const days = z.union([z.literal(30), z.literal(90), z.literal(365)]);

export const apiToken = z.strictObject({
  /** also the part of the token after its prefix, so a token found somewhere can be recognized */
  _id: id,
  name: z.string(),
  scopes: z.array(scope),
  createdAt: instant,
  expiresAt: instant,
  /** to the minute; null: never used */
  lastUsedAt: instant.nullable(),
  /** where it was last used from, cut so that it does not tell who: an IPv4 /24 or an IPv6 /48 */
  lastNetwork: z.string().nullable(),
  revokedAt: instant.nullable(),
  state: z.enum(API_TOKEN_STATES),
});

export const listApiTokens = endpoint('listApiTokens', 'GET /api/account/api-tokens', {
  tag: 'API tokens',
  summary: 'List your own API tokens, newest first; those that ended stay listed for a year',
  query: pageQuery,
  response: z.strictObject({
    tokens: z.array(apiToken),
    /** what a new one of yours can be */
    offered: z.strictObject({ scopes: z.array(scope), days: z.array(z.int()), most: z.int() }),
    pagination,
  }),
  errors: ['PROXY_FORBIDDEN'],
});

export const makeApiToken = endpoint('makeApiToken', 'POST /api/account/api-tokens', {
  tag: 'API tokens',
  summary: 'Make an API token for a program of yours; its text is given this once, and you get an e-mail',
  body: z.strictObject({
    /** which program it is for; each living token of yours has another name */
    name: required(60),
    scopes: z.array(scope).min(1, 'required').max(API_TOKEN_SCOPES.length),
    days,
    password: z.string().min(1, 'required').max(200),
  }),
  status: 201,
  response: z.strictObject({
    token: apiToken,
    /** send it as `Authorization: Bearer …`; it cannot be shown again */
    text: z.string(),
  }),
  errors: [
    'PROXY_FORBIDDEN',
    'NOT_FOUND',
    'WRONG_PASSWORD',
    'TOO_MANY_ATTEMPTS',
    'TOKEN_SCOPES_NOT_VALID',
    'TOKEN_NAME_TAKEN',
    'TOO_MANY_TOKENS',
  ],
});

export const revokeApiToken = endpoint('revokeApiToken', 'POST /api/account/api-token/{tokenId}/revoke', {
  tag: 'API tokens',
  summary: "Revoke an API token of yours at once; as an administrator anybody's, who then gets an e-mail",
  params: z.strictObject({ tokenId: id }),
  response: z.strictObject({ token: apiToken }),
  errors: ['PROXY_FORBIDDEN', 'NOT_FOUND'],
});

const ownedApiToken = apiToken.extend({
  owner: z.strictObject({ fullName: z.string(), email: z.string(), type: userType }),
});

export const allApiTokens = endpoint('allApiTokens', 'GET /api/admin/api-tokens', {
  tag: 'API tokens',
  summary: "List everybody's API tokens, newest first",
  query: z.strictObject({
    /** beginning of the e-mail of the owner */
    who: text(254).optional(),
    state: z.enum(API_TOKEN_STATES).optional(),
    page,
    limit,
  }),
  response: z.strictObject({ tokens: z.array(ownedApiToken), pagination }),
});

export type ApiToken = z.output<typeof apiToken>;
export type OwnedApiToken = z.output<typeof ownedApiToken>;
export type ApiTokenScope = z.output<typeof scope>;
export type ApiTokenState = ApiToken['state'];
