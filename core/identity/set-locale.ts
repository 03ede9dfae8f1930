import { type Actor, notByProxy } from '../access/index.js';
import { type UnitOfWork } from '../shared/index.js';
import type { Locale } from './account.js';

/** Sets the language of the account's emails and the default for its browsers. @throws ProxyForbidden */
export const setLocale =
  ({ uow }: { readonly uow: UnitOfWork<'accounts'> }) =>
  async ({ actor, locale }: { readonly actor: Actor; readonly locale: Locale }): Promise<void> => {
    notByProxy(actor);
    await uow.run((tx) => tx.accounts.setLocale(actor.accountId, locale));
  };
