import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, plusSeconds, type PortsOf } from '../shared/index.js';
import type { ContactMessage, ContactState } from './contact-message.js';

export interface SetContactState {
  readonly actor: Actor;
  readonly messageId: string;
  readonly state: ContactState;
}

type Ports = PortsOf<'contactMessages' | 'audit', 'clock' | 'ids' | 'program'>;

const DAY = 86_400;

/**
 * Marks a message as answered or closed, or opens it again. What is answered or closed is deleted after
 * `contactMessageDays`.
 * @throws NotFound
 */
export const setContactState =
  ({ uow, clock, ids, program }: Ports) =>
  ({ actor, messageId, state }: SetContactState): Promise<ContactMessage> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.contactMessages.lock(messageId) : undefined;
      if (!before) throw new NotFound('message');
      if (before.state === state) return before;
      const at = clock.now();
      const decided =
        state === 'open'
          ? null
          : { at, by: actor.name, deletedAfter: plusSeconds(at, program.contactMessageDays * DAY) };
      await tx.contactMessages.decide(messageId, state, decided);
      await recordAct(tx, { ids, at, actor }, 'set-contact-state', ['contact-message', messageId], {
        state: { before: before.state, after: state },
      });
      return { ...before, state, decided };
    });
