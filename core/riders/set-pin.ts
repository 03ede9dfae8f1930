import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { passwordRefusal, type Passwords } from '../identity/index.js';
import type { Pins } from '../redemption/index.js';
import { type DomainError, NotFound, type PortsOf } from '../shared/index.js';
import { acceptPin } from './pin.js';

export interface SetPin {
  readonly actor: Actor;
  readonly password: string;
  /** 4 digits */
  readonly pin: string;
}

interface Ports extends PortsOf<
  'riders' | 'accounts' | 'loginGuards' | 'riderPins' | 'outbox' | 'audit',
  'clock' | 'ids' | 'program'
> {
  readonly passwords: Passwords;
  readonly pins: Pins;
}

/**
 * Sets a rider's PIN, authorized by the account's password, and resets the count of wrong PINs. Not available in proxy
 * mode (domain.md §10). An email reports the change.
 * @throws ProxyForbidden NotFound PinNotValid WrongPassword TooManyAttempts
 */
export const setPin =
  ({ uow, passwords, pins, clock, ids, program }: Ports) =>
  async ({ actor, password, pin }: SetPin): Promise<void> => {
    notByProxy(actor);
    if (actor.type !== 'rider') throw new NotFound('rider');
    const { account, rider } = await uow.run(async (tx) => ({
      account: await tx.accounts.byId(actor.accountId),
      rider: await tx.riders.lock(actor.subjectId),
    }));
    if (!account) throw new NotFound('account');
    acceptPin(pin, rider?.bornOn ?? null);
    // hashing is slow by design, so it runs outside any lock
    const { right } = await passwords.verify(account.passwordHash, password);
    const refused = await uow.run(
      async (tx): Promise<DomainError | null> => {
        const at = clock.now();
        const wrong = await passwordRefusal(tx, { account, right, at }, program);
        if (wrong !== null) return wrong;
        const before = await tx.riderPins.lock(actor.subjectId);
        await tx.riderPins.save(actor.subjectId, {
          seal: pins.seal(actor.subjectId, pin),
          failures: 0,
          lockedUntil: null,
        });
        if (before.seal !== null)
          await tx.outbox.append([
            { id: ids.next(), kind: 'pin-changed', at, recipient: { type: 'account', id: account.id }, facts: { at } },
          ]);
        await recordAct(tx, { ids, at, actor }, 'set-pin', ['rider', actor.subjectId], { first: before.seal === null });
        return null;
      },
      { rider: actor.subjectId },
    );
    if (refused) throw refused;
  };
