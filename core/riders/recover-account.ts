import { tellAccountExists } from '../identity/index.js';
import type { Clock, Ids, LocalDate, UnitOfWork } from '../shared/index.js';

export interface RecoverAccount {
  /** of a bike of theirs, in either case */
  readonly vin: string;
  readonly bornOn: LocalDate;
}

interface Ports {
  readonly uow: UnitOfWork<'bikes' | 'riders' | 'accounts' | 'codes' | 'outbox'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * For a rider who no longer knows which address the account has: a bike and the birth date tell who it is, and an email
 * goes to that address, which only its owner reads. Whoever asked hears the same whether or not anyone fits.
 */
export const recoverAccount =
  ({ uow, ...ports }: Ports) =>
  ({ vin, bornOn }: RecoverAccount): Promise<void> =>
    uow.run(async (tx) => {
      const holder = await tx.bikes.holderOf(vin.replace(/[\s-]/g, '').toUpperCase());
      const rider = holder && (await tx.riders.lock(holder.riderId));
      const account =
        rider && rider.bornOn === bornOn && !rider.deactivated
          ? await tx.accounts.ofSubject('rider', rider.id)
          : undefined;
      if (account) await tellAccountExists(tx, account, ports, 'account-reminder');
    });
