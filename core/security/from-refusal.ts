import type { ErrorCode } from '../errors.js';
import type { SecurityKind } from './security-event.js';

/** Refusals of the rules that are security events. */
const OF_REFUSALS: Partial<Record<ErrorCode, SecurityKind>> = {
  WRONG_CREDENTIALS: 'login-failed',
  SIGN_IN_REFUSED: 'login-failed',
  ACCOUNT_DEACTIVATED: 'login-failed',
  TOO_MANY_ATTEMPTS: 'login-locked',
  WRONG_PASSWORD: 'wrong-password',
  CODE_NOT_VALID: 'wrong-code',
  WRONG_FACTOR: 'wrong-factor',
  TOO_MANY_WRONG_FACTORS: 'factor-locked',
  TOKEN_NOT_VALID: 'wrong-token',
  TOKEN_SCOPE_MISSING: 'forbidden',
  TOKEN_NOT_ALLOWED: 'forbidden',
  WRONG_PIN: 'wrong-pin',
  PIN_LOCKED: 'pin-locked',
  DEALER_LOCKED: 'pin-locked',
  TOO_MANY_WRONG_PINS: 'pin-locked',
  WRONG_COUNTER_CODE: 'wrong-counter-code',
  COUNTER_CODE_LOCKED: 'counter-code-locked',
  RIDER_CODE_NOT_VALID: 'wrong-rider-code',
  PROXY_FORBIDDEN: 'proxy-refused',
  SECOND_PERSON_NEEDED: 'second-person-needed',
  ADJUSTMENT_OVER_LIMIT: 'limit-reached',
  DAILY_ADJUSTMENT_LIMIT: 'limit-reached',
  REDEMPTION_OVER_LIMIT: 'limit-reached',
  DAILY_REDEMPTION_LIMIT: 'limit-reached',
  PURSE_OVER_LIMIT: 'limit-reached',
  BONUS_OVER_LIMIT: 'limit-reached',
  TOO_MANY_UPLOADS: 'limit-reached',
};

/** Refusals of the HTTP layer that are. */
const OF_EDGE: Readonly<Record<string, SecurityKind>> = {
  FORBIDDEN: 'forbidden',
  TOO_MANY_REQUESTS: 'rate-limited',
};

const ALL: ReadonlyMap<string, SecurityKind> = new Map(Object.entries({ ...OF_REFUSALS, ...OF_EDGE }));

/** The security event that a refusal is; undefined for all others. */
export const kindOfRefusal = (code: string): SecurityKind | undefined => ALL.get(code);
