import { expect } from '@jest/globals';
import {
  anActor,
  anEvent,
  anId,
  aSeries,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../../testing/index.js';
import { defaultProgram } from '../../program/index.js';
import {
  acceptLateResults,
  addEvent,
  askLateResults,
  cancelEvent,
  decidePaying,
  deleteEvent,
  duplicateEvent,
  editEvent,
  NOTHING_MOVED,
  publishEvent,
  restoreEvent,
  type SettleEvent,
  undoPayingDecision,
} from '../index.js';

export const admin = anActor();
export const promoterId = anId('pr0m0ter', 1);
export const promoter = anActor({ type: 'promoter', subjectId: promoterId });
export const other = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) });
export const pending = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 3) });

const promoters = (
  [
    [1, 'approved'],
    [2, 'approved'],
    [3, 'pending'],
  ] as const
).map(([n, status]) => ({ id: anId('pr0m0ter', n), name: `P${n}`, email: `p${n}@example.com`, status }));

/** Today is 2025-06-10, so this event has not started. */
export const ahead = anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-06' });
export const ours = aSeries({ id: anId('series', 1), promoterId });
export const theirs = aSeries({ id: anId('series', 2), promoterId: anId('pr0m0ter', 2) });

/** Leaves the results as they are: they belong to another module, and the queue has the event too. */
export const unsettled: SettleEvent = () =>
  Promise.resolve({ money: NOTHING_MOVED, riderIds: [], results: [], outcome: '' });

export const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ promoters, series: [ours, theirs], ...more });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram, settle: unsettled };
  const stored = (id: string) => db.uow.run((tx) => tx.eventAdmin.lock(id));
  return {
    db,
    stored,
    add: addEvent(ports),
    edit: editEvent(ports),
    duplicate: duplicateEvent(ports),
    cancel: cancelEvent(ports),
    restore: restoreEvent(ports),
    remove: deleteEvent(ports),
    accept: acceptLateResults(ports),
    ask: askLateResults(ports),
    decide: decidePaying(ports),
    undo: undoPayingDecision(ports),
    publish: publishEvent(ports),
    rejudged: () => db.stored().rejudgings.map((rejudging) => rejudging.eventId),
    acts: () => db.stored().audit.map((audit) => audit.action),
  };
};
export const code = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });
