import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type DomainError, type Instant, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { Session } from './account.js';
import type { Passwords } from './ports.js';
import { passwordRefusal } from './prove-password.js';
import { renewSession } from './renew-session.js';
import {
  FactorAlreadySet,
  factorContext,
  FactorNotSet,
  isAppCode,
  lockAfter,
  mustHaveFactor,
  newRecoveryCodes,
  plainCode,
  recoveryContext,
  TooManyWrongFactors,
  WrongFactor,
} from './second-factor.js';
import { type FactorPorts, matchingStep, tellOwner, tryFactor } from './try-factor.js';

export interface FactorState {
  readonly on: boolean;
  readonly since: Instant | null;
  /** whether the program requires it of this login */
  readonly required: boolean;
  /** unused recovery codes */
  readonly recoveryLeft: number;
}

/** One's own second factor. @throws ProxyForbidden NotFound */
export const readFactor =
  ({ uow, program }: Pick<FactorPorts, 'program'> & { readonly uow: UnitOfWork<'accounts' | 'factors'> }) =>
  ({ actor }: { readonly actor: Actor }): Promise<FactorState> => {
    notByProxy(actor);
    return uow.run(async (tx) => {
      const account = await tx.accounts.byId(actor.accountId);
      if (!account) throw new NotFound('account');
      const factor = await tx.factors.lock(account.id);
      const on = factor !== undefined && factor.confirmedAt !== null;
      return {
        on,
        since: factor?.confirmedAt ?? null,
        required: mustHaveFactor(account, program),
        recoveryLeft: on ? (await tx.factors.recoveryCodes(account.id)).length : 0,
      };
    });
  };

interface BeginPorts extends FactorPorts {
  readonly uow: UnitOfWork<'accounts' | 'loginGuards' | 'factors'>;
  readonly passwords: Passwords;
}

/**
 * Makes a new secret for an authenticator app. It counts once a code of it was entered (`confirmFactor`); asked again
 * before, the earlier secret is forgotten. The password is asked for, so an open session cannot lock out its owner.
 * @throws ProxyForbidden NotFound FactorAlreadySet WrongPassword TooManyAttempts
 */
export const beginFactor =
  ({ uow, passwords, ...ports }: BeginPorts) =>
  async ({
    actor,
    password,
  }: {
    readonly actor: Actor;
    readonly password: string;
  }): Promise<{ readonly secret: string; readonly address: string }> => {
    notByProxy(actor);
    const account = await uow.run((tx) => tx.accounts.byId(actor.accountId));
    if (!account) throw new NotFound('account');
    // hashing is slow by design, so it runs outside any lock
    const { right } = await passwords.verify(account.passwordHash, password);
    const { clock, program, totp, secrets } = ports;
    const secret = totp.newSecret();
    const refused = await uow.run(async (tx): Promise<DomainError | null> => {
      const at = clock.now();
      const wrong = await passwordRefusal(tx, { account, right, at }, program);
      if (wrong !== null) return wrong;
      const before = await tx.factors.lock(account.id);
      if (before && before.confirmedAt !== null) return new FactorAlreadySet();
      await tx.factors.put({
        accountId: account.id,
        sealed: secrets.seal(secret, factorContext(account.id)),
        createdAt: at,
        confirmedAt: null,
        lastStep: 0,
        failures: 0,
        lockedUntil: null,
      });
      return null;
    });
    if (refused) throw refused;
    return { secret, address: totp.address(secret, { issuer: program.brand, account: account.email }) };
  };

type OwnStores = 'accounts' | 'sessions' | 'factors' | 'outbox' | 'audit';
interface OwnPorts extends FactorPorts {
  readonly uow: UnitOfWork<OwnStores>;
}

/** New recovery codes in place of all before; only their digests are stored. */
const giveRecoveryCodes = async (
  tx: Pick<Stores, 'factors'>,
  accountId: string,
  { ids, seals }: Pick<FactorPorts, 'ids' | 'seals'>,
): Promise<readonly string[]> => {
  const codes = newRecoveryCodes(ids);
  const sealed = codes.map((code) => seals.seal(recoveryContext(accountId), plainCode(code)));
  await tx.factors.setRecoveryCodes(accountId, sealed);
  return codes;
};

type Confirmed =
  | { readonly refused: DomainError }
  | { readonly refused: null; readonly session: Session; readonly recoveryCodes: readonly string[] };

/**
 * Switches the second factor on with the first code of the app. Other sessions end, and this one gets another token. The
 * recovery codes are shown this once.
 * @throws ProxyForbidden NotFound FactorNotSet FactorAlreadySet WrongFactor TooManyWrongFactors
 */
