import { type Clock, type Ids, type Instant, plusSeconds, type Stores } from '../shared/index.js';
import type { Account } from './account.js';
import { sealContext, CODE_MINUTES, type CodePurpose, CODES_PER_HOUR, type OneTimeCode } from './one-time-code.js';
import type { CodeSeals } from './ports.js';

export interface IssuePorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seals: CodeSeals;
}

const DIGITS = 6;
const HOUR = 3600;
const KINDS = {
  'verify-email': 'email-code',
  'reset-password': 'password-code',
  'change-email': 'email-code',
} as const;

/**
 * Sends a code of six digits to an address, inside the caller's transaction; an older one of the same purpose ends. An
 * address without an active account takes the same steps, and only the email is left out, so that known and unknown
 * ones answer alike in text and in time.
 * @returns null, or when the address has had its codes of this hour: from when it may have another
 */
export const issueCode = async (
  tx: Pick<Stores, 'codes' | 'outbox' | 'loginGuards'>,
  {
    purpose,
    email: typed,
    account,
  }: { readonly purpose: keyof typeof KINDS; readonly email: string; readonly account: Account | null },
  { clock, ids, seals }: IssuePorts,
): Promise<Instant | null> => {
  const at = clock.now();
  const email = typed.toLowerCase();
  // whoever else asks for a code of this address waits here: the hour's bound is counted one by one
  await tx.loginGuards.lock(email);
  const until = await codesLockedUntil(tx, email, ['verify-email', 'reset-password', 'change-email'], at);
  if (until !== null) return until;
  const secret = String(ids.random(10 ** DIGITS)).padStart(DIGITS, '0');
  const owner = { purpose, email, accountId: account?.id ?? null };
  const code: OneTimeCode = {
    ...owner,
    id: ids.next(),
    invited: null,
    seal: seals.seal(sealContext(owner), secret),
    tries: 0,
    createdAt: at,
    expiresAt: plusSeconds(at, CODE_MINUTES * 60),
    usedAt: null,
  };
  await tx.codes.endOpen(purpose, email, at);
  await tx.codes.insert(code);
  if (account && !account.deactivated)
    await tx.outbox.append([
      {
        id: ids.next(),
        kind: KINDS[purpose],
        at,
        recipient: { type: 'code', id: code.id },
        facts: { code: secret, until: code.expiresAt },
      },
    ]);
  return null;
};

/** From when an address may be sent another code of these purposes; null: at once. */
export const codesLockedUntil = async (
  { codes }: Pick<Stores, 'codes'>,
  email: string,
  purposes: readonly CodePurpose[],
  at: Instant,
): Promise<Instant | null> => {
  const barring = (await codes.sentSince(email, purposes, plusSeconds(at, -HOUR))).at(-CODES_PER_HOUR);
  return barring === undefined ? null : plusSeconds(barring, HOUR);
};
