import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import { issueCode, type IssuePorts } from './issue-code.js';
import { CodeNotValid, TooManyCodes } from './one-time-code.js';
import { tryCode } from './try-code.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'accounts' | 'codes' | 'loginGuards' | 'rematching' | 'outbox' | 'audit'>;
}

/**
 * E-mails a code for the e-mail-verify screen (requirements §2), unless the address is already verified.
 * @throws ProxyForbidden NotFound TooManyCodes
 */
export const sendEmailCode =
  ({ uow, ...ports }: Ports) =>
  async ({ actor }: { readonly actor: Actor }): Promise<void> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      const account = await tx.accounts.byId(actor.accountId);
      if (!account) throw new NotFound('account');
      if (account.emailVerified) return;
      const until = await issueCode(tx, { purpose: 'verify-email', email: account.email, account }, ports);
      if (until !== null) throw new TooManyCodes({ until });
    });
  };

/** Verifies the account's address with the code (requirements §4). @throws ProxyForbidden NotFound CodeNotValid */
export const verifyEmail =
  ({ uow, clock, ids, seals }: Ports) =>
  async ({ actor, code }: { readonly actor: Actor; readonly code: string }): Promise<void> => {
    notByProxy(actor);
    const verified = await uow.run(async (tx) => {
      const at = clock.now();
      const account = await tx.accounts.byId(actor.accountId);
      if (!account) throw new NotFound('account');
      if (account.emailVerified) return true;
      const used = await tryCode(tx, { purpose: 'verify-email', email: account.email, code, at }, seals);
      if (!used) return false;
      await tx.accounts.setEmailVerified(account.id);
      // only now may results be matched to the rider
      if (account.type === 'rider') await tx.rematching.ask([account.subjectId], at);
      await recordAct(tx, { ids, at, actor }, 'verify-email', ['account', account.id]);
      return true;
    });
    if (!verified) throw new CodeNotValid();
  };
