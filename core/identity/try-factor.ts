import type { Program } from '../program/index.js';
import { type Clock, type DomainError, type Ids, type Instant, type Stores } from '../shared/index.js';
import type { CodeSeals } from './ports.js';
import {
  factorContext,
  FactorNotSet,
  isAppCode,
  lockAfter,
  plainCode,
  recoveryContext,
  type SecondFactor,
  type SecretBox,
  TooManyWrongFactors,
  type Totp,
  usableSteps,
  WrongFactor,
} from './second-factor.js';

export interface FactorPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
  readonly totp: Totp;
  readonly secrets: SecretBox;
  readonly seals: CodeSeals;
}

type Tried =
  | { readonly refused: DomainError }
  | { readonly refused: null; readonly by: 'app' | 'recovery'; readonly recoveryLeft: number };

/**
 * Checks a code of the authenticator app, or a recovery code, and uses it up. The factor is locked until the transaction
 * ends, so of concurrent attempts with one code one succeeds, and parallel guesses cannot pass the limit. Wrong codes
 * are counted, so callers commit before they throw `refused`. While locked, a refusal says nothing about the code.
 */
export const tryFactor = async (
  tx: Pick<Stores, 'factors' | 'outbox' | 'audit'>,
  { accountId, code, at }: { readonly accountId: string; readonly code: string; readonly at: Instant },
  ports: FactorPorts,
): Promise<Tried> => {
  const factor = await tx.factors.lock(accountId);
  if (factor === undefined || factor.confirmedAt === null) return { refused: new FactorNotSet() };
  if (factor.lockedUntil !== null && factor.lockedUntil > at)
    return { refused: new TooManyWrongFactors({ until: factor.lockedUntil }) };
  const plain = plainCode(code);
  const step = isAppCode(plain) ? matchingStep(factor, plain, at, ports) : undefined;
  if (step !== undefined) {
    await tx.factors.put({ ...sealedAnew(factor, ports), lastStep: step, failures: 0, lockedUntil: null });
    return { refused: null, by: 'app', recoveryLeft: (await tx.factors.recoveryCodes(accountId)).length };
  }
  const unused = isAppCode(plain) ? [] : await tx.factors.recoveryCodes(accountId);
  const used = unused.find((seal) => ports.seals.matches(seal, recoveryContext(accountId), plain));
  if (used !== undefined) {
    await tx.factors.useRecoveryCode(accountId, used);
    await tx.factors.put({ ...factor, failures: 0, lockedUntil: null });
    const recoveryLeft = unused.length - 1;
    await tellOwner(tx, { accountId, at, what: 'recovery-used', left: recoveryLeft }, ports);
    return { refused: null, by: 'recovery', recoveryLeft };
  }
  const failures = factor.failures + 1;
  const lockedUntil = lockAfter(failures, at, ports.program);
  await tx.factors.put({ ...factor, failures, lockedUntil });
  if (lockedUntil === null) return { refused: new WrongFactor({ left: leftOf(failures, ports.program) }) };
  await tx.audit.append({
    id: ports.ids.next(),
    at,
    actorId: accountId,
    proxyHostId: null,
    action: 'lock-factor',
    objectType: 'account',
    objectId: accountId,
    detail: { failures, until: lockedUntil },
  });
  await tellOwner(tx, { accountId, at, what: 'locked', left: 0 }, ports);
  return { refused: new TooManyWrongFactors({ until: lockedUntil }) };
};

const leftOf = (failures: number, { login }: Pick<Program, 'login'>): number => login.tries - (failures % login.tries);

/** The step that an unused code belongs to. */
export const matchingStep = (
  factor: SecondFactor,
  code: string,
  at: Instant,
  { secrets, totp }: Pick<FactorPorts, 'secrets' | 'totp'>,
): number | undefined => {
  const secret = secrets.open(factor.sealed, factorContext(factor.accountId));
  return usableSteps(at, factor.lastStep).find((step) => totp.matches(secret, step, code));
};

/** Encrypted with the newest key, if an older one encrypted it. */
const sealedAnew = (factor: SecondFactor, { secrets }: Pick<FactorPorts, 'secrets'>): SecondFactor => {
  if (!secrets.isOutdated(factor.sealed)) return factor;
  const context = factorContext(factor.accountId);
  return { ...factor, sealed: secrets.seal(secrets.open(factor.sealed, context), context) };
};

export interface FactorNews {
  readonly accountId: string;
  readonly at: Instant;
  readonly what: 'on' | 'off' | 'reset' | 'codes' | 'recovery-used' | 'locked';
  /** recovery codes that can still be used */
  readonly left: number;
}

/** E-mails the owner about a change of the second factor. */
export const tellOwner = (
  tx: Pick<Stores, 'outbox'>,
  { accountId, at, what, left }: FactorNews,
  { ids }: Pick<FactorPorts, 'ids'>,
): Promise<void> =>
  tx.outbox.append([
    {
      id: ids.next(),
      kind: 'factor-changed',
      at,
      recipient: { type: 'account', id: accountId },
      facts: { at, what, left },
    },
  ]);
