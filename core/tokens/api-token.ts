import type { TokenScope, UserType } from '../access/index.js';
import { type Digest, type Ids, type Instant, plusSeconds, refusal } from '../shared/index.js';

/** The right of a program to make some calls for one person, until it expires or is revoked. */
export interface ApiToken {
  readonly id: string;
  /** the login that made it */
  readonly accountId: string;
  /** what the login was then; a token does not outlive a change of it */
  readonly ownerType: UserType;
  readonly ownerId: string;
  /** 1 to 60 characters, one living token of the login each */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** SHA-256 of the secret part */
  readonly digest: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** to the minute; null: never used */
  readonly lastUsedAt: Instant | null;
  /** the network it was last used from: /24 of IPv4, /48 of IPv6 */
  readonly lastNetwork: string | null;
  readonly revokedAt: Instant | null;
}

export type TokenState = 'active' | 'expired' | 'revoked';

export const tokenStateOf = ({ revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>, now: Instant) =>
  (revokedAt !== null ? 'revoked' : expiresAt <= now ? 'expired' : 'active') satisfies TokenState;

/** living tokens of one login */
export const MOST_TOKENS = 20;
/** how long a token may live, in days */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** days for which an ended token is still listed */
const ENDED_DAYS = 365;

/** Until when a token is listed. */
export const deletedAfter = ({ revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>): Instant =>
  plusSeconds(revokedAt ?? expiresAt, ENDED_DAYS * 86_400);

export class TooManyTokens extends refusal('TOO_MANY_TOKENS', 'The login has as many API tokens as it may have') {}
export class TokenNameTaken extends refusal('TOKEN_NAME_TAKEN', 'A living API token has this name') {}
export class TokenScopesNotValid extends refusal('TOKEN_SCOPES_NOT_VALID', 'The login cannot give these scopes') {}
/** Unknown, wrong, expired, revoked, or of a login that no longer is what it was: the answer is the same for all. */
export class TokenNotValid extends refusal('TOKEN_NOT_VALID', 'The API token is not valid') {}
/** The call needs a scope that the token does not have; `scopes`: any of these. */
export class TokenScopeMissing extends refusal('TOKEN_SCOPE_MISSING', 'The API token has no scope for this') {}
/** No scope allows the call. */
export class TokenNotAllowed extends refusal('TOKEN_NOT_ALLOWED', 'API tokens cannot do this') {}

/** Everything that an API token is refused with. */
export type TokenRefusal =
  | TokenNameTaken
  | TokenNotAllowed
  | TokenNotValid
  | TokenScopeMissing
  | TokenScopesNotValid
  | TooManyTokens;

/** The prefix by which scanners for secrets recognize a token. */
export const TOKEN_PREFIX = 'rrr_';
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** of five random bits each: 260 bits */
const SECRET_LENGTH = 52;
const WRITTEN = /^rrr_([0-9a-hjkmnp-tv-z]{26})_([0-9a-hjkmnp-tv-z]{52})$/;

export const newTokenSecret = (ids: Pick<Ids, 'random'>): string =>
  Array.from({ length: SECRET_LENGTH }, () => LETTERS.charAt(ids.random(LETTERS.length))).join('');

/** The token as its owner sees it once: prefix, public id, secret. */
export const writtenToken = (id: string, secret: string): string => `${TOKEN_PREFIX}${id}_${secret}`;

/** The parts of a token as it was sent; undefined for any other text. */
export const partsOfToken = (text: string): { readonly id: string; readonly secret: string } | undefined => {
  const [, id, secret] = WRITTEN.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
};

/**
 * A plain digest is enough, because the secret has 260 random bits. It is bound to the id, so a digest that somebody
 * copies to another row opens nothing.
 */
export const digestOfToken = (id: string, secret: string, digest: Digest): string =>
  digest(`api-token\n${id}\n${secret}`);
