import type { Actor } from '@rrr/core/access';
import type { IdempotencyKey } from '@rrr/core/idempotency';
import type { SentFile } from '@rrr/core/imports';
import type { Caller } from '@rrr/core/shared';
import { createHmac } from 'node:crypto';
import { EdgeError } from '../refusals/edge-error.js';

/** 8 to 100 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,100}$/;

export interface Asked {
  readonly endpointId: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: Readonly<Record<string, SentFile>> | undefined;
}

/** A digest to recognize a repeated request. */
export type Fingerprint = (actor: Actor, asked: Asked) => string;

/**
 * HMAC-SHA-256 over the actor and the whole request including files. Keyed, because requests may contain a PIN, which a
 * plain hash would reveal after ten thousand attempts.
 */
export const fingerprints =
  (key: Uint8Array): Fingerprint =>
  ({ type, subjectId }, { endpointId, params, query, body, files }) => {
    const hash = createHmac('sha256', key).update(
      `idempotency\n${JSON.stringify([type, subjectId, endpointId, params ?? null, query ?? null, body ?? null])}`,
    );
    for (const [field, file] of Object.entries(files ?? {}))
      hash.update(`\n${field}:${file.bytes.length}\n`).update(file.bytes);
    return hash.digest('hex');
  };

/** @throws EdgeError IDEMPOTENCY_KEY_MISSING IDEMPOTENCY_KEY_NOT_VALID */
export const idempotencyKey = (
  header: string | undefined,
  actor: Actor,
  asked: Asked,
  fingerprint: Fingerprint,
  caller: Caller,
): IdempotencyKey => {
  if (header === undefined || header === '') throw new EdgeError('IDEMPOTENCY_KEY_MISSING');
  if (!KEY.test(header)) throw new EdgeError('IDEMPOTENCY_KEY_NOT_VALID');
  return { accountId: actor.accountId, key: header, fingerprint: fingerprint(actor, asked), caller };
};
