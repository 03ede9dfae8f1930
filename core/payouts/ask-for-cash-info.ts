import type { Actor } from '../access/index.js';
import { personOf } from '../approvals/index.js';
import { by } from '../audit/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { type Message, type Recipient, UNDO_SECONDS } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Ids,
  type Instant,
  type LocalDate,
  NotFound,
  plusSeconds,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { assertExtension, type CashAsk, extendedUntil, notBefore, type OverdueCash } from './cash-ask.js';
import { type Missing, missingOf } from './payee.js';
import { overdueRaces, paymentInfoDue } from './payment-due.js';

type Needs = 'riders' | 'payees' | 'documents' | 'cashAsks' | 'outbox' | 'audit';
type Tx = Pick<Stores, Needs>;

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

/**
 * `lately`: asked less than a week ago; `nothing-overdue`: nothing is missing any more, no deadline has passed, or it was
 * extended; `unreachable`: deactivated, or without an address
 */
export type AskOutcome = 'done' | 'lately' | 'nothing-overdue' | 'unreachable';

export interface Asked {
  readonly riderId: string;
  readonly outcome: AskOutcome;
  /** of `lately`: the first day on which the rider can be reminded again */
  readonly againOn: LocalDate | null;
  /** what was made, to be undone; null: nothing */
  readonly askId: string | null;
}

export interface ReminderDraft {
  /** null: nothing is overdue */
  readonly message: Message | null;
  /** null: nobody can be written to */
  readonly reader: Recipient | null;
  /** newest first */
  readonly asks: readonly CashAsk[];
  readonly askedAt: Instant | null;
  /** the first day on which the rider can be reminded again; null: today */
  readonly againOn: LocalDate | null;
}

interface Found {
  readonly overdue: readonly OverdueCash[];
  readonly missing: readonly Missing[];
  readonly reader: Recipient | undefined;
  readonly asks: readonly CashAsk[];
  readonly askedAt: Instant | null;
}

/** What there is to ask of a rider; nothing is overdue before an extension has ended. */
const find = async (tx: Tx, riderId: string, today: LocalDate, program: Program): Promise<Found | undefined> => {
  const rider = await tx.riders.lock(riderId);
  const [payee] = rider ? await tx.payees.byIds([riderId]) : [];
  if (!payee) return undefined;
  const [asks, askedAt] = [await tx.cashAsks.ofRider(riderId), await tx.cashAsks.askedAt(riderId)];
  const isExtended = (extendedUntil(asks) ?? '') >= today;
  const overdue = isExtended ? [] : await tx.cashAsks.overdue(riderId, overdueRaces(program, today));
  const missing = missingOf(payee, await tx.documents.standing(riderId));
  const reader = payee.deactivated ? undefined : await tx.outbox.recipient('rider', riderId);
  return { overdue, missing, reader, asks, askedAt };
};

/** Facts of a mail: sums by currency as `amount1`, `currency1` and so on, what is missing, and since when it is due. */
const factsOf = ({ overdue, missing }: Found, program: Program): Message['facts'] => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of overdue) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const numbered = [...sums].flatMap(([currency, amount], at) => [
    [`amount${at + 1}`, amount],
    [`currency${at + 1}`, currency],
  ]);
  const first = overdue[0]?.raceDay;
  return {
    ...Object.fromEntries(numbered),
    ...Object.fromEntries(missing.map((text, at) => [`missing${at + 1}`, text])),
    dueOn: first === undefined ? null : paymentInfoDue(program, first),
  };
};

interface Asking {
  readonly actor: Actor;
  /** at most 100 */
  readonly riderIds: readonly string[];
}

const NOTHING = { againOn: null, askId: null } as const;

/**
 * An admin reminds riders of what is missing for their overdue cash: one e-mail a rider, in the rider's language, at most
 * one a week, also counting those of the program. It leaves after UNDO_SECONDS. Each rider is a transaction of its own,
 * and whoever was reminded is not reminded again if the call is repeated.
 * @returns outcomes in the order of the request
 * @throws NotFound for everybody but admins
 */
export const remindOfCash =
  (ports: Ports) =>
  async ({ actor, riderIds }: Asking): Promise<readonly Asked[]> =>
    each(ports, actor, riderIds, async (tx, riderId, today, found) => {
      if (found.overdue.length === 0) return { riderId, outcome: 'nothing-overdue', ...NOTHING };
      if (!found.reader) return { riderId, outcome: 'unreachable', ...NOTHING };
      const againOn = notBefore(found.askedAt, today, ports.program.timeZone);
      if (againOn !== null) return { riderId, outcome: 'lately', againOn, askId: null };
      const facts = factsOf(found, ports.program);
      const askId = await add(tx, { actor, riderId, until: null, reason: null, facts }, ports);
      return { riderId, outcome: 'done', againOn: null, askId };
    });

/**
 * An admin gives riders more time for what is missing for their overdue cash. Until that day nothing of it is overdue or
 * can expire. The rider gets an e-mail with the reason.
 * @throws NotFound ReasonMissing ExtensionOutOfBounds
 */
