import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Currency, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { assertOwnEvent } from './event-fields.js';
import type { EventRecord } from './event-record.js';
import { EventIsDraft, EventNotLinked, NotOneRace } from './event-refusals.js';
import { assertForeseen, type Foreseen, foresee, type Moved, watched } from './foresee.js';
import { whyNotOne } from './one-race.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

type Needs = 'eventAdmin' | 'series' | 'approvals' | 'requests' | SettlingNeeds;
type Tx = Pick<Stores, Needs>;

interface Ports extends SettlingPort, PortsOf<Needs, 'clock' | 'ids' | 'program'> {}

interface Asked {
  readonly actor: Actor;
  readonly eventId: string;
  /** preview only, nothing is stored */
  readonly dryRun: boolean;
  /** for whoever approves it; null: none */
  readonly reason: string | null;
  /** fingerprint of the preview that was confirmed */
  readonly outcome?: string | null | undefined;
}
export interface LinkEvents extends Asked {
  readonly otherId: string;
}
export type UnlinkEvents = Asked;

export interface OneRaceAsked {
  /** `asked`: another person decides; nothing has changed */
  readonly done: 'preview' | 'applied' | 'asked';
  /** whether another person decides about it */
  readonly waits: boolean;
  readonly currency: Currency;
  readonly other: { readonly id: string; readonly title: string };
  readonly money: Moved;
  readonly outcome: string;
}

/** Locks both in the order in which everybody does. @throws NotFound */
const lockBoth = async (tx: Tx, eventId: string, otherId: string): Promise<readonly [EventRecord, EventRecord]> => {
  const found = new Map<string, EventRecord>();
  for (const id of [eventId, otherId].toSorted()) {
    const event = await tx.eventAdmin.lock(id);
    if (event) found.set(id, event);
  }
  const [event, other] = [found.get(eventId), found.get(otherId)];
  if (!event || !other) throw new NotFound('event');
  return [event, other];
};

interface Change {
  readonly actor: Actor;
  readonly link: boolean;
  readonly event: EventRecord;
  readonly other: EventRecord;
  readonly reason: string | null;
}

const assertLinkable = async (tx: Tx, event: EventRecord, other: EventRecord): Promise<void> => {
  if (!event.published) throw new EventIsDraft();
  // somebody else's draft is not told of
  if (!other.published) throw new NotFound('event');
  const why = whyNotOne(event, other);
  if (why) throw new NotOneRace({ why, other: other.title });
  for (const [eventRecord, its] of [
    [event, other],
    [other, event],
  ] as const)
    if (![undefined, its.id].includes(await tx.events.linkedTo(eventRecord.id)))
      throw new NotOneRace({ why: 'linked', other: eventRecord.title });
};

/** Links or unlinks in the caller's transaction, under both locks, and settles both events. */
const apply = async (
  tx: Tx,
  { actor, link, event, other, reason }: Change,
  { clock, ids, settle }: Omit<Ports, 'uow'>,
) => {
  const at = clock.now();
  // linking the same two again changes nothing
  if (link && (await tx.events.linkedTo(event.id)) === other.id) return;
  if (link) await tx.eventAdmin.link(event.id, other.id);
  else await tx.eventAdmin.unlink(event.id);
  for (const [one, two] of [
    [event, other],
    [other, event],
  ] as const)
    await recordAct(tx, { ids, at, actor }, link ? 'link-events' : 'unlink-events', ['event', one.id], {
      otherId: two.id,
      other: two.title,
      reason,
    });
  await settle(tx, event.id, { actor, at });
  // what was the other's alone is judged by itself
  if (!link) await settle(tx, other.id, { actor, at });
};

/** Whether another person decides: a promoter links by asking, and what pays again is never one administrator's. */
const waitsFor = (actor: Actor, link: boolean, { approvals }: Program): boolean =>
  actor.type !== 'admin' || (!link && approvals === 'required');

