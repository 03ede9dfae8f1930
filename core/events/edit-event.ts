import type { Actor } from '../access/index.js';
import { by, changesOf } from '../audit/index.js';
import { type Program, rulesOn } from '../program/index.js';
import { type Clock, dateIn, type Ids, NotFound, type PortsOf, StaleEdit, type Stores } from '../shared/index.js';
import { allowed, asDraft, currencyFor, assertOwnEvent } from './event-fields.js';
import type { EventFields, EventRecord } from './event-record.js';
import { howToMove, ownPurse, recordPurseAlone, needsApproval, proposePurse } from './propose-purse.js';
import type { Moved } from './foresee.js';
import { moneyOfProposal } from './foresee-purse.js';
import { assertWithinLimits } from './purse-limits.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface EditEvent {
  readonly actor: Actor;
  readonly eventId: string;
  /** the version that was edited */
  readonly version: number;
  readonly event: EventFields;
  /** why, for whoever approves other dates */
  readonly reason?: string | null | undefined;
}

/** Fields that verdicts depend on: dates decide the season's rules, the result window and riders' ages. */
const ELIGIBILITY_FIELDS = ['paying', 'startsOn', 'endsOn'] as const satisfies readonly (keyof EventFields)[];

/**
 * Changes an event's fields. An edit without changes keeps the version. Results are evaluated again when paying or
 * dates change (domain.md §4). Once it was decided that an event pays, other dates by its promoter are a proposal. An
 * administrator who set a large purse does not decide alone that it is paid: the event waits for another one. So do other
 * dates of a paying event that has begun or has results, because they decide who is paid (domain.md §13). A draft stays
 * one, and keeps whether it is to pay.
 * @throws NotFound StaleEdit EventDatesNotValid EventBegun EventNotReady CurrencyFixed PurseOverLimit
 */
export const editEvent =
  (
    ports: SettlingPort &
      PortsOf<
        'eventAdmin' | 'series' | 'approvals' | 'requests' | 'hands' | 'rejudging' | SettlingNeeds,
        'clock' | 'ids' | 'program'
      >,
  ) =>
  async (cmd: EditEvent): Promise<EventRecord> => {
    const { uow, clock, ids, program, settle } = ports;
    const { actor, eventId, version, event: asked, reason = null } = cmd;
    const money = await moneyOfDates(ports, cmd);
    return uow.run(async (tx) => {
      const before = await tx.eventAdmin.lock(eventId);
      if (!before) throw new NotFound('event');
      await assertOwnEvent(tx, actor, before);
      if (before.version !== version) throw new StaleEdit('event', before.version);
      const at = clock.now();
      const today = dateIn(at, program.timeZone);
      const wanted = await allowed(tx, actor, asked, before, today);
      const { startsOn, endsOn } = before;
      const moved = wanted.startsOn !== startsOn || wanted.endsOn !== endsOn;
      const { classes: stored } = (moved && (await tx.eventAdmin.find(eventId))) || { classes: [] };
      const moving = moved ? await howToMove(tx, { actor, before, wanted, today }, program) : 'at-once';
      const waits = needsApproval(actor, before) || moving === 'proposal';
      const fields = waits ? { ...wanted, startsOn, endsOn } : wanted;
      if (waits && moved) {
        const dates = { startsOn: wanted.startsOn, endsOn: wanted.endsOn };
        await proposePurse(tx, { actor, event: before, stored, asked: dates, reason, money }, { clock, ids, program });
      }
      const currency = await currencyFor(tx, actor, fields, before);
      const published = {
        ...before,
        ...fields,
        currency,
        // an admin who makes it paying has decided
        payingAskedAt: fields.paying ? null : before.payingAskedAt,
        ...(fields.paying && !before.paying && before.published
          ? await firstPaying(tx, actor, before, { clock, ids, program })
          : {}),
      };
      const willPay = actor.type === 'admin' ? fields.paying : before.willPay;
      const edited = before.published ? published : asDraft({ ...before, ...fields, currency, paying: false, willPay });
      const changes = changesOf(before, edited);
      if (Object.keys(changes).length === 0) return before;
      const after = { ...edited, version: version + 1 };
      await tx.eventAdmin.put(after);
      if (moving === 'alone') await recordPurseAlone(tx, actor, before, stored, { clock, ids });
      const repays = ELIGIBILITY_FIELDS.some((eligibilityField) => eligibilityField in changes);
      if (repays) await tx.rejudging.ask([eventId], at);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'edit-event',
        objectType: 'event',
        objectId: eventId,
        // the dates of a draft move nothing
        detail: before.published ? changes : { ...changes, draft: true },
      });
      if (repays) await settle(tx, eventId, { actor, at });
      return after;
    });
  };

/** What other dates of an event with results would move, if it pays; for whoever approves them. */
const moneyOfDates = async (
  ports: Parameters<typeof moneyOfProposal>[0],
  { actor, eventId, event: { startsOn, endsOn } }: EditEvent,
): Promise<Moved | undefined> => {
  const dates = { startsOn, endsOn: endsOn ?? startsOn };
  const isProposal = await ports.uow.run(async (tx) => {
    const event = (await tx.eventAdmin.find(eventId))?.event;
    const moves = event && (event.startsOn !== dates.startsOn || event.endsOn !== dates.endsOn);
    return moves === true && event?.paying === true && (await tx.eventAdmin.inUse(eventId));
  });
  return isProposal ? moneyOfProposal(ports, { actor, eventId, dates }) : undefined;
};

/** What an event that is to pay stays instead: undecided, if its purse is the administrator's own (`ownPurse`). @throws PurseOverLimit */
const firstPaying = async (
  tx: Pick<Stores, 'eventAdmin' | 'hands' | 'audit'>,
  actor: Actor,
  event: EventRecord,
  ports: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<Partial<Pick<EventRecord, 'paying' | 'payingAskedAt'>>> => {
  const { program } = ports;
  const classes = (await tx.eventAdmin.find(event.id))?.classes ?? [];
  assertWithinLimits(classes, rulesOn(program, event.startsOn).limits, event.currency);
  const own = await ownPurse(tx, actor, event.id, classes, ports.program);
  if (own === 'alone') await recordPurseAlone(tx, actor, event, classes, ports);
  return own === 'waits' ? { paying: false, payingAskedAt: event.payingAskedAt ?? ports.clock.now() } : {};
};
