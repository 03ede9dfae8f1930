import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Currency, NotFound } from '../shared/index.js';
import type { CorrectingPorts, CorrectingTx } from './correct-event.js';
import { assertPreviewed, outcomeOf } from './outcome.js';
import { addMoney, type MoneyMoved, noMoney, walletsOf } from './plan-awards.js';
import { applyCorrection } from './apply-correction.js';
import { allTargets, type Correction, evaluateCorrections } from './evaluate-correction.js';

export interface RemoveRaces {
  readonly actor: Actor;
  readonly riderId: string;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

export interface RacesRemoved {
  readonly applied: boolean;
  /** number of the rider's results, and of their events */
  readonly removed: number;
  readonly events: number;
  /** money moved, for other riders too, because a class may become too small to pay */
  readonly money: readonly ({ readonly currency: Currency } & MoneyMoved)[];
  /** fingerprint of the effect */
  readonly outcome: string;
}

/**
 * Removes all results of a rider and applies the correction to their events, in one transaction (requirements §6).
 * Admins only.
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
  const corrections: Correction[] = [];
  // events are locked one by one in a fixed order, then all wallets at once, which prevents deadlocks
  for (const eventId of [...new Set(races.map((race) => race.eventId))].toSorted()) {
    const event = await tx.events.lock(eventId);
    if (!event) continue;
    const before = { classes: await tx.events.classes(eventId), results: await tx.results.ofEvent(eventId) };
    const after = { classes: before.classes, results: before.results.filter((result) => result.riderId !== riderId) };
    corrections.push({ event, before, after });
  }
  const evaluated = await evaluateCorrections(tx, corrections, at, ports.program);
  const outcome = ports.digest(
    JSON.stringify([riderId, evaluated.map((correction) => outcomeOf(correction, ports.digest))]),
  );
  if (apply) assertPreviewed(confirmed, outcome);
  const moved = new Map<Currency, MoneyMoved>();
  if (apply) await tx.wallets.lock(walletsOf(evaluated.flatMap(allTargets)));
  for (const correction of evaluated) {
    const { currency } = correction.correction.event;
    const money = apply ? await applyCorrection(tx, correction, { actor, at }, ports) : correction.money;
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
    await recordAct(tx, { ids: ports.ids, at, actor }, 'remove-races', ['rider', riderId], {
      ...recorded,
      results: races.map(({ id, eventId, classId, place }) => ({ id, eventId, classId, place })),
    });
  return answer;
};
