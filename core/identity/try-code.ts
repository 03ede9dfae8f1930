import type { Instant, Stores } from '../shared/index.js';
import { sealContext, canBeTried, type CodePurpose, type OneTimeCode } from './one-time-code.js';
import type { CodeSeals } from './ports.js';

/**
 * Tries a code and uses it up. Undefined when it does not fit: then the try is counted, so the caller must commit
 * before it refuses. Of many that come at once with the right code one gets it: they wait for one another at its row.
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
    // nobody guesses a token, and tries that count would let a stranger spend an invitation
    if (purpose !== 'invitation') await tx.codes.countTry(newest.id);
    return undefined;
  }
  await tx.codes.use(newest.id, at);
  return newest;
};

/** As people copy them: with spaces or dashes, and a token in any case. */
const typed = (purpose: CodePurpose, code: string): string => {
  const plain = code.replace(/[\s-]/g, '');
  return purpose === 'invitation' ? plain.toLowerCase() : plain;
};
