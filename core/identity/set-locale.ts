import { type Actor, notByProxy } from '../access/index.js';
import { type UnitOfWork } from '../shared/index.js';
import type { Locale } from './account.js';

/** The language of one's own mails and of browsers that name none. @throws ProxyForbidden */
export const setLocale =
  ({ uow }: { readonly uow: UnitOfWork<'accounts'> }) =>
  async ({ actor, locale }: { readonly actor: Actor; readonly locale: Locale }): Promise<void> => {
    notByProxy(actor);
    await uow.run((tx) => tx.accounts.setLocale(actor.accountId, locale));
  };
