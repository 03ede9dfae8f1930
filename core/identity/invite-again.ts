import type { Stores } from '../shared/index.js';
import { invite, type Inviting } from './invite.js';
import type { IssuePorts } from './issue-code.js';
import { EmailTaken } from './one-time-code.js';

/**
 * Sends a new invitation for a record's only login, to its current address, and ends earlier invitations. Does nothing
 * when the record has a login.
 * @throws EmailTaken TooManyCodes
 */
export const inviteAgain = async (
  tx: Pick<Stores, 'accounts' | 'codes' | 'outbox' | 'audit'>,
  asked: Inviting,
  ports: IssuePorts,
): Promise<void> => {
  const { type, subjectId } = asked.invited;
  // waits for a concurrent acceptance, whose login is then visible
  await tx.codes.endInvitations(type, subjectId, ports.clock.now());
  if ((await tx.accounts.allOf(type, subjectId)).length > 0) throw new EmailTaken();
  await invite(tx, asked, ports);
};
