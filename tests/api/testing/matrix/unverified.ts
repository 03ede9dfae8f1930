import { ACTORS, type Cell, LOGIN, NO, type Of } from './cell.js';

/**
 * What a rider may do whose e-mail nobody verified: see and mend the enrolment, verify, and look after the own
 * sessions. By hand, like the matrix.
 */
const OPEN: ReadonlySet<string> = new Set([
  'logout',
  'logoutEverywhere',
  'listSessions',
  'endSession',
  'setAccountLocale',
  'endProxy',
  'sendEmailCode',
  'verifyEmail',
  'requestEmailChange',
  'confirmEmailChange',
  'getRider',
  'editRider',
  'editBike',
]);

/** Where an unverified rider hears something else than a verified one. */
const OTHERWISE: Readonly<Record<string, string>> = { verifyEmail: 'CODE_NOT_VALID' };

/**
 * What an unverified rider hears: as any rider where the call is public, forbidden or open to them, else
 * EMAIL_NOT_VERIFIED.
 */
export const heardUnverified = (id: string, cell: Cell, of: Of): string | undefined => {
  const line = cell[of];
  const [asVisitor, asRider] = [line?.[ACTORS.indexOf('public')], line?.[ACTORS.indexOf('rider')]];
  if (asVisitor !== LOGIN || asRider === NO) return asRider;
  return OPEN.has(id) ? (OTHERWISE[id] ?? asRider) : 'EMAIL_NOT_VERIFIED';
};
