import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { LONGEST_NOTE, type RiderNote } from './note.js';
import { NoteLength } from './refusals.js';

type Ports = PortsOf<'riders' | 'notes' | 'audit', 'clock' | 'ids'>;

/** Adds a note about a rider. Admins only. @throws NotFound NoteLength */
export const addNote =
  ({ uow, clock, ids }: Ports) =>
  ({
    actor,
    riderId,
    text: typed,
  }: {
    readonly actor: Actor;
    readonly riderId: string;
    readonly text: string;
  }): Promise<RiderNote> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin' || !(await tx.riders.lock(riderId))) throw new NotFound('rider');
      const text = typed.trim();
      if (text === '' || text.length > LONGEST_NOTE) throw new NoteLength({ limit: LONGEST_NOTE });
      const note: RiderNote = { id: ids.next(), riderId, text, byName: actor.name, at: clock.now() };
      await tx.notes.insert(note);
      await recordAct(tx, { ids, at: note.at, actor }, 'add-note', ['note', note.id], { riderId });
      return note;
    });

/** Removes a note, including other admins' notes. Admins only. @throws NotFound */
export const removeNote =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, noteId }: { readonly actor: Actor; readonly noteId: string }): Promise<void> =>
    uow.run(async (tx) => {
      const note = actor.type === 'admin' ? await tx.notes.lock(noteId) : undefined;
      if (!note) throw new NotFound('note');
      await tx.notes.remove(noteId);
      const { riderId, byName, at } = note;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'remove-note', ['note', noteId], { riderId, byName, at });
    });
