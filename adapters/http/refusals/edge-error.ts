import type { Detail } from '@rrr/core/shared';
import type { ValidationCode } from './validation-codes.js';

/** Errors of the HTTP layer itself. */
export type EdgeCode =
  | 'BAD_REQUEST'
  | 'BODY_NOT_JSON'
  | 'BODY_TOO_LARGE'
  | 'CONTRACT_OUTDATED'
  | 'CROSS_SITE'
  | 'FORBIDDEN'
  | 'HEADERS_TOO_LARGE'
  | 'IDEMPOTENCY_KEY_MISSING'
  | 'IDEMPOTENCY_KEY_NOT_VALID'
  | 'INTERNAL'
  | 'MULTIPART_MALFORMED'
  | 'OVERLOADED'
  | 'REQUEST_TIMEOUT'
  | 'ROUTE_NOT_FOUND'
  | 'TOKEN_WITH_COOKIE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_FAILED';

/** One invalid part of the input: its dotted path, the code, and `limit` if the text needs one. */
export interface FieldIssue {
  readonly path: string;
  readonly code: ValidationCode;
  readonly limit?: number;
}

export class EdgeError extends Error {
  constructor(
    readonly code: EdgeCode,
    readonly issues: readonly FieldIssue[] = [],
    readonly detail: Detail = {},
  ) {
    super(code);
    this.name = 'EdgeError';
  }
}

/** The error for invalid fields. */
export const notValid = (...issues: readonly FieldIssue[]): EdgeError => new EdgeError('VALIDATION_FAILED', issues);
