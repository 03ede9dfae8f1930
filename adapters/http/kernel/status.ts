import type { ErrorCode } from '@rrr/core';
import type { EdgeCode } from './edge-error.js';

/** The HTTP status of every refusal of the domain; one without a status does not compile. */
export const STATUS = {
  ACCOUNT_DEACTIVATED: 403,
  ALREADY_MERGED: 409,
  ALREADY_PROXYING: 409,
  ALREADY_REVOKED: 409,
  AMOUNT_NOT_POSITIVE: 422,
  CONFIRMATION_WRONG: 422,
  CONFLICT: 409,
  DEALER_DEACTIVATED: 409,
  DEALER_LOCKED: 429,
  EVENT_NOT_STARTED: 409,
  FILE_EMPTY: 422,
  FILE_NOT_READABLE: 422,
  FILE_TOO_LARGE: 413,
  IDEMPOTENCY_KEY_REUSED: 422,
  ID_NOT_CONFIRMED: 422,
  IMPORT_HAS_PROBLEMS: 422,
  INSUFFICIENT_CREDIT: 409,
  NOT_FOUND: 404,
  NOT_PROXYING: 409,
  PIN_LOCKED: 429,
  PIN_NOT_SET: 409,
  PREVIEW_OUTDATED: 409,
  REDEMPTION_REFUNDED: 409,
  RESULT_WINDOW_CLOSED: 409,
  RIDER_DEACTIVATED: 409,
  SAME_RIDER: 422,
  STALE_EDIT: 409,
  TOO_MANY_ATTEMPTS: 429,
  WRONG_CREDENTIALS: 401,
  WRONG_CURRENCY: 422,
  // not 401: the dealer's own session is in order
  WRONG_PIN: 422,
} as const satisfies Record<ErrorCode, number>;

export const EDGE_STATUS = {
  BAD_REQUEST: 400,
  BODY_NOT_JSON: 400,
  BODY_TOO_LARGE: 413,
  CROSS_SITE: 403,
  FORBIDDEN: 403,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_KEY_NOT_VALID: 400,
  INTERNAL: 500,
  MULTIPART_MALFORMED: 400,
  OVERLOADED: 503,
  ROUTE_NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  UNAVAILABLE: 503,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 400,
} as const satisfies Record<EdgeCode, number>;

export type Code = ErrorCode | EdgeCode;

export const statusOf = (code: Code): number => ({ ...EDGE_STATUS, ...STATUS })[code];
export const codes = Object.keys({ ...EDGE_STATUS, ...STATUS }) as readonly Code[];
