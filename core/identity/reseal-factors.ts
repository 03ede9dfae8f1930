import type { UnitOfWork } from '../shared/index.js';
import { factorContext, type SecretBox } from './second-factor.js';

const AT_ONCE = 100;

/** Encrypts every second factor with the newest key, so that older ones can be removed. @returns how many were not */
export const resealFactors = async ({
  uow,
  secrets,
}: {
  readonly uow: UnitOfWork<'factors'>;
  readonly secrets: SecretBox;
}): Promise<number> => {
  let [resealed, after] = [0, ''];
  for (;;) {
    const accounts = await uow.run((tx) => tx.factors.accountsAfter(after, AT_ONCE));
    for (const accountId of accounts)
      resealed += await uow.run(async (tx) => {
        const factor = await tx.factors.lock(accountId);
        if (!factor || !secrets.isOutdated(factor.sealed)) return 0;
        const context = factorContext(accountId);
        await tx.factors.put({ ...factor, sealed: secrets.seal(secrets.open(factor.sealed, context), context) });
        return 1;
      });
    const last = accounts.at(-1);
    if (last === undefined) return resealed;
    after = last;
  }
};