const change = async (
  { actor, eventId, dryRun, reason, outcome }: Asked,
  link: boolean,
  ports: Ports,
  find: (tx: Tx) => Promise<readonly [EventRecord, EventRecord]>,
): Promise<OneRaceAsked> => {
  const waits = waitsFor(actor, link, ports.program);
  const answer = (event: EventRecord, other: EventRecord) => ({
    waits,
    currency: event.currency,
    other: { id: other.id, title: other.title },
  });
  let both: readonly [EventRecord, EventRecord] | undefined;
  const effect = async (within: Ports): Promise<void> =>
    within.uow.run(async (tx) => {
      both = await find(tx);
      await apply(tx, { actor, link, event: both[0], other: both[1], reason }, within);
    });
  if (dryRun || waits) {
    const foreseen = await foresee<Needs, Ports>(ports, effect);
    if (!both) throw new NotFound('event');
    if (dryRun) return { done: 'preview', ...answer(...both), ...foreseen };
    assertForeseen(outcome, foreseen);
    return ports.uow.run(async (tx) => {
      const [event, other] = await find(tx);
      const { money } = foreseen;
      const asked = { link, other: { id: other.id, title: other.title }, currency: event.currency, money };
      const about = { objectId: eventId, objectName: event.title };
      await askApproval(tx, { actor, kind: 'one-race', ...about, change: asked, reason }, ports);
      return { done: 'asked', ...answer(event, other), ...foreseen };
    });
  }
  return ports.uow.run(async (tx) => {
    const [event, other] = await find(tx);
    const { moved } = await watched(ports, (within) => apply(tx, { actor, link, event, other, reason }, within));
    assertForeseen(outcome, moved);
    if (!link) {
      const what = { actor, act: 'one-race' as const, objectType: 'event', objectId: eventId };
      await recordDoneAlone(tx, { ...what, amount: moved.money.issued, currency: event.currency }, ports);
    }
    return { done: 'applied', ...answer(event, other), ...moved };
  });
};

/**
 * Links two events that are one race, so that it pays each rider once, the better (domain.md §4). An administrator does,
 * because it only takes back; the event's own promoter asks for it. A preview says what it would move.
 * @throws NotFound EventIsDraft NotOneRace PreviewOutdated
 */
export const linkEvents =
  (ports: Ports) =>
  (cmd: LinkEvents): Promise<OneRaceAsked> =>
    change(cmd, true, ports, async (tx) => {
      const [event, other] = await lockBoth(tx, cmd.eventId, cmd.otherId);
      await assertOwnEvent(tx, cmd.actor, event);
      await assertLinkable(tx, event, other);
      return [event, other];
    });

/**
 * Ends the link of an event, which pays again what was paid once; another administrator approves it (domain.md §13).
 * Admins only.
 * @throws NotFound EventNotLinked PreviewOutdated
 */
export const unlinkEvents =
  (ports: Ports) =>
  (cmd: UnlinkEvents): Promise<OneRaceAsked> =>
    change(cmd, false, ports, async (tx) => {
      if (cmd.actor.type !== 'admin') throw new NotFound('event');
      const otherId = await tx.events.linkedTo(cmd.eventId);
      if (otherId === undefined) throw new EventNotLinked();
      return lockBoth(tx, cmd.eventId, otherId);
    });

export interface DecideOneRace extends DecideRequest {
  /** fingerprint of the preview that was looked at */
  readonly outcome?: string | null | undefined;
}

/**
 * An admin decides about a link, or its end, that somebody asked for.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit NotOneRace EventNotLinked PreviewOutdated
 */
export const decideOneRace =
  (ports: Ports) =>
  (cmd: DecideOneRace): Promise<ApprovalRequest<'one-race'>> =>
    ports.uow.run(async (tx) => {
      const eventId = await tx.requests.objectOf(cmd.requestId);
      const event = eventId === undefined ? undefined : await tx.eventAdmin.lock(eventId);
      if (!event) throw new NotFound('request');
      const request = await decideRequest(tx, 'one-race', cmd, ports);
      if (!cmd.approve) return request;
      const { link, other: asked } = request.change;
      const other = await tx.eventAdmin.lock(asked.id);
      if (!other) throw new NotFound('event');
      if (link) await assertLinkable(tx, event, other);
      else if ((await tx.events.linkedTo(event.id)) !== other.id) throw new EventNotLinked();
      const what = { actor: cmd.actor, link, event, other, reason: request.reason };
      const { moved } = await watched(ports, (within) => apply(tx, what, within));
      assertForeseen(cmd.outcome, moved);
      return request;
    });

/** What approving a link, or its end, would move now. @throws what approving it would */
export const foreseeOneRace =
  (ports: Ports) =>
  (cmd: Omit<DecideOneRace, 'approve' | 'answer' | 'outcome'>): Promise<Foreseen> =>
    foresee<Needs, Ports>(ports, (within) => decideOneRace(within)({ ...cmd, approve: true, answer: null }));
