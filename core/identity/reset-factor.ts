import { type Actor, notByProxy } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
  SecondPersonNeeded,
} from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import {
  fullNameOf,
  type Ids,
  type Instant,
  NotFound,
  type PortsOf,
  type SharedPorts,
  type Stores,
} from '../shared/index.js';
import type { Admin } from './admin.js';
import type { Account } from './account.js';
import { OwnLogin } from './logins.js';
import { FactorNotSet } from './second-factor.js';
import { tellOwner } from './try-factor.js';

declare module '../approvals/request.js' {
  interface RequestedChanges {
    /** of an administrator's login: removed */
    'factor-reset': Readonly<Record<string, never>>;
  }
}

type ResetStores = 'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'factors' | 'outbox' | 'audit';

/**
 * Removes a lost second factor in the caller's transaction, and ends all sessions and API tokens of the account,
 * which may be somebody else's.
 * @throws FactorNotSet
 */
export const removeLostFactor = async (
  tx: Pick<Stores, ResetStores>,
  { account, at }: { readonly account: Account; readonly at: Instant },
  { ids }: { readonly ids: Ids },
): Promise<void> => {
  const factor = await tx.factors.lock(account.id);
  if (!factor || factor.confirmedAt === null) throw new FactorNotSet();
  await tx.factors.remove(account.id);
  await tx.sessions.removeAllOf(account.id);
  await tx.devices.forgetAllOf(account.id);
  await tx.apiTokens.revokeAllOf(account.id, at);
  await tellOwner(tx, { accountId: account.id, at, what: 'reset', left: 0 }, { ids });
};

type Ports = PortsOf<ResetStores | 'admins' | 'requests', 'clock' | 'ids' | 'program'>;

interface ResetFactor {
  readonly actor: Actor;
  readonly email: string;
  readonly reason: string;
}

/**
 * Resets the lost second factor of somebody else's login, by an administrator under their own name. One's own is only
 * switched off with a code. An administrator's is only reset with a second administrator (`resetAdminFactor`), unless
 * approvals are only recorded.
 * @throws ProxyForbidden NotFound OwnLogin FactorNotSet SecondPersonNeeded
 */
export const resetFactor =
  ({ uow, program, ...ports }: Ports) =>
  async ({ actor, email, reason }: ResetFactor): Promise<void> => {
    notByProxy(actor);
    if (actor.type !== 'admin') throw new NotFound('account');
    await uow.run(async (tx) => {
      const account = await tx.accounts.byEmail(email);
      if (!account) throw new NotFound('account');
      assertNotOwn(actor, account);
      if (account.type === 'admin' && program.approvals === 'required')
        throw new SecondPersonNeeded({ why: 'colleague' });
      await reset(tx, { actor, account, reason }, ports);
      if (account.type === 'admin')
        await recordDoneAlone(
          tx,
          { actor, act: 'factor-reset', objectType: 'admin', objectId: account.subjectId },
          ports,
        );
    });
  };

/**
 * Resets the lost second factor of another administrator once a second one approves it (domain.md §13), because a stolen
 * session alone would otherwise disarm a colleague; at once where approvals are only recorded.
 * @throws ProxyForbidden NotFound OwnLogin FactorNotSet
 */
export const resetAdminFactor =
  ({ uow, program, ...ports }: Ports) =>
  ({ actor, adminId, reason }: Omit<ResetFactor, 'email'> & { readonly adminId: string }): Promise<Admin> => {
    notByProxy(actor);
    return uow.run(async (tx) => {
      const admin = actor.type === 'admin' ? await tx.admins.lock(adminId) : undefined;
      if (!admin) throw new NotFound('admin');
      const account = await armedLogin(tx, adminId);
      assertNotOwn(actor, account);
      if (program.approvals === 'recorded') {
        await reset(tx, { actor, account, reason }, ports);
        await recordDoneAlone(tx, { actor, act: 'factor-reset', objectType: 'admin', objectId: adminId }, ports);
      } else {
        const about = { objectId: adminId, objectName: fullNameOf(admin) };
        await askApproval(tx, { actor, kind: 'factor-reset', ...about, change: {}, reason }, { ...ports, program });
      }
      return admin;
    });
  };

/**
 * An admin decides whether the lost second factor of another administrator is reset, as a third asked.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit FactorNotSet
 */
export const decideFactorReset =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'factor-reset'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'factor-reset', cmd, ports);
      if (!cmd.approve) return request;
      const account = await armedLogin(tx, request.objectId);
      await reset(tx, { actor: cmd.actor, account, reason: request.reason ?? '' }, ports);
      return request;
    });

/** The login of an administrator that has a second factor. @throws FactorNotSet */
const armedLogin = async (tx: Pick<Stores, 'accounts' | 'factors'>, adminId: string): Promise<Account> => {
  for (const account of await tx.accounts.allOf('admin', adminId))
    if ((await tx.factors.lock(account.id))?.confirmedAt) return account;
  throw new FactorNotSet();
};

/** Nor another login of one's own record. @throws OwnLogin */
const assertNotOwn = (actor: Actor, account: Account): void => {
  if (account.type === 'admin' && account.subjectId === actor.subjectId) throw new OwnLogin({ act: 'reset-factor' });
};

const reset = async (
  tx: Pick<Stores, ResetStores>,
  { actor, account, reason }: { readonly actor: Actor; readonly account: Account; readonly reason: string },
  { clock, ids }: Pick<SharedPorts, 'clock' | 'ids'>,
): Promise<void> => {
  const at = clock.now();
  await removeLostFactor(tx, { account, at }, { ids });
  await recordAct(tx, { ids, at, actor }, 'reset-factor', ['account', account.id], {
    reason,
    type: account.type,
    subjectId: account.subjectId,
  });
};
