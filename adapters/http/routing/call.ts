import type { Endpoint, Parsed } from '@rrr/contract';
import type { Actor, PolicyName } from '@rrr/core/access';
import type { IdempotencyKey } from '@rrr/core/idempotency';
import type { LiveSession, Locale } from '@rrr/core/identity';
import type { SentFile } from '@rrr/core/imports';
import type { Request } from 'express';
import type { CookieJar } from '../edge/cookies.js';

type FilesOf<E extends Endpoint> = E extends { files: readonly (infer F extends string)[] }
  ? Readonly<Record<F, SentFile>>
  : undefined;
type Signed<P extends PolicyName, T> = P extends 'public' ? T | null : T;

/** The parsed request and the identified caller. */
export interface Call<E extends Endpoint, P extends PolicyName> extends Parsed<E> {
  readonly actor: Signed<P, Actor>;
  readonly session: Signed<P, LiveSession>;
  /** a session whose second factor must be proved first; `session` is null then */
  readonly pending: LiveSession | null;
  /** the browser had a session cookie that no longer works; it was removed */
  readonly stale: boolean;
  readonly files: FilesOf<E>;
  /**
   * The idempotency key with a digest of the request. A function, because previews need none.
   * @throws EdgeError IDEMPOTENCY_KEY_MISSING IDEMPOTENCY_KEY_NOT_VALID
   */
  idempotency(): IdempotencyKey;
  readonly locale: Locale;
  readonly cookies: CookieJar;
  /** true for a browser navigation, false for a script */
  readonly navigation: boolean;
  readonly request: Request;
}

export interface AnyCall {
  readonly actor: Actor | null;
  readonly session: LiveSession | null;
  readonly pending: LiveSession | null;
  readonly stale: boolean;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: Readonly<Record<string, SentFile>> | undefined;
  idempotency(): IdempotencyKey;
  readonly locale: Locale;
  readonly cookies: CookieJar;
  readonly navigation: boolean;
  readonly request: Request;
}
