import { ReasonMissing } from '../ledger/index.js';

/**
 * The reason of a decision about a VIN, trimmed; it may be left out unless it is needed: for a VIN without its model year,
 * the reason says what the administrator has seen. @throws ReasonMissing
 */
export const reasonFor = (typed: string | undefined, isNeeded: boolean): string => {
  const reason = typed?.trim() ?? '';
  if (isNeeded && reason === '') throw new ReasonMissing();
  return reason;
};
