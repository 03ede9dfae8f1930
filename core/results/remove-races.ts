import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Currency, NotFound } from '../shared/index.js';
import type { CorrectingPorts, CorrectingTx } from './correct-event.js';
import { assertPreviewed, outcomeOf } from './outcome.js';
import { addMoney, type MoneyMoved, noMoney, walletsOf } from './plan-awards.js';
import { applyCorrection, evaluateCorrection, type EvaluatedCorrection } from './apply-correction.js';

export interface RemoveRaces {
  readonly actor: Actor;
  readonly riderId: string;
  /** null previews */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the preview that is confirmed; null or left out when there was none */
  readonly outcome?: string | null;
}

export interface RacesRemoved {
  readonly applied: boolean;
  /** results of the rider, and in how many events */
  readonly removed: number;
  readonly events: number;
  /** what it moves, of other riders too: a class may become too small to pay */
  readonly money: readonly ({ readonly currency: Currency } & MoneyMoved)[];
  /** fingerprint of what it would do, or did */
  readonly outcome: string;
}

/**
 * Removes every result of a rider and settles their events (requirements §6), all in one transaction. Admins only.
 * @throws NotFound KeyUsedForAnother
 */
export const removeRaces =
  (ports: CorrectingPorts) =>
  (cmd: RemoveRaces): Promise<RacesRemoved> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => remove(tx, cmd, ports)) : remove(tx, cmd, ports),
    );

const remove = async (
  tx: CorrectingTx,
  { actor, riderId, apply, outcome: confirmed }: RemoveRaces,
  ports: CorrectingPorts,
): Promise<RacesRemoved> => {
  const [rider] = actor.type === 'admin' ? await tx.riderFacts.byIds([riderId]) : [];
  if (!rider) throw new NotFound('rider');
  const at = ports.clock.now();
  const races = await tx.results.ofRider(riderId);
  const evaluated: EvaluatedCorrection[] = [];
  // events one after another in one order everywhere, then every wallet at once: two that do this at the same time
  // cannot wait for each other
  for (const eventId of [...new Set(races.map((it) => it.eventId))].toSorted()) {
    const event = await tx.events.lock(eventId);
    if (!event) continue;
    const before = { classes: await tx.events.classes(eventId), results: await tx.results.ofEvent(eventId) };
    const after = { classes: before.classes, results: before.results.filter((it) => it.riderId !== riderId) };
    evaluated.push(await evaluateCorrection(tx, { event, before, after }, at, ports.program));
  }
  const outcome = ports.digest(JSON.stringify([riderId, evaluated.map((it) => outcomeOf(it, ports.digest))]));
  if (apply) assertPreviewed(confirmed, outcome);
  const moved = new Map<Currency, MoneyMoved>();
  if (apply) await tx.wallets.lock(walletsOf(evaluated.flatMap((it) => it.targets)));
  for (const it of evaluated) {
    const { currency } = it.correction.event;
    const money = apply ? await applyCorrection(tx, it, { actor, at }, ports) : it.money;
    moved.set(currency, addMoney(moved.get(currency) ?? noMoney, money));
  }
  const answer = {
    applied: apply !== null,
    removed: evaluated.reduce(
      (sum, { correction: { before, after } }) => sum + before.results.length - after.results.length,
      0,
    ),
    events: evaluated.length,
    money: [...moved].map(([currency, money]) => ({ currency, ...money })),
    outcome,
  };
  const { outcome: _, ...recorded } = answer;
  if (apply)
    await tx.audit.append({
      id: ports.ids.next(),
      at,
      ...by(actor),
      action: 'remove-races',
      objectType: 'rider',
      objectId: riderId,
      detail: {
        ...recorded,
        results: races.map(({ id, eventId, classId, place }) => ({ id, eventId, classId, place })),
      },
    });
  return answer;
};
