import { defaultProgram } from '../../program/index.js';
import {
  anAccount,
  anActor,
  anId,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
  PLAIN_SESSION,
} from '../../testing/index.js';
import type { World } from '../../testing/index.js';
import {
  acceptInvitation,
  type Account,
  addAdmin,
  changePassword,
  editAdmin,
  inviteAdminAgain,
  requestReset,
  resetPassword,
  sendEmailCode,
  type Session,
  signOutEverywhere,
  verifyEmail,
} from '../index.js';

export const account = anAccount({
  type: 'rider',
  subjectId: anId('rder', 1),
  emailVerified: false,
  passwordHash: 'hashed:old horse 1',
});

export const actor = anActor({ type: 'rider', subjectId: account.subjectId });

const aSession = (n: number, of: Account = account): Session => ({
  id: anId('sess', n),
  accountId: of.id,
  createdAt: '2025-06-10T17:00:00.000Z',
  expiresAt: '2025-06-11T06:00:00.000Z',
  ...PLAIN_SESSION,
});
const seals = {
  seal: (sealContext: string, code: string) => `${sealContext}=${code}`,
  matches: (seal: string, sealContext: string, code: string) => seal === `${sealContext}=${code}`,
};
const passwords = {
  hash: async (plain: string) => `hashed:${plain}`,
  verify: async (hash: string | null, plain: string) => ({ right: hash === `hashed:${plain}`, outdated: false }),
};

export const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({ accounts: [account], sessions: [aSession(1), aSession(2)], ...more });
  const ports = {
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    seals,
    passwords,
    digest: plainDigest,
    // what waits for a second administrator has tests of its own
    program: { ...defaultProgram, approvals: 'recorded' as const },
  };
  return {
    ...db,
    clock,
    /** the code in the last e-mail */
    lastCode: () =>
      String(
        db
          .stored()
          .outbox.filter((message) => 'code' in message.facts)
          .at(-1)?.facts['code'],
      ),
    emails: () => db.stored().outbox.map((message) => message.kind),
    send: sendEmailCode(ports),
    verify: verifyEmail(ports),
    request: requestReset(ports),
    reset: resetPassword(ports),
    change: changePassword(ports),
    everywhere: signOutEverywhere(ports),
    accept: acceptInvitation(ports),
    addAdmin: addAdmin(ports),
    inviteAgain: inviteAdminAgain(ports),
    editAdmin: editAdmin(ports),
  };
};
