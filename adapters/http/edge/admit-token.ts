import type { UseCases } from '@rrr/core';
import { scopesOfCall } from '@rrr/core/access';
import { FactorSetUpNeeded, mustHaveFactor } from '@rrr/core/identity';
import type { Program } from '@rrr/core/program';
import { type LiveToken, TokenNotAllowed, TokenNotValid, TokenScopeMissing } from '@rrr/core/tokens';
import type { Request, Response } from 'express';
import { callerNetwork } from './caller-address.js';
import { EdgeError } from '../refusals/edge-error.js';
import type { Limiter } from './limiter.js';
import type { Origin } from './security-watch.js';

export interface TokenPorts {
  readonly identifyToken: UseCases['identifyToken'];
  /** notes that a token is used; never fails */
  readonly noteTokenUse: UseCases['noteTokenUse'];
  readonly limit: Limiter;
  readonly program: Pick<Program, 'secondFactor'>;
}

/** The text of an API token in `Authorization: Bearer …`; undefined without that header. */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined => {
  const given = headers.authorization;
  return given !== undefined && /^bearer\b/i.test(given) ? given.slice('bearer'.length).trim() : undefined;
};

/**
 * Identifies the owner of an API token, and checks that the token may make this call: a token reaches the calls of its
 * scopes and no other, not even a public one. A wrong one is counted by the client's address, which does not lock others
 * out: a right one from there still works.
 * @throws EdgeError TOKEN_WITH_COOKIE TOO_MANY_REQUESTS
 * @throws TokenNotValid TokenNotAllowed TokenScopeMissing FactorSetUpNeeded
 */
export const admitToken = async (
  { identifyToken, noteTokenUse, limit, program }: TokenPorts,
  { text, callId, hasCookie }: { readonly text: string; readonly callId: string; readonly hasCookie: boolean },
  origin: Origin,
  [req, res]: readonly [Request, Response],
): Promise<LiveToken> => {
  // whose rights would count is not for us to guess
  if (hasCookie) throw new EdgeError('TOKEN_WITH_COOKIE');
  const { live, good } = await identifyToken({ text });
  if (live) {
    origin.accountId = live.account.id;
    origin.object = { type: 'api-token', id: live.token.id };
  }
  if (!live || !good) {
    res.setHeader('WWW-Authenticate', 'Bearer');
    await limit('wrong-token', req);
    throw new TokenNotValid();
  }
  await limit('api-token', req, { account: live.token.id });
  await noteTokenUse({ token: live.token, network: callerNetwork(req) });
  const scopes = scopesOfCall(callId, live.account.type);
  if (scopes.length === 0) throw new TokenNotAllowed();
  if (!scopes.some((scope) => live.token.scopes.includes(scope)))
    throw new TokenScopeMissing({ scopes: scopes.join(' ') });
  if (!live.hasFactor && mustHaveFactor(live.account, program)) throw new FactorSetUpNeeded();
  return live;
};
