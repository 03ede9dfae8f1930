import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { aNotice, anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import {
  addNotice,
  editNotice,
  endNotice,
  fullPlace,
  MOST_AT_ONCE,
  MOST_LIVE,
  type Notice,
  NOTICE_PLACES,
  stateOfNotice,
} from './index.js';

const admin = anActor();
const NOW = '2026-06-10T18:00:00.000Z';
const given = (...notices: readonly Notice[]) => {
  const db = fakeUnitOfWork({ notices });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    add: addNotice(ports),
    edit: editNotice(ports),
    end: endNotice(ports),
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const refused = (why: string, facts: object = {}) =>
  expect.objectContaining({ code: 'NOTICE_REFUSED', detail: expect.objectContaining({ why, ...facts }) });
const many = (count: number, change: Partial<Notice> = {}) =>
  Array.from({ length: count }, (_, at) => aNotice({ id: anId('notc', at + 10), ...change }));

describe('a notice', () => {
  it('is written in both languages for each place once', async () => {
    const { add, db } = given();
    const notice = aNotice({ en: ' Gates open at 7. ', places: ['riders', 'home', 'riders'] });
    const added = await add({ actor: admin, notice });
    expect(added).toMatchObject({ en: 'Gates open at 7.', places: ['home', 'riders'], version: 1, createdAt: NOW });
    expect(db.stored().notices).toEqual([added]);
    expect(db.stored().audit[0]).toMatchObject({
      action: 'add-notice',
      objectId: added.id,
      detail: { en: 'Gates open at 7.', fr: notice.fr, kind: 'info' },
    });
  });

  it('is changed with its version; of two changes at once the second is refused', async () => {
    const notice = aNotice();
    const { edit, db } = given(notice);
    const change = (en: string) => edit({ actor: admin, noticeId: notice.id, version: 1, notice: { ...notice, en } });
    const both = await Promise.allSettled([change('First'), change('Second')]);
    expect(both).toMatchObject([
      { status: 'fulfilled', value: { en: 'First', version: 2 } },
      { status: 'rejected', reason: { code: 'STALE_EDIT', detail: { what: 'notice', version: 2 } } },
    ]);
    expect(db.stored().audit).toMatchObject([
      { action: 'edit-notice', detail: { en: { before: notice.en, after: 'First' } } },
    ]);
  });

  it('that is changed to what it is keeps its version, so nobody sees it again', async () => {
    const notice = aNotice();
    const { edit, acts } = given(notice);
    expect(await edit({ actor: admin, noticeId: notice.id, version: 1, notice })).toEqual(notice);
    expect(acts()).toEqual([]);
  });

  it('ends at once, also before it began, and then stays as it is', async () => {
    const [shown, planned] = [aNotice(), aNotice({ id: anId('notc', 2), from: '2026-06-20T07:00:00.000Z' })];
    const { end, edit, acts } = given(shown, planned);
    expect(await end({ actor: admin, noticeId: shown.id, version: 1 })).toEqual({ ...shown, until: NOW, version: 2 });
    expect(await end({ actor: admin, noticeId: planned.id, version: 1 })).toMatchObject({ from: NOW, until: NOW });
    await expect(end({ actor: admin, noticeId: shown.id, version: 2 })).rejects.toEqual(refused('ended'));
    await expect(edit({ actor: admin, noticeId: shown.id, version: 2, notice: shown })).rejects.toEqual(
      refused('ended'),
    );
    expect(acts()).toEqual(['end-notice', 'end-notice']);
  });

  test.each([
    ['order', { from: '2026-07-01T07:00:00.000Z' }],
    ['past', { until: NOW }],
  ])('is not written where its times are not possible: %s', async (why, change) => {
    const { add, db } = given();
    await expect(add({ actor: admin, notice: aNotice(change) })).rejects.toEqual(refused(why));
    expect(db.stored().notices).toEqual([]);
  });

  it('is not one too many at its place, and may take the place of one that ends', async () => {
    const { add, edit } = given(...many(MOST_AT_ONCE));
    await expect(add({ actor: admin, notice: aNotice({ places: ['riders', 'home'] }) })).rejects.toEqual(
      refused('full', { place: 'home', count: MOST_AT_ONCE }),
    );
    const later = { from: '2026-07-01T07:00:00.000Z', until: '2026-08-01T07:00:00.000Z' };
    await add({ actor: admin, notice: aNotice(later) });
    const moved = await add({ actor: admin, notice: aNotice({ places: ['riders'] }) });
    await expect(
      edit({ actor: admin, noticeId: moved.id, version: 1, notice: { ...moved, places: ['home'] } }),
    ).rejects.toEqual(refused('full', { place: 'home' }));
  });

  it('is one of so many that have not ended', async () => {
    const { add } = given(...many(MOST_LIVE, { places: [] }));
    await expect(add({ actor: admin, notice: aNotice() })).rejects.toEqual(refused('many', { count: MOST_LIVE }));
  });

  test.each(['rider', 'dealer', 'promoter'] as const)('is not for a %s to write', async (type) => {
    const notice = aNotice();
    const { add, edit, end, acts } = given(notice);
    const actor = anActor({ type });
    const none = expect.objectContaining({ code: 'NOT_FOUND', detail: expect.objectContaining({ what: 'notice' }) });
    await expect(add({ actor, notice })).rejects.toEqual(none);
    await expect(edit({ actor, noticeId: notice.id, version: 1, notice })).rejects.toEqual(none);
    await expect(end({ actor, noticeId: notice.id, version: 1 })).rejects.toEqual(none);
    expect(acts()).toEqual([]);
  });
});

const moment = fc.integer({ min: 1, max: 9 }).map((it) => `2026-06-0${it}T00:00:00.000Z`);
const showing = fc
  .record({ from: moment, until: moment, places: fc.subarray([...NOTICE_PLACES]) })
  .filter((it) => it.from < it.until);

test('never more than the limit show at a place at once, whatever is written in whatever order', () => {
  fc.assert(
    fc.property(fc.array(showing, { maxLength: 40 }), moment, (asked, at) => {
      const written: Notice[] = [];
      for (const [n, value] of asked.entries()) {
        const notice = aNotice({ ...value, id: anId('notc', n) });
        if (fullPlace(notice, written) === undefined) written.push(notice);
      }
      const now = written.filter((it) => stateOfNotice(it, at) === 'shown');
      for (const place of NOTICE_PLACES)
        expect(now.filter((it) => it.places.includes(place)).length).toBeLessThanOrEqual(MOST_AT_ONCE);
    }),
  );
});
