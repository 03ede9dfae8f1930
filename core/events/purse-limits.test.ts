import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { aClass, anActor, anEvent, fakePorts, fakeUnitOfWork, type World } from '../testing/index.js';
import {
  type ClassAsked,
  duplicateEvent,
  editEvent,
  importClasses,
  type PayoutPlace,
  saveClasses,
  undoClassesImport,
} from './index.js';
import { unsettled } from './testing/events.js';

const event = anEvent();
const ADMIN = anActor();
const PROMOTER = anActor({ type: 'promoter', subjectId: event.promoterId ?? '' });
const file = { name: 'classes.csv', digest: 'x' };

const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    promoters: [{ id: event.promoterId ?? '', name: 'Ridge', email: 'ridge@example.com', status: 'approved' }],
    events: [event],
    classes: [],
    ...more,
  });
  const ports = fakePorts(db, { settle: unsettled });
  let keys = 0;
  const once = () => ({ accountId: 'a', key: `k${(keys += 1)}`, fingerprint: 'x' });
  return {
    db,
    ports,
    once,
    save: (classes: readonly ClassAsked[], actor = ADMIN) =>
      saveClasses(ports)({ actor, eventId: event.id, version: 1, classes }),
  };
};
const places = (...amounts: readonly number[]): readonly PayoutPlace[] =>
  amounts.map((amount, at) => ({ place: at + 1, amount }));
const asked = (
  name: string,
  pays: readonly PayoutPlace[],
  payoutType: ClassAsked['payoutType'] = 'dealerCredit',
): ClassAsked => ({ id: null, name, payoutType, places: pays });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );
const [place, inClass, inEvent] = [1_000_000, 2_500_000, 10_000_000];
const full = (name: string) => asked(name, places(place, place, inClass - 2 * place));

describe('the limits of a purse', () => {
  test('let through what reaches them to the cent', async () => {
    const { save, db } = given();
    await save(['A', 'B', 'C', 'D'].map(full));
    expect(db.stored().classes).toHaveLength(4);
  });

  test.each<readonly [string, readonly ClassAsked[], object]>([
    [
      'a place',
      [asked('Pro', places(place + 1))],
      { of: 'place', name: 'Pro', place: 1, limit: place, asked: place + 1 },
    ],
    [
      'a place of a class that pays nothing',
      [asked('Fun', places(1, place + 1), 'noPayout')],
      { of: 'place', name: 'Fun', place: 2, limit: place, asked: place + 1 },
    ],
    [
      'the largest place there is',
      [asked('Pro', places(9_000_000_000_000))],
      { of: 'place', name: 'Pro', place: 1, limit: place, asked: 9_000_000_000_000 },
    ],
    [
      'a class',
      [asked('Pro', places(place, place, inClass - 2 * place + 1))],
      { of: 'class', name: 'Pro', limit: inClass, asked: inClass + 1 },
    ],
    [
      'an event',
      [...['A', 'B', 'C', 'D'].map(full), asked('E', places(1))],
      { of: 'event', limit: inEvent, asked: inEvent + 1 },
    ],
  ])('refuse %s above them, to promoters and admins alike: PURSE_OVER_LIMIT', async (_, classes, detail) => {
    for (const actor of [PROMOTER, ADMIN]) {
      const { save, db } = given();
      expect(await refusal(save(classes, actor))).toEqual(['PURSE_OVER_LIMIT', { ...detail, currency: 'USD' }]);
      expect(db.stored().classes).toEqual([]);
    }
  });

  test('do not count classes that pay nothing into the event', async () => {
    const { save } = given();
    await save([...['A', 'B', 'C', 'D'].map(full), asked('Fun', places(place), 'noPayout')]);
    const { save: saveAgain } = given();
    expect(
      await refusal(saveAgain([...['A', 'B', 'C', 'D'].map(full), asked('Fun', places(place), 'cash')])),
    ).toMatchObject(['PURSE_OVER_LIMIT', { of: 'event' }]);
  });

  test('are those of the program, in the currency of the event', async () => {
    const { ports } = given({ events: [{ ...event, currency: 'CAD' }] });
    const program = { ...defaultProgram, limits: { ...defaultProgram.limits, place: 5 } };
    const saved = saveClasses({ ...ports, program })({
      actor: ADMIN,
      eventId: event.id,
      version: 1,
      classes: [asked('Pro', places(6))],
    });
    expect(await refusal(saved)).toEqual([
      'PURSE_OVER_LIMIT',
      { of: 'place', name: 'Pro', place: 1, limit: 5, asked: 6, currency: 'CAD' },
    ]);
  });
});