export const confirmFactor =
  ({ uow, ...ports }: OwnPorts) =>
  async ({
    actor,
    sessionId,
    code,
  }: {
    readonly actor: Actor;
    readonly sessionId: string;
    readonly code: string;
  }): Promise<{ readonly session: Session; readonly recoveryCodes: readonly string[] }> => {
    notByProxy(actor);
    const done = await uow.run(async (tx): Promise<Confirmed> => {
      const at = ports.clock.now();
      const accountId = actor.accountId;
      const session = await tx.sessions.lock(sessionId);
      if (!session) throw new NotFound('session');
      const factor = await tx.factors.lock(accountId);
      if (!factor) return { refused: new FactorNotSet() };
      if (factor.confirmedAt !== null) return { refused: new FactorAlreadySet() };
      if (factor.lockedUntil !== null && factor.lockedUntil > at)
        return { refused: new TooManyWrongFactors({ until: factor.lockedUntil }) };
      const plain = plainCode(code);
      const step = isAppCode(plain) ? matchingStep(factor, plain, at, ports) : undefined;
      if (step === undefined) {
        const failures = factor.failures + 1;
        const lockedUntil = lockAfter(failures, at, ports.program);
        await tx.factors.put({ ...factor, failures, lockedUntil });
        return { refused: lockedUntil === null ? new WrongFactor() : new TooManyWrongFactors({ until: lockedUntil }) };
      }
      await tx.factors.put({ ...factor, confirmedAt: at, lastStep: step, failures: 0, lockedUntil: null });
      const recoveryCodes = await giveRecoveryCodes(tx, accountId, ports);
      await tx.sessions.removeOthersOf(accountId, sessionId);
      const renewed = await renewSession(tx, session, { factorAt: at }, ports);
      await tellOwner(tx, { accountId, at, what: 'on', left: recoveryCodes.length }, ports);
      await recordAct(tx, { ids: ports.ids, at, actor }, 'set-up-factor', ['account', accountId]);
      return { refused: null, session: renewed, recoveryCodes };
    });
    if (done.refused !== null) throw done.refused;
    return { session: done.session, recoveryCodes: done.recoveryCodes };
  };

type Renewed =
  | { readonly refused: DomainError }
  | { readonly refused: null; readonly recoveryCodes: readonly string[] };

/**
 * Makes new recovery codes, with a code of the app; those before no longer work.
 * @throws ProxyForbidden FactorNotSet WrongFactor TooManyWrongFactors
 */
export const renewRecoveryCodes =
  ({ uow, ...ports }: OwnPorts) =>
  async ({ actor, code }: { readonly actor: Actor; readonly code: string }): Promise<readonly string[]> => {
    notByProxy(actor);
    const accountId = actor.accountId;
    const done = await uow.run(async (tx): Promise<Renewed> => {
      const at = ports.clock.now();
      const { refused } = await tryFactor(tx, { accountId, code, at }, ports);
      if (refused !== null) return { refused };
      const recoveryCodes = await giveRecoveryCodes(tx, accountId, ports);
      await tellOwner(tx, { accountId, at, what: 'codes', left: recoveryCodes.length }, ports);
      await recordAct(tx, { ids: ports.ids, at, actor }, 'renew-recovery-codes', ['account', accountId]);
      return { refused: null, recoveryCodes };
    });
    if (done.refused !== null) throw done.refused;
    return done.recoveryCodes;
  };

/**
 * Switches one's own second factor off, with the password and a code. Where it is required, it must be set up again at
 * once: this is how an administrator changes to a new phone.
 * @throws ProxyForbidden NotFound FactorNotSet WrongPassword TooManyAttempts WrongFactor TooManyWrongFactors
 */
export const switchOffFactor =
  ({
    uow,
    passwords,
    ...ports
  }: FactorPorts & { readonly uow: UnitOfWork<OwnStores | 'loginGuards'>; readonly passwords: Passwords }) =>
  async ({
    actor,
    password,
    code,
  }: {
    readonly actor: Actor;
    readonly password: string;
    readonly code: string;
  }): Promise<void> => {
    notByProxy(actor);
    const account = await uow.run((tx) => tx.accounts.byId(actor.accountId));
    if (!account) throw new NotFound('account');
    const { right } = await passwords.verify(account.passwordHash, password);
    const refused = await uow.run(async (tx): Promise<DomainError | null> => {
      const at = ports.clock.now();
      // the password first: whoever does not know it learns nothing about codes
      const wrong =
        (await passwordRefusal(tx, { account, right, at }, ports.program)) ??
        (await tryFactor(tx, { accountId: account.id, code, at }, ports)).refused;
      if (wrong !== null) return wrong;
      await tx.factors.remove(account.id);
      await tellOwner(tx, { accountId: account.id, at, what: 'off', left: 0 }, ports);
      await recordAct(tx, { ids: ports.ids, at, actor }, 'switch-off-factor', ['account', account.id]);
      return null;
    });
    if (refused) throw refused;
  };
