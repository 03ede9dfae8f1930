import type { Actor } from '../access/index.js';
import { type ApprovalRequest, type DecideRequest, decideRequest } from '../approvals/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, StaleEdit, type Stores } from '../shared/index.js';
import type { RaceClass } from './event.js';
import { assertDated } from './event-fields.js';
import { assertForeseen, watched } from './foresee.js';
import type { Purse } from './purse-proposal.js';
import type { EventRecord } from './event-record.js';
import { isSame, putClasses } from './put-classes.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

type Needs = 'requests' | 'eventAdmin' | 'rejudging' | SettlingNeeds;

interface Ports extends SettlingPort, PortsOf<Needs, 'clock' | 'ids' | 'program'> {}

export interface DecidePurse extends DecideRequest {
  /** the event's version that was looked at: the purse that is replaced */
  readonly eventVersion: number;
  /** fingerprint of the preview that was looked at; left out: none */
  readonly outcome?: string | null | undefined;
}

/**
 * An admin decides about a change of an event's classes, payouts or dates (domain.md §13). An approved one replaces
 * them, and the event's results are evaluated again, which pays the difference. Its promoter gets an e-mail.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit ClassHasResults PurseOverLimit PreviewOutdated EventNotReady
 */
export const decidePurse =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecidePurse): Promise<ApprovalRequest<'purse'>> =>
    uow.run(async (tx) => {
      // the event first, as whoever asks locks it first
      const eventId = await tx.requests.objectOf(cmd.requestId);
      const event = eventId === undefined ? undefined : await tx.eventAdmin.lock(eventId);
      if (!event) throw new NotFound('request');
      const request = await decideRequest(tx, 'purse', cmd, ports);
      if (cmd.approve) {
        if (event.version !== cmd.eventVersion) throw new StaleEdit('event', event.version);
        const { after } = request.change;
        const { moved } = await watched(ports, (within) => replacePurse(tx, event, after, cmd.actor, within));
        assertForeseen(cmd.outcome, moved);
      }
      await tellPromoter(tx, event, request, ports);
      return request;
    });

/** Replaces what an event pays, and when it is, under its lock, and settles its results. */
export const replacePurse = async (
  tx: Pick<Stores, Exclude<Needs, 'requests'>>,
  event: EventRecord,
  after: Purse,
  actor: Actor,
  ports: Omit<Ports, 'uow'>,
): Promise<void> => {
  const stored = (await tx.eventAdmin.find(event.id))?.classes ?? [];
  const received = new Map(stored.map((raceClass) => [raceClass.id, raceClass.resultsReceivedAt]));
  const classes = after.classes.map((raceClass): RaceClass => ({
    ...raceClass,
    resultsReceivedAt: received.get(raceClass.id) ?? null,
  }));
  const dated = { ...event, startsOn: after.startsOn, endsOn: after.endsOn };
  if (event.published && event.startsOn !== null) assertDated(dated.startsOn);
  const moved = dated.startsOn !== event.startsOn || dated.endsOn !== event.endsOn;
  if (moved) {
    const at = ports.clock.now();
    await tx.rejudging.ask([event.id], at);
    await recordAct(tx, { ids: ports.ids, at, actor }, 'edit-event', ['event', event.id], changesOf(event, dated));
  }
  if (isSame(stored, classes)) await tx.eventAdmin.put({ ...dated, version: event.version + 1 });
  else await putClasses(tx, { actor, event: dated, stored, classes, action: 'save-classes' }, ports);
  if (moved) await ports.settle(tx, event.id, { actor, at: ports.clock.now() });
};

const tellPromoter = async (
  tx: Pick<Stores, 'outbox'>,
  event: EventRecord,
  { state, answer, askedByType }: ApprovalRequest<'purse'>,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
): Promise<void> => {
  if (event.promoterId === null || askedByType !== 'promoter') return;
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'purse-decided',
      at: clock.now(),
      recipient: { type: 'promoter', id: event.promoterId },
      facts: { event: event.title, decision: state, reason: answer },
    },
  ]);
};
