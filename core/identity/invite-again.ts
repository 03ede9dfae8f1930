import type { Stores } from '../shared/index.js';
import { invite, type Inviting } from './invite.js';
import type { IssuePorts } from './issue-code.js';
import { EmailTaken } from './one-time-code.js';

/**
 * Invites the one login that a record has to the address it has by now: an invitation that went out before, to whatever
 * address, ends. A record with a login needs none. @throws EmailTaken TooManyCodes
 */
export const inviteAgain = async (
  tx: Pick<Stores, 'accounts' | 'codes' | 'outbox' | 'audit'>,
  asked: Inviting,
  ports: IssuePorts,
): Promise<void> => {
  const { type, subjectId } = asked.invited;
  // waits for who accepts one at this moment, whose login is seen then
  await tx.codes.endInvitations(type, subjectId, ports.clock.now());
  if ((await tx.accounts.allOf(type, subjectId)).length > 0) throw new EmailTaken();
  await invite(tx, asked, ports);
};
