import { ACTORS, type Cell, LOGIN, NO, type Of } from './cell.js';

/**
 * What riders with an unverified e-mail address may do: view and correct their enrolment, verify, and manage their
 * sessions. Written by hand, like the matrix.
 */
const OPEN: ReadonlySet<string> = new Set([
  'logout',
  'logoutEverywhere',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'proveFactor',
  'getFactor',
  'beginFactor',
  'confirmFactor',
  'renewRecoveryCodes',
  'switchOffFactor',
  'setAccountLocale',
  'endProxy',
  'sendEmailCode',
  'verifyEmail',
  'requestEmailChange',
  'confirmEmailChange',
  'getRider',
  'editRider',
  'askGuardian',
  'stateTaxResidence',
  'editBike',
]);

/** Calls with a different result for unverified riders. */
const OTHERWISE: Readonly<Record<string, string>> = { verifyEmail: 'CODE_NOT_VALID' };

/**
 * The result for an unverified rider: the same as for other riders if the call is public, forbidden or open to them,
 * otherwise EMAIL_NOT_VERIFIED.
 */
export const heardUnverified = (id: string, cell: Cell, of: Of): string | undefined => {
  const line = cell[of];
  const [asVisitor, asRider] = [line?.[ACTORS.indexOf('public')], line?.[ACTORS.indexOf('rider')]];
  if (asVisitor !== LOGIN || asRider === NO) return asRider;
  return OPEN.has(id) ? (OTHERWISE[id] ?? asRider) : 'EMAIL_NOT_VERIFIED';
};
