import { describe, expect, it } from '@jest/globals';
import type { RaceEvent } from '../../events/index.js';
import { aClass, anEvent, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const TODAY = '2025-06-10';
const AT = '2025-06-10T18:00:00.000Z';

/** Which riders asked for which results, and when promoters are told. */
export const describeResultAsks = (make: MakeBackend): void =>
  describe('asked results', () => {
    const backend = useBackend(make);
    const aPromoter = async (more: { readonly status?: 'pending'; readonly deactivated?: boolean } = {}) => {
      const id = anId('pr0m0ter', fresh());
      await backend.give({
        promoters: [{ id, name: 'Ridge Promotions', email: `${id}@example.com`, status: 'approved', ...more }],
      });
      return id;
    };
    /** An event that waits for the results of its only class. */
    const anAwaited = async (promoterId: string, change: Partial<RaceEvent> = {}, receivedAt: string | null = null) => {
      const event = anEvent({
        id: anId('event', fresh()),
        promoterId,
        promoterApproved: true,
        startsOn: '2025-06-08',
        endsOn: '2025-06-09',
        ...change,
      });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id, resultsReceivedAt: receivedAt });
      await backend.give({ events: [event], classes: [inClass] });
      return event;
    };
    const riders = async (count: number, deactivated = false) => {
      const some = Array.from({ length: count }, () => aRider({ id: anId('rder', fresh()), bikes: [], deactivated }));
      await backend.give({ riders: some });
      return some.map((one) => one.id);
    };
    const add = (eventId: string, riderId: string) =>
      backend.uow.run((tx) => tx.resultAsks.add({ eventId, riderId, at: AT }));
    const asks = async (eventId: string, count: number, deactivated = false) => {
      for (const riderId of await riders(count, deactivated)) await add(eventId, riderId);
    };
    const askedOf = (promoterId: string, limit = 10) =>
      backend.uow.run((tx) => tx.resultAsks.askedOf(promoterId, TODAY, limit));

    it('counts a rider once for each event, also when two requests come at once', async () => {
      const promoterId = await aPromoter();
      const [one, other] = [await anAwaited(promoterId), await anAwaited(promoterId)];
      const [rider = ''] = await riders(1);
      const taps = await Promise.all(Array.from({ length: 4 }, () => add(one.id, rider)));
      expect(taps.filter(Boolean)).toHaveLength(1);
      expect([await add(one.id, rider), await add(other.id, rider)]).toEqual([false, true]);
    });

    it('finds what is asked of a promoter, most riders first', async () => {
      const promoterId = await aPromoter();
      const [few, many] = [await anAwaited(promoterId, { title: 'Few' }), await anAwaited(promoterId)];
      await anAwaited(promoterId);
      await asks(few.id, 1);
      await asks(few.id, 1, true);
      await asks(many.id, 2);
      const found = [
        { id: many.id, title: many.title, riders: 2 },
        { id: few.id, title: 'Few', riders: 1 },
      ];
      expect([await askedOf(promoterId), await askedOf(promoterId, 1)]).toEqual([found, found.slice(0, 1)]);
    });

    it('leaves out events that await nothing, and promoters who are told nothing', async () => {
      const promoterId = await aPromoter();
      const set = await anAwaited(promoterId);
      await backend.uow.run((tx) =>
        tx.dismissals.put({ kind: 'late', objectId: set.id, at: AT, by: 'Robin', reason: 'Scored', amount: null }),
      );
      const out = [
        set,
        await anAwaited(promoterId, { canceled: true }),
        await anAwaited(promoterId, { paying: false }),
        await anAwaited(promoterId, { endsOn: TODAY }),
        await anAwaited(promoterId, {}, AT),
      ];
      for (const event of out) await asks(event.id, 1);
      expect(await askedOf(promoterId)).toEqual([]);
      for (const off of [await aPromoter({ status: 'pending' }), await aPromoter({ deactivated: true })]) {
        await asks((await anAwaited(off, { promoterApproved: false })).id, 1);
        expect(await askedOf(off)).toEqual([]);
      }
    });

    it('keeps when a promoter is told next, and finds who is due, the longest first', async () => {
      const [a, b] = [anId('pr0m0ter', fresh()), anId('pr0m0ter', fresh())];
      const [early, later] = ['2001-01-01T00:00:00.000Z', '2001-01-02T00:00:00.000Z'];
      const lock = (id: string) => backend.uow.run((tx) => tx.resultAsks.lockMail(id));
      const save = (promoterId: string, dueAt: string | null, sentAt: string | null = null) =>
        backend.uow.run(async (tx) => {
          await tx.resultAsks.lockMail(promoterId);
          await tx.resultAsks.saveMail({ promoterId, dueAt, sentAt });
        });
      const next = (at: string) => backend.uow.run((tx) => tx.resultAsks.nextMail(at));
      expect(await lock(a)).toEqual({ promoterId: a, dueAt: null, sentAt: null });
      await save(a, later, early);
      await save(b, early);
      expect([await next('2000-01-01T00:00:00.000Z'), await next(later)]).toEqual([
        undefined,
        { promoterId: b, dueAt: early, sentAt: null },
      ]);
      await save(b, null, later);
      expect(await next(later)).toEqual({ promoterId: a, dueAt: later, sentAt: early });
      await save(a, null, later);
      expect([await next(later), await lock(a)]).toEqual([undefined, { promoterId: a, dueAt: null, sentAt: later }]);
    });

    it('gives a mail that is due to one server, also when several ask at once', async () => {
      const [promoterId, at] = [anId('pr0m0ter', fresh()), '2002-01-01T00:00:00.000Z'];
      const take = () =>
        backend.uow.run(async (tx) => {
          const mail = await tx.resultAsks.nextMail(at);
          if (mail) await tx.resultAsks.saveMail({ ...mail, dueAt: null, sentAt: at });
          return mail?.promoterId;
        });
      const queue = () =>
        backend.uow.run(async (tx) =>
          tx.resultAsks.saveMail({ ...(await tx.resultAsks.lockMail(promoterId)), dueAt: at }),
        );
      await Promise.all([queue(), queue()]);
      expect((await Promise.all([take(), take(), take()])).filter(Boolean)).toEqual([promoterId]);
    });

    it('goes to the rider who is kept in a merge, once for each event', async () => {
      const promoterId = await aPromoter();
      const [both, one] = [await anAwaited(promoterId), await anAwaited(promoterId)];
      const [kept = '', deleted = ''] = await riders(2);
      for (const [eventId, riderId] of [
        [both.id, kept],
        [both.id, deleted],
        [one.id, deleted],
      ] as const)
        await add(eventId, riderId);
      await backend.uow.run((tx) => tx.merging.move(deleted, kept));
      expect((await askedOf(promoterId)).map((event) => event.riders)).toEqual([1, 1]);
      expect([await add(both.id, kept), await add(one.id, kept)]).toEqual([false, false]);
    });

    it('goes with its event', async () => {
      const promoterId = await aPromoter();
      const event = await anAwaited(promoterId);
      const [rider = ''] = await riders(1);
      await add(event.id, rider);
      await backend.uow.run((tx) => tx.eventAdmin.remove(event.id));
      await backend.give({ events: [event] });
      expect(await add(event.id, rider)).toBe(true);
    });
  });
