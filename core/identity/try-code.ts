import type { Instant, Stores } from '../shared/index.js';
import { sealContext, canBeTried, type CodePurpose, type OneTimeCode } from './one-time-code.js';
import type { CodeSeals } from './ports.js';

/**
 * Checks a code and uses it up. Returns undefined for a wrong one and counts the attempt, so the caller must commit
 * before it throws. Concurrent attempts are serialized by the row lock, so a right code works once.
 */
export const tryCode = async (
  tx: Pick<Stores, 'codes'>,
  {
    purpose,
    email,
    code,
    at,
  }: { readonly purpose: CodePurpose; readonly email: string; readonly code: string; readonly at: Instant },
  seals: CodeSeals,
): Promise<OneTimeCode | undefined> => {
  const newest = await tx.codes.newest(purpose, email.toLowerCase());
  if (!newest || !canBeTried(newest, at)) return undefined;
  if (!seals.matches(newest.seal, sealContext(newest), typed(purpose, code))) {
    // tokens cannot be guessed, and counting would let a stranger use up an invitation
    if (purpose !== 'invitation') await tx.codes.countTry(newest.id);
    return undefined;
  }
  await tx.codes.use(newest.id, at);
  return newest;
};

/** Accepts copied codes with spaces or dashes, and tokens in any case. */
const typed = (purpose: CodePurpose, code: string): string => {
  const plain = code.replace(/[\s-]/g, '');
  return purpose === 'invitation' ? plain.toLowerCase() : plain;
};
