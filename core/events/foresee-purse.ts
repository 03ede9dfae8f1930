import type { Actor } from '../access/index.js';
import type { ApprovalRequest } from '../approvals/index.js';
import { type Currency, dateIn, DomainError, NotFound, type PortsOf } from '../shared/index.js';
import { type ClassAsked, classList } from './class-list.js';
import { type DecidePurse, decidePurse, replacePurse } from './decide-purse.js';
import { assertOwnEvent } from './event-fields.js';
import { type Foreseen, foresee, type Moved } from './foresee.js';
import { howToMove, howToStore, knownClasses, needsApproval } from './propose-purse.js';
import { purseOfEvent } from './purse-proposal.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

type Needs = 'eventAdmin' | 'series' | 'approvals' | 'requests' | 'rejudging' | SettlingNeeds;

interface Ports extends SettlingPort, PortsOf<Needs, 'clock' | 'ids' | 'program'> {}

export interface PurseAsked {
  readonly actor: Actor;
  readonly eventId: string;
  /** left out: they stay, or stay as they were proposed */
  readonly dates?: { readonly startsOn: string | null; readonly endsOn: string | null };
  readonly classes?: readonly ClassAsked[];
}

export interface PurseForeseen extends Foreseen {
  /** whether another person decides about it first */
  readonly waits: boolean;
  readonly currency: Currency;
}

/**
 * What other dates or classes of an event would move once they apply: judged by the code that applies them, in a
 * transaction that is rolled back.
 * @throws NotFound ClassesNotValid ClassHasResults PurseOverLimit EventNotReady
 */
export const foreseePurse =
  (ports: Ports) =>
  async ({ actor, eventId, dates, classes: asked }: PurseAsked): Promise<PurseForeseen> => {
    let waits = false;
    let currency: Currency = 'USD';
    const foreseen = await foresee<Needs, Ports>(ports, (within) =>
      within.uow.run(async (tx) => {
        const event = await tx.eventAdmin.lock(eventId);
        const found = event && (await tx.eventAdmin.find(eventId));
        if (!event || !found) throw new NotFound('event');
        await assertOwnEvent(tx, actor, event);
        ({ currency } = event);
        const { program } = ports;
        const proposed = event.paying ? await tx.requests.waitingAbout('purse', eventId) : undefined;
        const classes = asked && classList(eventId, knownClasses(found.classes, proposed), asked, within.ids);
        const today = dateIn(within.clock.now(), program.timeZone);
        waits =
          (proposed !== undefined && needsApproval(actor, event)) ||
          (dates !== undefined &&
            (needsApproval(actor, event) ||
              (await howToMove(tx, { actor, before: event, wanted: dates, today }, program)) === 'proposal')) ||
          (classes !== undefined &&
            (await howToStore(tx, { actor, event, stored: found.classes, classes }, program)) === 'proposal');
        const now = purseOfEvent(event, found.classes);
        const base = waits && proposed ? proposed.change.after : now;
        const wanted = { ...base, ...dates, ...(classes ? { classes } : {}) };
        // as whoever approves it would
        await replacePurse(tx, event, purseOfEvent(wanted, wanted.classes), { ...actor, type: 'admin' }, within);
      }),
    );
    return { waits, currency, ...foreseen };
  };

/** The figures of a proposal that is about to be made; undefined where it cannot be, which the proposal itself says. */
export const moneyOfProposal = async (ports: Ports, asked: PurseAsked): Promise<Moved | undefined> => {
  try {
    return (await foreseePurse(ports)(asked)).money;
  } catch (refused) {
    if (refused instanceof DomainError) return undefined;
    throw refused;
  }
};

/** What approving a change of an event would move now. @throws what approving it would */
export const foreseePurseDecision =
  (ports: Ports) =>
  (cmd: Omit<DecidePurse, 'approve' | 'answer' | 'outcome'>): Promise<Foreseen> =>
    foresee<Needs, Ports>(ports, (within): Promise<ApprovalRequest<'purse'>> =>
      decidePurse(within)({ ...cmd, approve: true, answer: null }),
    );
