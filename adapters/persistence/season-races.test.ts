import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addEvent, deleteEvent, editEvent, saveClasses } from '@rrr/core/events';
import { defaultProgram } from '@rrr/core/program';
import { settleEvent } from '@rrr/core/results';
import { deleteSeries } from '@rrr/core/series';
import { DomainError } from '@rrr/core/shared';
import { anActor, anEvent, anId, aSeries, eventFields, fixedClock, sequentialIds } from '@rrr/core/testing';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';

/** What a race came to: the value, or the code of the refusal. Anything else is a fault. */
const outcome = async (act: Promise<unknown>): Promise<string> => {
  try {
    await act;
    return 'done';
  } catch (refused) {
    if (refused instanceof DomainError) return refused.code;
    throw refused;
  }
};

describe.each(KINDS)('concurrent edits on %s', (kind) => {
  let made: TestDatabase;
  const ids = sequentialIds();
  const actor = anActor();
  const ports = () => {
    const [clock, program] = [fixedClock(), defaultProgram];
    return {
      uow: sqlUnitOfWork(made.db),
      clock,
      ids,
      program,
      settle: settleEvent({ clock, ids, digest: (text) => text, program }),
    };
  };
  beforeAll(async () => void (made = await newDatabase(kind)));
  afterAll(() => made.drop());

  it('one deletes a series while the other adds an event to it: one of them wins, neither breaks', async () => {
    for (let n = 1; n <= 10; n += 1) {
      const series = aSeries({ id: anId('series', n) });
      await putWorld(made.db, { series: [series] });
      const both = await Promise.all([
        outcome(addEvent(ports())({ actor, event: eventFields({ seriesId: series.id }) })),
        outcome(deleteSeries(ports())({ actor, seriesId: series.id })),
      ]);
      expect([
        ['done', 'SERIES_IN_USE'],
        ['NOT_FOUND', 'done'],
      ]).toContainEqual(both);
    }
  });

  it('many edit the same version: one is stored, the others are told', async () => {
    const event = anEvent({ id: anId('event', 1), promoterId: null, promoterApproved: false });
    await putWorld(made.db, { events: [event] });
    const edits = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        outcome(
          editEvent(ports())({ actor, eventId: event.id, version: 1, event: eventFields({ title: `Title ${n}` }) }),
        ),
      ),
    );
    expect(edits.toSorted()).toEqual([...Array.from({ length: 11 }, () => 'STALE_EDIT'), 'done']);
  });

  it('one deletes an event while the other writes its classes: all or nothing is stored', async () => {
    for (let n = 2; n <= 11; n += 1) {
      const event = anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false });
      await putWorld(made.db, { events: [event] });
      const classes = [{ id: null, name: '450 A', payoutType: 'cash' as const, places: [{ place: 1, amount: 100 }] }];
      const [saved, removed] = await Promise.all([
        outcome(saveClasses(ports())({ actor, eventId: event.id, version: 1, classes })),
        outcome(deleteEvent(ports())({ actor, eventId: event.id })),
      ]);
      expect([
        ['done', 'done'],
        ['NOT_FOUND', 'done'],
      ]).toContainEqual([saved, removed]);
      expect(
        await sqlUnitOfWork(made.db).run(async (tx) => [
          await tx.eventAdmin.find(event.id),
          await tx.events.classes(event.id),
        ]),
      ).toEqual([undefined, []]);
    }
  });
});
