import { type Actor, notByProxy, scopesFor, type TokenScope } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { passwordRefusal, type Passwords } from '../identity/index.js';
import { DomainError, NotFound, plusSeconds, type PortsOf } from '../shared/index.js';
import {
  type ApiToken,
  digestOfToken,
  MOST_TOKENS,
  newTokenSecret,
  TokenNameTaken,
  TokenScopesNotValid,
  TooManyTokens,
  writtenToken,
} from './api-token.js';

export interface MakeApiToken {
  readonly actor: Actor;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: 30 | 90 | 365;
  readonly password: string;
}

interface Ports extends PortsOf<
  'accounts' | 'loginGuards' | 'apiTokens' | 'outbox' | 'audit',
  'clock' | 'ids' | 'digest' | 'program'
> {
  readonly passwords: Passwords;
}

/**
 * Makes an API token for one's own login. Its text is returned this once; only a digest is stored. The password is asked
 * for, so an open session alone leaves nothing behind that outlives it. The owner gets an e-mail.
 * @throws ProxyForbidden NotFound WrongPassword TooManyAttempts TokenScopesNotValid TokenNameTaken TooManyTokens
 */
export const makeApiToken =
  ({ uow, passwords, clock, ids, digest, program }: Ports) =>
  async ({
    actor,
    name,
    scopes,
    days,
    password,
  }: MakeApiToken): Promise<{ readonly token: ApiToken; readonly text: string }> => {
    notByProxy(actor);
    const allowed = scopesFor(actor.type);
    if (scopes.length === 0 || scopes.some((scope) => !allowed.includes(scope))) throw new TokenScopesNotValid();
    const account = await uow.run((tx) => tx.accounts.byId(actor.accountId));
    if (!account) throw new NotFound('account');
    // hashing is slow by design, so it runs outside any lock
    const { right } = await passwords.verify(account.passwordHash, password);
    const secret = newTokenSecret(ids);
    const done = await uow.run(async (tx): Promise<ApiToken | DomainError> => {
      const at = clock.now();
      // its lock also serializes what one login makes at once
      const wrong = await passwordRefusal(tx, { account, right, at }, program);
      if (wrong !== null) return wrong;
      const living = await tx.apiTokens.livingOf(account.id, at);
      if (living.length >= MOST_TOKENS) throw new TooManyTokens({ count: MOST_TOKENS });
      if (living.some((apiToken) => apiToken.name.toLowerCase() === name.toLowerCase())) throw new TokenNameTaken();
      const id = ids.next();
      const token: ApiToken = {
        id,
        accountId: account.id,
        ownerType: account.type,
        ownerId: account.subjectId,
        name,
        scopes: allowed.filter((text) => scopes.includes(text)),
        digest: digestOfToken(id, secret, digest),
        createdAt: at,
        expiresAt: plusSeconds(at, days * 86_400),
        lastUsedAt: null,
        lastNetwork: null,
        revokedAt: null,
      };
      await tx.apiTokens.insert(token);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'api-token-changed',
          at,
          recipient: { type: 'account', id: account.id },
          facts: {
            at,
            what: 'made',
            area: account.type,
            name,
            scopes: token.scopes.join(', '),
            until: token.expiresAt,
          },
        },
      ]);
      await recordAct(tx, { ids, at, actor }, 'make-api-token', ['api-token', id], {
        ownerType: account.type,
        token: name,
        scopes: token.scopes,
        until: token.expiresAt,
      });
      return token;
    });
    if (done instanceof DomainError) throw done;
    return { token: done, text: writtenToken(done.id, secret) };
  };
