import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type Ids, plusSeconds, type Stores } from '../shared/index.js';
import { codesLockedUntil, type IssuePorts } from './issue-code.js';
import {
  sealContext,
  canBeTried,
  EmailTaken,
  INVITATION_DAYS,
  type Invited,
  type OneTimeCode,
  TooManyCodes,
} from './one-time-code.js';

/** letters and digits without look-alikes */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;

/** 130 random bits. Ids are not used, because they contain the time and count upwards. */
export const tokenOf = (ids: Ids): string =>
  Array.from({ length: LENGTH }, () => LETTERS[ids.random(LETTERS.length)] ?? '0').join('');

export interface Inviting {
  readonly actor: Actor;
  readonly email: string;
  readonly invited: Invited;
  /** the record's name */
  readonly to: string;
  /** seconds that the e-mail waits, because the act can be undone; it is about the record then; left out: it leaves at once */
  readonly waits?: number;
}

/**
 * Invites an address as a login of a dealer, promoter or admin, in the caller's transaction: e-mails a token that is
 * valid for a week. An earlier invitation of the address ends; if it was for another record, only an admin may replace
 * it. Shares the hourly limit of codes. All checks come before any write.
 * @throws EmailTaken TooManyCodes
 */
export const invite = async (
  tx: Pick<Stores, 'accounts' | 'codes' | 'outbox' | 'audit'>,
  { actor, email: typed, invited, to, waits }: Inviting,
  { clock, ids, seals }: IssuePorts,
): Promise<void> => {
  const at = clock.now();
  const email = typed.trim().toLowerCase();
  if (await tx.accounts.byEmail(email)) throw new EmailTaken();
  const open = actor.type === 'admin' ? undefined : await tx.codes.newest('invitation', email);
  if (
    open?.invited &&
    canBeTried(open, at) &&
    (open.invited.type !== invited.type || open.invited.subjectId !== invited.subjectId)
  )
    throw new EmailTaken();
  const until = await codesLockedUntil(tx, email, ['invitation'], at);
  if (until !== null) throw new TooManyCodes({ until });
  const token = tokenOf(ids);
  const owner = { purpose: 'invitation' as const, email, accountId: null };
  const code: OneTimeCode = {
    ...owner,
    id: ids.next(),
    invited,
    seal: seals.seal(sealContext(owner), token),
    tries: 0,
    createdAt: at,
    expiresAt: plusSeconds(at, INVITATION_DAYS * 86_400),
    usedAt: null,
  };
  await tx.codes.endOpen('invitation', email, at);
  await tx.codes.insert(code);
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'invitation',
      at,
      recipient: { type: 'code', id: code.id },
      ...(waits === undefined ? {} : { about: invited.subjectId, notBefore: plusSeconds(at, waits) }),
      facts: { code: token, until: code.expiresAt, to, as: invited.type },
    },
  ]);
  await recordAct(tx, { ids, at, actor }, 'invite', [invited.type, invited.subjectId], { codeId: code.id });
};
