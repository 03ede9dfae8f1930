import type { Clock, Digest, Instant } from '../shared/index.js';
import { digestOfToken, partsOfToken, tokenStateOf } from './api-token.js';
import type { ApiTokenQueries, LiveToken } from './ports.js';

interface Identified {
  /** the token that the text names; undefined when there is none */
  readonly live: LiveToken | undefined;
  /** false: wrong, expired, revoked, or its owner is no longer who made it */
  readonly good: boolean;
}

/** Whether a token that was sent counts now. */
export const isTokenGood = (
  { token, account }: LiveToken,
  { secret, now }: { readonly secret: string; readonly now: Instant },
  digest: Digest,
): boolean =>
  token.digest === digestOfToken(token.id, secret, digest) &&
  tokenStateOf(token, now) === 'active' &&
  !account.deactivated &&
  account.type === token.ownerType &&
  account.subjectId === token.ownerId;

/** Whose token a text is, and whether it counts now. */
export const identifyToken =
  ({
    tokenQueries,
    clock,
    digest,
  }: {
    readonly tokenQueries: Pick<ApiTokenQueries, 'live'>;
    readonly clock: Clock;
    readonly digest: Digest;
  }) =>
  async ({ text }: { readonly text: string }): Promise<Identified> => {
    const parts = partsOfToken(text);
    const live = parts && (await tokenQueries.live(parts.id));
    const good = live !== undefined && isTokenGood(live, { secret: parts?.secret ?? '', now: clock.now() }, digest);
    return { live, good };
  };
