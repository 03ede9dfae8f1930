import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { overpaid } from '../ledger/index.js';
import { LONGEST_NOTE, NoteLength } from '../riders/index.js';
import { type Clock, type Ids, type Money, NotFound, type UnitOfWork } from '../shared/index.js';

export interface SetOverpaidAside {
  readonly actor: Actor;
  readonly awardId: string;
  /** what the admin saw that was overpaid, and the note that says why it stays with the rider; null: it waits again */
  readonly left: { readonly overpaid: Money; readonly note: string } | null;
}

/**
 * An admin leaves what was overpaid with the rider, with a note, or takes it up again. No money moves. If later
 * corrections make more of the award overpaid, it waits again. The same decision again changes nothing.
 * @throws NotFound NoteLength PreviewOutdated
 */
export const setOverpaidAside =
  ({
    uow,
    clock,
    ids,
  }: {
    readonly uow: UnitOfWork<'riders' | 'wallets' | 'asides' | 'notes' | 'audit'>;
    readonly clock: Clock;
    readonly ids: Ids;
  }) =>
  ({ actor, awardId, left }: SetOverpaidAside): Promise<{ readonly awardId: string; readonly setAside: boolean }> =>
    uow.run(async (tx) => {
      const [award] = actor.type === 'admin' ? await tx.wallets.awardsById([awardId]) : [];
      if (!award || !(await tx.riders.lock(award.riderId))) throw new NotFound('award');
      const aside = await tx.asides.find('overpaid', awardId);
      const record = (action: string, at: string, detail: object) =>
        tx.audit.append({
          id: ids.next(),
          at,
          ...by(actor),
          action,
          objectType: 'rider',
          objectId: award.riderId,
          detail: { awardId, ...detail },
        });

      if (left === null) {
        if (aside) {
          await tx.asides.remove('overpaid', awardId);
          await record('take-overpaid-up', clock.now(), {});
        }
        return { awardId, setAside: false };
      }
      const { amount, currency } = left.overpaid;
      if (currency !== award.currency || amount !== overpaid(award) || amount === 0) throw new PreviewOutdated();
      if (aside?.amount === amount) return { awardId, setAside: true };
      const text = left.note.trim();
      if (text === '' || text.length > LONGEST_NOTE) throw new NoteLength({ limit: LONGEST_NOTE });
      const at = clock.now();
      await tx.notes.insert({ id: ids.next(), riderId: award.riderId, text, byName: actor.name, at });
      await tx.asides.put({ kind: 'overpaid', objectId: awardId, at, by: actor.name, reason: null, amount });
      await record('leave-overpaid', at, { amount, currency });
      return { awardId, setAside: true };
    });
