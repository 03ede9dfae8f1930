import { tellAccountExists } from '../identity/index.js';
import type { LocalDate, PortsOf } from '../shared/index.js';
import { plainVin } from '../vin/index.js';

export interface RecoverAccount {
  /** VIN of one of their bikes, upper or lower case */
  readonly vin: string;
  readonly bornOn: LocalDate;
}

type Ports = PortsOf<'bikes' | 'riders' | 'accounts' | 'codes' | 'outbox', 'clock' | 'ids'>;

/**
 * For riders who forgot the address of their account: if bike and birth date match, an email goes to that address. The
 * response is the same whether or not they match.
 */
export const recoverAccount =
  ({ uow, ...ports }: Ports) =>
  ({ vin, bornOn }: RecoverAccount): Promise<void> =>
    uow.run(async (tx) => {
      const holder = await tx.bikes.holderOf(plainVin(vin));
      const rider = holder && (await tx.riders.lock(holder.riderId));
      const account =
        rider && rider.bornOn === bornOn && !rider.deactivated
          ? await tx.accounts.ofSubject('rider', rider.id)
          : undefined;
      if (account) await tellAccountExists(tx, account, ports, 'account-reminder');
    });
