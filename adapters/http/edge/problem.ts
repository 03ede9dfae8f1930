import type { Problem } from '@rrr/contract';
import type { AnyDomainError } from '@rrr/core';
import { DomainError, type Instant } from '@rrr/core/shared';
import type { Translator } from '../words/translator.js';
import { EdgeError } from '../refusals/edge-error.js';
import { type Code, codes, EDGE_STATUS, STATUS, statusOf } from '../refusals/status.js';

/** An error response. `unexpected`: a fault to log, as opposed to a refusal. */
export interface Refusal {
  readonly problem: Problem;
  /** seconds for the Retry-After header */
  readonly retryAfter: number | null;
  readonly unexpected: boolean;
}

export interface Circumstances {
  readonly translator: Translator;
  readonly requestId: string;
  readonly now: Instant;
  /** whether an error means that the database is unreachable; injected */
  readonly isUnavailable: (error: unknown) => boolean;
}

const isKnown = (error: DomainError): error is AnyDomainError => error.code in STATUS;

/** Maps errors of Express's body parser and router by `type` or status. */
const ofExpress = (error: unknown): EdgeError | null => {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new EdgeError('BODY_TOO_LARGE');
  if (type === 'entity.parse.failed') return new EdgeError('BODY_NOT_JSON');
  if (error.status === 415) return new EdgeError('UNSUPPORTED_MEDIA_TYPE');
  return error.status === 400 ? new EdgeError('BAD_REQUEST') : null;
};

const asRefusal = (
  error: unknown,
  isUnavailable: Circumstances['isUnavailable'],
): EdgeError | AnyDomainError | null => {
  if (error instanceof EdgeError) return error;
  if (error instanceof DomainError) return isKnown(error) ? error : null;
  return isUnavailable(error) ? new EdgeError('UNAVAILABLE') : ofExpress(error);
};

const WAITS: Partial<Record<Code, number>> = {
  CONFLICT: 1,
  OUTCOME_UNKNOWN: 2,
  OVERLOADED: 1,
  RIDER_BUSY: 1,
  UNAVAILABLE: 2,
};

/** Codes of faults, as opposed to refusals. */
const UNEXPECTED: ReadonlySet<Code> = new Set(['INTERNAL', 'OUTCOME_UNKNOWN', 'UNAVAILABLE']);

const retryAfter = (code: Code, until: unknown, now: Instant): number | null =>
  typeof until === 'string'
    ? Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
    : (WAITS[code] ?? null);

/** Converts an error to a problem (RFC 9457) in the reader's language. */
export const toRefusal = (error: unknown, { translator, requestId, now, isUnavailable }: Circumstances): Refusal => {
  const refused = asRefusal(error, isUnavailable) ?? new EdgeError('INTERNAL');
  const status = statusOf(refused.code);
  const issues = refused instanceof EdgeError ? refused.issues : [];
  return {
    problem: {
      type: `urn:rrr:problem:${refused.code.toLowerCase().replaceAll('_', '-')}`,
      title: translator.title(status),
      status,
      code: refused.code,
      detail: translator.problem(refused.code, refused.detail),
      ...(issues.length > 0
        ? { errors: issues.map((issue) => ({ path: issue.path, code: issue.code, detail: translator.field(issue) })) }
        : {}),
      requestId,
    },
    retryAfter: retryAfter(refused.code, refused.detail.until, now),
    unexpected: UNEXPECTED.has(refused.code),
  };
};

/** Codes that any call may return besides those its endpoint declares. */
export const generalCodes: readonly Code[] = codes.filter(
  (code) =>
    code in EDGE_STATUS ||
    [
      'CONFLICT',
      'EMAIL_NOT_VERIFIED',
      'FACTOR_NEEDED',
      'FACTOR_SETUP_NEEDED',
      'IDEMPOTENCY_KEY_REUSED',
      'OUTCOME_UNKNOWN',
      'RIDER_BUSY',
      'TOKEN_NOT_ALLOWED',
      'TOKEN_NOT_VALID',
      'TOKEN_SCOPE_MISSING',
    ].includes(code),
);
