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
 * E-mails a six-digit code in the caller's transaction; an earlier code of the same purpose ends. For an address
 * without an active account, everything but the email is the same, so responses and timing do not reveal accounts.
 * @returns null, or the time of the next allowed code when the hourly limit is reached
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
  // serializes requests for one address, so that the hourly limit holds
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
        facts: { code: secret, until: code.expiresAt, purpose },
      },
    ]);
  return null;
};

/** When the address may get another code of these purposes; null: now. */
export const codesLockedUntil = async (
  { codes }: Pick<Stores, 'codes'>,
  email: string,
  purposes: readonly CodePurpose[],
  at: Instant,
): Promise<Instant | null> => {
  const barring = (await codes.sentSince(email, purposes, plusSeconds(at, -HOUR))).at(-CODES_PER_HOUR);
  return barring === undefined ? null : plusSeconds(barring, HOUR);
};
