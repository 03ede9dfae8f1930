import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  type Currency,
  type Digest,
  type Ids,
  type Instant,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { holdRiders } from './hold-riders.js';
import { mustBeSeen, outcomeOf } from './outcome.js';
import type { MoneyMoved } from './plan-awards.js';
import type { JudgedResult, Result } from './result.js';
import type { ResultView } from './result-queries.port.js';
import { applyCorrection, evaluateCorrection } from './apply-correction.js';
import { maySubmit } from './submit-refusals.js';

/** A correction that a person makes at one event. */
export interface ByHand {
  readonly actor: Actor;
  /** null previews: the same judging, nothing stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the preview that is confirmed; null or left out when there was none */
  readonly outcome?: string | null;
}

export interface Corrected {
  readonly applied: boolean;
  readonly eventId: string;
  readonly currency: Currency;
  /** what the person touched, as it is judged now */
  readonly results: readonly ResultView[];
  readonly removed: number;
  /** minor units of `currency`, in the whole event */
  readonly money: MoneyMoved;
  /** fingerprint of what it would do, or did */
  readonly outcome: string;
}

type CorrectingNeeds =
  'events' | 'results' | 'claims' | 'riderFacts' | 'aliases' | 'wallets' | 'outbox' | 'audit' | 'idempotency';
export type CorrectingTx = Pick<Stores, CorrectingNeeds>;

export interface CorrectingPorts {
  readonly uow: UnitOfWork<CorrectingNeeds>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/** An event under its lock. */
export interface Opened {
  readonly event: RaceEvent;
  readonly classes: readonly RaceClass[];
  readonly results: readonly JudgedResult[];
  readonly at: Instant;
}

/** What a person wants of it. */
export interface Wanted {
  readonly results: readonly Result[];
  readonly classes?: readonly RaceClass[];
  /** ids of results to answer with */
  readonly touched: readonly string[];
  readonly audit: {
    readonly action: string;
    readonly objectType: 'result' | 'class' | 'event';
    readonly objectId: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

/**
 * The way of every correction by hand: lock the event, ask whether the person may, change its results, judge them all
 * again and settle; once for a key. @throws NotFound ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const correctEvent = (
  ports: CorrectingPorts,
  { actor, apply, outcome = null }: ByHand,
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

/** The same inside a transaction that does more than that. */
export const correctLocked = async (
  tx: CorrectingTx,
  { actor, apply, outcome = null, eventId, change }: CorrectingLocked,
  ports: Omit<CorrectingPorts, 'uow'>,
): Promise<Corrected> => {
  const at = ports.clock.now();
  const event = await tx.events.lock(eventId);
  if (!event) throw new NotFound('event');
  maySubmit(actor, event, at, ports.program);
  const [classes, results] = [await tx.events.classes(event.id), await tx.results.ofEvent(event.id)];
  const wanted = await change(tx, { event, classes, results, at });
  const correction = {
    event,
    before: { classes, results },
    after: { classes: wanted.classes ?? classes, results: wanted.results },
  };
  const evaluated = await evaluateCorrection(
    tx,
    correction,
    at,
    ports.program,
    apply ? await holdRiders(tx, results, wanted.results) : undefined,
  );
  const touched = new Set(wanted.touched);
  const stay = new Set(evaluated.judged.map((it) => it.id));
  const answer = {
    applied: apply,
    eventId: event.id,
    currency: event.currency,
    results: evaluated.judged.flatMap((it) =>
      touched.has(it.id) ? [{ ...it, matchedName: evaluated.riders.get(it.riderId ?? '')?.fullName ?? null }] : [],
    ),
    removed: results.filter((it) => !stay.has(it.id)).length,
    money: evaluated.money,
    outcome: outcomeOf(evaluated, ports.digest),
  };
  if (!apply) return answer;
  mustBeSeen(outcome, answer.outcome);
  const money = await applyCorrection(tx, evaluated, { actor, at }, ports);
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

/** A result that must be there. @throws NotFound */
export const resultIn = ({ results }: Pick<Opened, 'results'>, resultId: string): JudgedResult => {
  const found = results.find((it) => it.id === resultId);
  if (!found) throw new NotFound('result');
  return found;
};

/** A result that a person names, and the event and class they saw it in: one of another is not there. */
export interface OneResult {
  readonly resultId: string;
  readonly eventId?: string;
  readonly classId?: string;
}

/** The event of a result. @throws NotFound */
export const eventOfResult =
  ({ resultId, eventId, classId }: OneResult) =>
  async (tx: Pick<Stores, 'results'>): Promise<string> => {
    const found = await tx.results.byId(resultId);
    if (!found || found.eventId !== (eventId ?? found.eventId) || found.classId !== (classId ?? found.classId))
      throw new NotFound('result');
    return found.eventId;
  };