export const extendCash =
  (ports: Ports) =>
  async ({ actor, riderIds, until, reason }: Asking & { readonly until: LocalDate; readonly reason: string }) => {
    if (reason.trim() === '') throw new ReasonMissing();
    assertExtension(until, dateIn(ports.clock.now(), ports.program.timeZone));
    return each(ports, actor, riderIds, async (tx, riderId, _, found) => {
      if (found.overdue.length === 0) return { riderId, outcome: 'nothing-overdue', ...NOTHING };
      const facts = { ...factsOf(found, ports.program), until, reason: reason.trim() };
      const askId = await add(tx, { actor, riderId, until, reason: reason.trim(), facts }, ports);
      return { riderId, outcome: 'done', againOn: null, askId };
    });
  };

/**
 * The reminder as it would be sent now, and what the rider was asked before.
 * @throws NotFound
 */
export const draftReminder =
  ({ uow, clock, ids, program }: Ports) =>
  ({ actor, riderId }: { readonly actor: Actor; readonly riderId: string }): Promise<ReminderDraft> =>
    uow.run(async (tx) => {
      const [at, found] =
        actor.type === 'admin'
          ? [clock.now(), await find(tx, riderId, dateIn(clock.now(), program.timeZone), program)]
          : [clock.now(), undefined];
      if (!found) throw new NotFound('rider');
      const { overdue, reader = null, asks, askedAt } = found;
      return {
        message:
          overdue.length === 0
            ? null
            : {
                id: ids.next(),
                kind: 'cash-reminder',
                at,
                recipient: { type: 'rider', id: riderId },
                facts: factsOf(found, program),
              },
        reader,
        asks,
        askedAt,
        againOn: notBefore(askedAt, dateIn(at, program.timeZone), program.timeZone),
      };
    });

/** `told`: the e-mail has left, or is leaving; `gone`: there is no such thing, or another administrator made it */
export type AskUndone = 'undone' | 'told' | 'gone';

/**
 * Whoever reminded riders, or gave them more time, takes it back as long as its e-mail has not left. Afterwards nothing
 * changes: a reminder cannot be unread, and a promised date stands.
 * @throws NotFound for everybody but admins
 */
export const undoCashAsks =
  ({ uow, clock, ids }: Ports) =>
  async ({ actor, askIds }: { readonly actor: Actor; readonly askIds: readonly string[] }) => {
    if (actor.type !== 'admin') throw new NotFound('reminder');
    const outcomes: { readonly askId: string; readonly outcome: AskUndone }[] = [];
    for (const askId of askIds)
      outcomes.push({
        askId,
        outcome: await uow.run(async (tx) => {
          const seen = await tx.cashAsks.byId(askId);
          if (!seen || seen.accountId !== personOf(actor)) return 'gone';
          await tx.riders.lock(seen.riderId);
          // read again under the lock, because it may be undone twice at once
          if (!(await tx.cashAsks.byId(askId))) return 'gone';
          if (await tx.outbox.withdraw(mailOf(seen), askId)) return 'told';
          await tx.cashAsks.remove(askId);
          await tx.audit.append({
            id: ids.next(),
            at: clock.now(),
            ...by(actor),
            action: seen.until === null ? 'undo-cash-reminder' : 'undo-cash-extension',
            objectType: 'rider',
            objectId: seen.riderId,
            detail: { until: seen.until },
          });
          return 'undone';
        }),
      });
    return outcomes;
  };

const each = async (
  { uow, clock, program }: Ports,
  actor: Actor,
  riderIds: readonly string[],
  work: (tx: Tx, riderId: string, today: LocalDate, found: Found) => Promise<Asked>,
): Promise<readonly Asked[]> => {
  if (actor.type !== 'admin') throw new NotFound('rider');
  const outcomes = new Map<string, Asked>();
  for (const riderId of new Set(riderIds))
    outcomes.set(
      riderId,
      await uow.run(
        async (tx): Promise<Asked> => {
          const today = dateIn(clock.now(), program.timeZone);
          const found = await find(tx, riderId, today, program);
          return found ? work(tx, riderId, today, found) : { riderId, outcome: 'nothing-overdue', ...NOTHING };
        },
        { rider: riderId },
      ),
    );
  return riderIds.flatMap((riderId) => outcomes.get(riderId) ?? []);
};

const mailOf = ({ until }: Pick<CashAsk, 'until'>) => (until === null ? 'cash-reminder' : 'cash-extended');

const add = async (
  tx: Tx,
  {
    actor,
    facts,
    ...ask
  }: Pick<CashAsk, 'riderId' | 'until' | 'reason'> & { readonly actor: Actor; readonly facts: Message['facts'] },
  { clock, ids }: Ports,
): Promise<string> => {
  const [id, at] = [ids.next(), clock.now()];
  await tx.cashAsks.add({ ...ask, id, at, accountId: personOf(actor), byName: actor.name });
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: mailOf(ask),
      at,
      recipient: { type: 'rider', id: ask.riderId },
      facts,
      about: id,
      notBefore: plusSeconds(at, UNDO_SECONDS),
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action: ask.until === null ? 'remind-of-cash' : 'extend-cash',
    objectType: 'rider',
    objectId: ask.riderId,
    detail: { until: ask.until, reason: ask.reason },
  });
  return id;
};
