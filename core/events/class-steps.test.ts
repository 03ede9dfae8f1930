import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { type ClassAsked, decidePurse, saveClasses } from './index.js';
import { code, unsettled } from './testing/events.js';

const event = anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-06' });
const promoter = anActor({ accountId: anId('acc0', 1), type: 'promoter', subjectId: event.promoterId ?? '' });
const admin = anActor({ accountId: anId('acc0', 2), subjectId: anId('admn', 2), name: 'Sam Okafor' });
const a = aClass({ places: [{ place: 1, amount: 10_000 }] });
const asked = ({ id, name, payoutType, places }: typeof a): ClassAsked => ({ id, name, payoutType, places });

const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    promoters: [{ id: event.promoterId ?? '', name: 'Ridge', email: 'ridge@example.com', status: 'approved' }],
    events: [event],
    classes: [a],
    ...more,
  });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram, settle: unsettled };
  return {
    db,
    save: (classes: readonly ClassAsked[], over: object = {}) =>
      saveClasses(ports)({ actor: promoter, eventId: event.id, version: 1, classes, ...over }),
    decide: () =>
      decidePurse(ports)({
        actor: admin,
        requestId: db.stored().requests[0]?.id ?? '',
        version: 1,
        eventVersion: 1,
        approve: true,
        answer: null,
      }),
  };
};

describe('steps by the size of a class', () => {
  const payoutSteps = [
    { riders: 3, places: 1 },
    { riders: 7, places: null },
  ];
  const stepped = { ...asked(a), payoutSteps };
  it('by a promoter wait for an administrator, and stand once one approves', async () => {
    const { db, save, decide } = given();
    await save([stepped]);
    expect(db.stored().classes[0]).not.toHaveProperty('payoutSteps');
    await decide();
    expect(db.stored().classes[0]).toMatchObject({ payoutSteps });
  });
  it('are left as they are by who does not name them, and taken away by null', async () => {
    const { db, save } = given({ events: [{ ...event, paying: false }] });
    await save([stepped]);
    await save([asked(a)], { version: 2 });
    expect(db.stored().classes[0]).toMatchObject({ payoutSteps });
    await save([{ ...asked(a), payoutSteps: null }], { version: 2 });
    expect(db.stored().classes[0]).not.toHaveProperty('payoutSteps');
  });
  it('of an administrator on a large purse are another one’s to approve', async () => {
    const large = { ...a, places: [{ place: 1, amount: 150_000 }] };
    const { db, save } = given({ classes: [large] });
    await save([{ ...asked(large), payoutSteps }], { actor: admin });
    expect(db.stored().requests).toMatchObject([{ kind: 'purse', state: 'waiting' }]);
  });
  it('must rise, and pay all places at last', async () => {
    const { save } = given();
    await expect(save([{ ...stepped, payoutSteps: [{ riders: 3, places: 1 }] }])).rejects.toMatchObject(
      code('CLASSES_NOT_VALID'),
    );
    await expect(save([{ ...stepped, payoutSteps: [] }])).rejects.toMatchObject(code('CLASSES_NOT_VALID'));
  });
});
