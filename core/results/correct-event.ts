import type { Actor } from '../access/index.js';
import { UndoRefused } from '../approvals/index.js';
import { by } from '../audit/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Currency, type Instant, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { lockRiders } from './lock-riders.js';
import { assertPreviewed, outcomeOf } from './outcome.js';
import type { MoneyMoved } from './plan-awards.js';
import type { EvaluatedResult, Result } from './result.js';
import type { ResultView } from './result-queries.port.js';
import { applyCorrection } from './apply-correction.js';
import { evaluateCorrection } from './evaluate-correction.js';
import { assertCanSubmit } from './submit-refusals.js';

/** A manual correction of one event. */
export interface ManualEdit {
  readonly actor: Actor;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

export interface Corrected {
  readonly applied: boolean;
  readonly eventId: string;
  readonly currency: Currency;
  /** the results that were edited, with their new verdicts */
  readonly results: readonly ResultView[];
  readonly removed: number;
  /** minor units of `currency`, in the whole event */
  readonly money: MoneyMoved;
  /** fingerprint of the effect */
  readonly outcome: string;
  /** the rider's name is another than the result's, so a reason is needed */
  readonly needsReason?: true;
}

type CorrectingNeeds =
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'checks'
  | 'aliases'
  | 'rematching'
  | 'wallets'
  | 'outbox'
  | 'audit'
  | 'idempotency';
export type CorrectingTx = Pick<Stores, CorrectingNeeds>;

export type CorrectingPorts = PortsOf<CorrectingNeeds, 'clock' | 'ids' | 'digest' | 'program'>;

/** An event locked for correction. */
export interface Opened {
  readonly event: RaceEvent;
  readonly classes: readonly RaceClass[];
  readonly results: readonly EvaluatedResult[];
  readonly at: Instant;
}

/** The requested change of an event. */
export interface Wanted {
  readonly results: readonly Result[];
  readonly classes?: readonly RaceClass[];
  /** ids of results to return */
  readonly touched: readonly string[];
  /** a rider was chosen whose name is another, which needs a reason */
  readonly needsReason?: boolean;
  /** the result whose match or addition is taken back: refused where its money was spent, its unsent e-mail is withdrawn */
  readonly undoes?: string;
  readonly audit: {
    readonly action: string;
    readonly objectType: 'result' | 'class' | 'event';
    readonly objectId: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

/**
 * The steps of every manual correction: lock the event, check permission, change its results, evaluate them all and
 * apply the difference; once per idempotency key.
 * @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const correctEvent = (
  ports: CorrectingPorts,
  { actor, apply, outcome = null }: ManualEdit,
  find: (tx: CorrectingTx) => Promise<string>,
  change: (tx: CorrectingTx, opened: Opened) => Promise<Wanted>,
): Promise<Corrected> =>
  ports.uow.run((tx) => {
    const correct = async (): Promise<Corrected> => {
      const eventId = await find(tx);
      return correctLocked(tx, { actor, apply: apply !== null, outcome, eventId, change }, ports);
    };
    return apply ? withIdempotency(tx.idempotency, apply, correct) : correct();
  });

export interface CorrectingLocked {
  readonly actor: Actor;
  readonly apply: boolean;
  readonly outcome?: string | null;
  readonly eventId: string;
  readonly change: (tx: CorrectingTx, opened: Opened) => Promise<Wanted>;
}

/** The same, inside the caller's transaction. */
export const correctLocked = async (
  tx: CorrectingTx,
  { actor, apply, outcome = null, eventId, change }: CorrectingLocked,
  ports: Omit<CorrectingPorts, 'uow'>,
): Promise<Corrected> => {
  const at = ports.clock.now();
  const event = await tx.events.lock(eventId);
  if (!event) throw new NotFound('event');
  assertCanSubmit(actor, event, at, ports.program);
  const [classes, results] = [await tx.events.classes(event.id), await tx.results.ofEvent(event.id)];
  const wanted = await change(tx, { event, classes, results, at });
  const correction = {
    event,
    before: { classes, results },
    after: { classes: wanted.classes ?? classes, results: wanted.results },
    enteredBy: actor,
  };
  const evaluated = await evaluateCorrection(
    tx,
    correction,
    at,
    ports.program,
    apply ? await lockRiders(tx, results, wanted.results) : undefined,
  );
  const touched = new Set(wanted.touched);
  const stay = new Set(evaluated.results.map((result) => result.id));
  const answer = {
    applied: apply,
    eventId: event.id,
    currency: event.currency,
    results: evaluated.results.flatMap((result) =>
      touched.has(result.id)
        ? [{ ...result, matchedName: evaluated.riders.get(result.riderId ?? '')?.fullName ?? null }]
        : [],
    ),
    removed: results.filter((result) => !stay.has(result.id)).length,
    money: evaluated.money,
    outcome: outcomeOf(evaluated, ports.digest),
    ...(wanted.needsReason === true ? { needsReason: true as const } : {}),
  };
  if (!apply) return answer;
  assertPreviewed(outcome, answer.outcome);
  const money = await applyCorrection(tx, evaluated, { actor, at }, ports);
  if (wanted.undoes !== undefined) {
    if (money.overpaid > 0) throw new UndoRefused({ why: 'spent' });
    await tx.outbox.withdraw('award-earned', wanted.undoes);
  }
  const { detail, ...what } = wanted.audit;
  await tx.audit.append({
    id: ports.ids.next(),
    at,
    ...by(actor),
    ...what,
    detail: { eventId: event.id, ...detail, ...money, currency: event.currency },
  });
  return { ...answer, money };
};

/** Finds a result by id. @throws NotFound */
export const resultIn = ({ results }: Pick<Opened, 'results'>, resultId: string): EvaluatedResult => {
  const found = results.find((result) => result.id === resultId);
  if (!found) throw new NotFound('result');
  return found;
};

/** A result identified by event, class and id; it is not found under another event or class. */
export interface OneResult {
  readonly resultId: string;
  readonly eventId?: string;
  readonly classId?: string;
}

/** The event id of a result. @throws NotFound */
export const eventOfResult =
  ({ resultId, eventId, classId }: OneResult) =>
  async (tx: Pick<Stores, 'results'>): Promise<string> => {
    const found = await tx.results.byId(resultId);
    if (!found || found.eventId !== (eventId ?? found.eventId) || found.classId !== (classId ?? found.classId))
      throw new NotFound('result');
    return found.eventId;
  };
