import { TooManyAttempts } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type DomainError, type Instant, plusSeconds, refusal, type Stores } from '../shared/index.js';
import type { Account } from './account.js';

export class WrongPassword extends refusal('WRONG_PASSWORD', 'The current password is wrong') {}

/**
 * Why the password that someone signed in typed again does not let them go on; null when it does. Wrong tries are
 * counted by account, so a session left open does not help to guess; they lock these acts and not the log-in. The count
 * must be committed, so the error is thrown afterwards. `right`: what hashing, which holds no lock, found of `account`.
 */
export const passwordRefusal = async (
  tx: Pick<Stores, 'accounts' | 'loginGuards'>,
  { account, right, at }: { readonly account: Account; readonly right: boolean; readonly at: Instant },
  { login }: Pick<Program, 'login'>,
): Promise<DomainError | null> => {
  const guard = await tx.loginGuards.lock(account.email);
  if (guard.lockedUntil !== null && guard.lockedUntil > at) return new TooManyAttempts(guard.lockedUntil);
  const standing = await tx.accounts.byId(account.id);
  if (!right || standing?.passwordHash !== account.passwordHash) {
    const failures = (guard.lockedUntil === null ? guard.failures : 0) + 1;
    const lockedUntil = failures >= login.tries ? plusSeconds(at, login.lockMinutes * 60) : null;
    await tx.loginGuards.save(account.email, { failures, lockedUntil });
    return lockedUntil === null ? new WrongPassword() : new TooManyAttempts(lockedUntil);
  }
  if (guard.failures > 0) await tx.loginGuards.save(account.email, { failures: 0, lockedUntil: null });
  return null;
};
