import { TooManyAttempts } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type DomainError, type Instant, plusSeconds, refusal, type Stores } from '../shared/index.js';
import type { Account } from './account.js';

export class WrongPassword extends refusal('WRONG_PASSWORD', 'The current password is wrong') {}

/**
 * Checks a password that a signed-in user typed again.
 * @returns the error, or null when it is right. Wrong attempts are counted per account and lock these actions, not the
 * login. The count must be committed, so callers throw the error afterwards. `right`: the result of hashing, done
 * before, outside any lock.
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
