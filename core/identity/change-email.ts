import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type DomainError, type Instant, NotFound, plusSeconds, type PortsOf, type Stores } from '../shared/index.js';
import type { Account } from './account.js';
import { issueCode, type IssuePorts } from './issue-code.js';
import { CodeNotValid, TooManyCodes } from './one-time-code.js';
import type { Passwords } from './ports.js';
import { passwordRefusal } from './prove-password.js';
import { tellAccountExists } from './tell-account-exists.js';
import { tryCode } from './try-code.js';

interface Ports
  extends
    IssuePorts,
    PortsOf<
      'accounts' | 'sessions' | 'codes' | 'loginGuards' | 'admins' | 'riders' | 'rematching' | 'outbox' | 'audit',
      'program'
    > {
  readonly passwords: Passwords;
}

/** longer than emails are retried (one week, see core/outbox), because expired records are deleted */
const NOTICE_SECONDS = 8 * 24 * 3600;

/**
 * Sends a code to a new login address. If the address already has an account, the response is the same and that address
 * gets an email about it.
 * @throws ProxyForbidden NotFound WrongPassword TooManyAttempts TooManyCodes
 */
export const requestEmailChange =
  ({ uow, passwords, program, ...ports }: Ports) =>
  async ({
    actor,
    email: typed,
    password,
  }: {
    readonly actor: Actor;
    readonly email: string;
    readonly password: string;
  }): Promise<void> => {
    notByProxy(actor);
    const email = typed.trim().toLowerCase();
    const account = await uow.run((tx) => tx.accounts.byId(actor.accountId));
    if (!account) throw new NotFound('account');
    // hashing is slow by design, so it runs outside any lock
    const { right } = await passwords.verify(account.passwordHash, password);
    const refused = await uow.run(async (tx): Promise<DomainError | null> => {
      const wrong = await passwordRefusal(tx, { account, right, at: ports.clock.now() }, program);
      if (wrong !== null) return wrong;
      const holder = await tx.accounts.byEmail(email);
      if (holder) {
        await tellAccountExists(tx, holder, ports);
        return null;
      }
      const until = await issueCode(tx, { purpose: 'change-email', email, account }, ports);
      return until === null ? null : new TooManyCodes({ until });
    });
    if (refused) throw refused;
  };

/**
 * Confirms a new login address with the code. The rider's or admin's record gets it too, other sessions end, and the
 * old address is notified. Dealer and promoter records keep their own business address.
 * @throws ProxyForbidden CodeNotValid
 */
export const changeEmail =
  ({ uow, clock, ids, seals }: Omit<Ports, 'passwords' | 'program'>) =>
  async ({
    actor,
    sessionId,
    email: typed,
    code,
  }: {
    readonly actor: Actor;
    readonly sessionId: string;
    readonly email: string;
    readonly code: string;
  }): Promise<void> => {
    notByProxy(actor);
    const email = typed.trim().toLowerCase();
    const changed = await uow.run(async (tx) => {
      const at = clock.now();
      const account = await tx.accounts.byId(actor.accountId);
      const used = account && (await tryCode(tx, { purpose: 'change-email', email, code, at }, seals));
      // someone may have enrolled with this address meanwhile
      if (!account || used?.accountId !== account.id || (await tx.accounts.byEmail(email))) return false;
      await tellOldAddress(tx, account, at, ids.next());
      await tx.accounts.setEmail(account.id, email);
      if (account.type === 'rider') {
        await tx.riders.setEmail(account.subjectId, email);
        // results may name the new address
        await tx.rematching.ask([account.subjectId], at);
      }
      const admin = account.type === 'admin' ? await tx.admins.lock(account.subjectId) : undefined;
      if (admin) await tx.admins.put({ ...admin, email });
      await tx.sessions.removeOthersOf(account.id, sessionId);
      await recordAct(tx, { ids, at, actor }, 'change-email', ['account', account.id]);
      return true;
    });
    if (!changed) throw new CodeNotValid();

    /**
     * Stores the old address in a code record that opens nothing, because the account no longer has it when the email
     * is sent.
     */
    async function tellOldAddress(
      tx: Pick<Stores, 'codes' | 'outbox'>,
      account: Account,
      at: Instant,
      id: string,
    ): Promise<void> {
      await tx.codes.insert({
        id,
        purpose: 'email-changed',
        email: account.email,
        accountId: account.id,
        invited: null,
        seal: '',
        tries: 0,
        createdAt: at,
        expiresAt: plusSeconds(at, NOTICE_SECONDS),
        usedAt: at,
      });
      await tx.outbox.append([
        { id: ids.next(), kind: 'email-changed', at, recipient: { type: 'code', id }, facts: { at } },
      ]);
    }
  };
