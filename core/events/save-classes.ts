import type { Actor } from '../access/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import { type ClassAsked, classList } from './class-list.js';
import { assertOwnEvent } from './event-fields.js';
import { moneyOfProposal } from './foresee-purse.js';
import { howToStore, knownClasses, needsApproval, proposePurse, recordPurseAlone, undecided } from './propose-purse.js';
import { isSame, putClasses, type SavedClasses } from './put-classes.js';
import { assertWithinResultWindow } from './result-window.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface SaveClasses {
  readonly actor: Actor;
  readonly eventId: string;
  /** the event's version that was edited */
  readonly version: number;
  /** the complete list, in order */
  readonly classes: readonly ClassAsked[];
  /** why, for whoever approves it */
  readonly reason?: string | null | undefined;
}

/**
 * Replaces an event's classes and payout places (requirements §2). A class with results cannot be removed, and only
 * admins may change what it pays; the event is then queued for evaluation. Promoters only within the result window; once
 * it was decided that the event pays, their list is a proposal, unless it pays no more and nobody has a result. A large
 * purse by an administrator waits for another one (`howToStore`). Saving the same list changes nothing.
 * @throws NotFound StaleEdit ClassesNotValid ClassHasResults PurseOverLimit ResultWindowClosed
 */
export const saveClasses =
  (
    ports: SettlingPort &
      PortsOf<
        'eventAdmin' | 'series' | 'approvals' | 'requests' | 'rejudging' | SettlingNeeds,
        'clock' | 'ids' | 'program'
      >,
  ) =>
  async ({ actor, eventId, version, classes: asked, reason = null }: SaveClasses): Promise<SavedClasses> => {
    const { uow, clock, ids, program, settle } = ports;
    const raced = await uow.run(
      async (tx) => (await tx.eventAdmin.find(eventId))?.event.paying === true && (await tx.eventAdmin.inUse(eventId)),
    );
    const money =
      raced && actor.type !== 'admin' ? await moneyOfProposal(ports, { actor, eventId, classes: asked }) : undefined;
    return uow.run(async (tx) => {
      const event = await tx.eventAdmin.lock(eventId);
      const found = event && (await tx.eventAdmin.find(eventId));
      if (!event || !found) throw new NotFound('event');
      await assertOwnEvent(tx, actor, event);
      assertWithinResultWindow(actor, event, clock.now(), program);
      if (event.version !== version) throw new StaleEdit('event', event.version);
      const stored = found.classes;
      const waiting = event.paying ? await tx.requests.waitingAbout('purse', eventId) : undefined;
      const classes = classList(eventId, knownClasses(stored, waiting), asked, ids);
      const how = await howToStore(tx, { actor, event, stored, classes }, program);
      // a promoter edits the proposal that waits
      if (how === 'proposal' || (waiting && needsApproval(actor, event))) {
        await proposePurse(tx, { actor, event, stored, asked: { classes }, reason, money }, { clock, ids, program });
        return { version, classes: stored };
      }
      if (isSame(stored, classes)) return { version, classes: stored };

      const put = how === 'undecided' ? undecided(event, clock.now()) : event;
      const change = { actor, event: put, stored, classes, action: 'save-classes' as const };
      const saved = await putClasses(tx, change, { clock, ids, program, settle });
      if (how === 'alone') await recordPurseAlone(tx, actor, event, classes, { clock, ids });
      return saved;
    });
  };
