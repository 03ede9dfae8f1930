import { defaultProgram, type Program } from '../../program/index.js';
import {
  anAccount,
  anActor,
  anId,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  plainBox,
  sequentialIds,
  type World,
} from '../../testing/index.js';
import {
  beginFactor,
  confirmFactor,
  proveFactor,
  readFactor,
  renewRecoveryCodes,
  decideFactorReset,
  resetAdminFactor,
  resetFactor,
  type Session,
  signIn,
  stepOf,
  switchOffFactor,
  type Totp,
} from '../index.js';

export const NOW = '2025-06-10T18:00:00.000Z';
export const account = anAccount({ passwordHash: 'hashed:right' });
export const actor = anActor({ accountId: account.id, subjectId: account.subjectId });

/** The code of a step: its last six digits. */
const codeOf = (step: number): string => String(step % 1_000_000).padStart(6, '0');
export const codeAt = (at: string, off = 0): string => codeOf(stepOf(at) + off);
const totp: Totp = {
  newSecret: () => 'SECRET',
  matches: (secret, step, code) => secret === 'SECRET' && code === codeOf(step),
  address: (secret, { issuer, account: of }) => `otpauth://${issuer}/${of}?${secret}`,
};
const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
};
const passwords = {
  hash: async (plain: string) => `hashed:${plain}`,
  verify: async (hash: string | null, plain: string) => ({ right: hash === `hashed:${plain}`, outdated: false }),
};
const aSession = (n: number, over: Partial<Session> = {}): Session => ({
  id: anId('sess', n),
  accountId: account.id,
  createdAt: NOW,
  expiresAt: '2025-06-11T06:00:00.000Z',
  ...PLAIN_SESSION,
  ...over,
});

export const house = (more: Partial<World> = {}, { program = defaultProgram }: { program?: Program } = {}) => {
  const clock = fixedClock(NOW);
  const db = fakeUnitOfWork({ accounts: [account], sessions: [aSession(1), aSession(2)], ...more });
  let drawn = 0;
  const ids = { ...sequentialIds(), random: (below: number) => (drawn += 7919) % below };
  const ports = { uow: db.uow, clock, ids, seals, passwords, totp, secrets: plainBox('new'), program };
  return {
    ...db,
    clock,
    begin: beginFactor(ports),
    confirm: confirmFactor(ports),
    prove: proveFactor(ports),
    read: readFactor(ports),
    renew: renewRecoveryCodes(ports),
    off: switchOffFactor(ports),
    reset: resetFactor(ports),
    resetAdmin: resetAdminFactor(ports),
    decideReset: decideFactorReset(ports),
    enter: () =>
      signIn(ports)({ email: account.email, password: 'right', deviceId: 'a browser', origin: PLAIN_SESSION.origin }),
  };
};
/** A house whose account has a second factor, set up with the code of now; its time is a minute later. */
export const withFactor = async (with_: { program?: Program } = {}) => {
  const scene = house({}, with_);
  await scene.begin({ actor, password: 'right' });
  const { session, recoveryCodes } = await scene.confirm({ actor, sessionId: anId('sess', 1), code: codeAt(NOW) });
  scene.clock.set('2025-06-10T18:01:00.000Z');
  const prove = (code: string, sessionId = session.id) =>
    scene.prove({ actor: null, sessionId, code, deviceId: 'a browser' });
  return { ...scene, session, recoveryCodes, prove, proveAs: scene.prove };
};