describe('a purse that was stored before the limits', () => {
  const old = aClass({ name: 'Old', places: places(place + 1) });
  const stored = (paying: boolean) => given({ events: [{ ...event, paying }], classes: [old] });

  it('is not copied: PURSE_OVER_LIMIT', async () => {
    const { ports, db } = stored(true);
    expect(await refusal(duplicateEvent(ports)({ actor: ADMIN, eventId: event.id }))).toMatchObject([
      'PURSE_OVER_LIMIT',
      { of: 'place' },
    ]);
    expect(db.stored().events).toHaveLength(1);
  });

  it('keeps its event from becoming a paying one, and lets it be edited otherwise', async () => {
    const { ports, db } = stored(false);
    const found = await db.uow.run((tx) => tx.eventAdmin.lock(event.id));
    if (!found) throw new Error('no event');
    const edit = (change: object, version: number) =>
      editEvent(ports)({ actor: ADMIN, eventId: event.id, version, event: { ...found, ...change } });
    expect(await refusal(edit({ paying: true }, 1))).toMatchObject(['PURSE_OVER_LIMIT', { of: 'place', name: 'Old' }]);
    expect(await edit({ title: 'Another title' }, 1)).toMatchObject({ title: 'Another title', paying: false });
  });

  it('stays while nothing is changed, is lowered by whoever may, and raised by nobody', async () => {
    const { save } = stored(true);
    const { id, name, payoutType } = old;
    const change = (amount: number) => save([{ id, name, payoutType, places: places(amount) }], ADMIN);
    expect(await change(place + 1)).toMatchObject({ version: 1 });
    expect(await refusal(change(place + 2))).toMatchObject(['PURSE_OVER_LIMIT', { asked: place + 2 }]);
    expect(await change(place)).toMatchObject({ version: 2 });
  });

  it('is not brought back by undoing a file', async () => {
    const { ports, once, db } = stored(true);
    const read = {
      headerLine: 1,
      rows: [{ line: 2, name: 'Old', payoutType: null, places: places(5), entrants: null }],
      problems: [],
    };
    const imported = await importClasses(ports)({
      actor: ADMIN,
      eventId: event.id,
      read,
      payoutType: 'cash',
      replace: false,
      outcome: null,
      file,
      apply: once(),
    });
    for (const apply of [null, once()])
      expect(
        await refusal(undoClassesImport(ports)({ actor: ADMIN, importId: imported.importId ?? '', apply })),
      ).toMatchObject(['PURSE_OVER_LIMIT', { name: 'Old' }]);
    expect(db.stored().classes).toMatchObject([{ places: places(5) }]);
  });
});

describe('a file of classes', () => {
  it('above a limit is refused at its preview and when it is applied, also together with classes it does not name', async () => {
    const { ports, once, db, save } = given();
    await save(['A', 'B', 'C', 'D'].map(full));
    const read = {
      headerLine: 1,
      rows: [{ line: 2, name: 'E', payoutType: null, places: places(1), entrants: null }],
      problems: [],
    };
    for (const apply of [null, once()]) {
      const taken = importClasses(ports)({
        actor: ADMIN,
        eventId: event.id,
        read,
        payoutType: 'cash',
        replace: false,
        outcome: null,
        file,
        apply,
      });
      expect(await refusal(taken)).toEqual([
        'PURSE_OVER_LIMIT',
        { of: 'event', limit: inEvent, asked: inEvent + 1, currency: 'USD' },
      ]);
    }
    expect(db.stored().classes).toHaveLength(4);
  });
});
