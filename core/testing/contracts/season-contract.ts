import { describe, expect, it } from '@jest/globals';
import type { ResultClaim } from '../../results/index.js';
import { aResult } from '../a-result.js';
import { aCategory, aClass, anEvent, anEventRecord, aRider, aSeries } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

const NOWHERE = { venue: null, venueWebsite: null, city: null, state: null, zipcode: null };

/** Events, series and categories as admins and promoters edit them. */
export const describeSeasonStores = (make: MakeBackend): void =>
  describe('season stores', () => {
    const it_ = useBackend(make);

    const aPromoter = async (status: 'approved' | 'pending' = 'approved') => {
      const id = anId('pr0m0ter', fresh());
      await it_.give({ promoters: [{ id, name: 'Ridge Promotions', email: 'ridge@example.com', status }] });
      return id;
    };
    const aStored = async () => {
      const event = anEvent({ id: anId('event', fresh()), promoterId: null, promoterApproved: false });
      const classes = [
        aClass({ id: anId('c0ass', fresh()), eventId: event.id }),
        aClass({ id: anId('c0ass', fresh()), eventId: event.id, name: '250 B' }),
      ] as const;
      await it_.give({ events: [event], classes });
      return { event, classes };
    };
    const lockEvent = (id: string) => it_.uow.run((tx) => tx.eventAdmin.lock(id));

    it('stores every field of an event, new and edited, also for the evaluation of results', async () => {
      const [promoterId, series] = [await aPromoter(), aSeries({ id: anId('series', fresh()) })];
      await it_.give({ series: [series] });
      const event = anEventRecord({
        id: anId('event', fresh()),
        title: 'Årsta Öppet',
        promoterId,
        seriesId: series.id,
        copyOf: anId('event', 0),
      });
      await it_.uow.run((tx) => tx.eventAdmin.put(event));
      expect(await lockEvent(event.id)).toEqual(event);
      const edited = {
        ...event,
        title: 'Other',
        ...NOWHERE,
        country: 'CA',
        currency: 'CAD' as const,
        type: 'Enduro',
        startsOn: null,
        endsOn: null,
        paying: false,
        published: false,
        willPay: true,
        seriesId: null,
        canceled: true,
        lateResultsAccepted: true,
        version: 2,
        cancelReason: 'Rain',
        canceledAt: '2025-06-01T00:00:00.000Z',
      };
      await it_.uow.run((tx) => tx.eventAdmin.put(edited));
      expect(await lockEvent(event.id)).toEqual(edited);
      expect(await it_.uow.run((tx) => tx.events.lock(event.id))).toEqual(
        anEvent({
          id: event.id,
          title: 'Other',
          country: 'CA',
          currency: 'CAD',
          startsOn: null,
          endsOn: null,
          paying: false,
          published: false,
          canceled: true,
          lateResultsAccepted: true,
          promoterId,
          promoterApproved: true,
        }),
      );
      expect(await lockEvent(anId('nothing'))).toBeUndefined();
    });

    it('finds an event with its classes, without a lock', async () => {
      const { event, classes } = await aStored();
      expect(await it_.uow.run((tx) => tx.eventAdmin.find(event.id))).toEqual({ event, classes });
      expect(await it_.uow.run((tx) => tx.eventAdmin.find(anId('nothing')))).toBeUndefined();
    });

    it('keeps the list of classes in its order, and when results came', async () => {
      const {
        event,
        classes: [first, second],
      } = await aStored();
      await it_.uow.run((tx) => tx.results.setReceived(first.id, '2025-06-09T10:00:00.000Z', 12));
      const more = aClass({
        id: anId('c0ass', fresh()),
        eventId: event.id,
        name: 'Women',
        payoutType: 'cash',
        places: [],
      });
      const list = [
        {
          ...second,
          places: [
            { place: 1, amount: 5 },
            { place: 3, amount: 2 },
          ],
        },
        { ...more, payoutSteps: [{ riders: 3, places: null }] },
        { ...first, name: '450 Pro', entrants: 9 },
      ];
      await it_.uow.run((tx) => tx.eventAdmin.saveClasses(event.id, list));
      expect(await it_.uow.run((tx) => tx.events.classes(event.id))).toEqual([
        list[0],
        list[1],
        { ...list[2], resultsReceivedAt: '2025-06-09T10:00:00.000Z' },
      ]);
      await it_.uow.run((tx) => tx.eventAdmin.saveClasses(event.id, [more]));
      expect(await it_.uow.run((tx) => tx.events.classes(event.id))).toEqual([more]);
      await it_.uow.run((tx) => tx.eventAdmin.saveClasses(event.id, []));
      expect(await it_.uow.run((tx) => tx.events.classes(event.id))).toEqual([]);
    });

    it('knows what is in use', async () => {
      const {
        event,
        classes: [first],
      } = await aStored();
      const uses = () =>
        it_.uow.run(async (tx) => [
          await tx.eventAdmin.inUse(event.id),
          await tx.eventAdmin.hasAwards(event.id),
          await tx.eventAdmin.classesInUse(event.id),
        ]);
      expect(await uses()).toEqual([false, false, []]);
      await it_.uow.run((tx) =>
        tx.results.save(event.id, { put: [aResult({ id: anId('res0t', fresh()), classId: first.id })], remove: [] }),
      );
      expect(await uses()).toEqual([true, false, [first.id]]);
    });

    it('counts claims of missing results as use, of an event and of the class they name', async () => {
      const {
        event,
        classes: [, second],
      } = await aStored();
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      const claim = (classId: string | null): ResultClaim => ({
        id: anId('c0aim', fresh()),
        riderId: rider.id,
        eventId: event.id,
        classId,
        place: 1,
        message: 'I was third',
        state: 'open',
        at: '2025-06-09T10:00:00.000Z',
        resultId: null,
        decidedAt: null,
        decidedBy: null,
        answer: null,
      });
      const uses = () =>
        it_.uow.run(async (tx) => [await tx.eventAdmin.inUse(event.id), await tx.eventAdmin.classesInUse(event.id)]);
      await it_.give({ riders: [rider], claims: [claim(null)] });
      expect(await uses()).toEqual([true, []]);
      await it_.give({ claims: [claim(second.id)] });
      expect(await uses()).toEqual([true, [second.id]]);
    });

    it('removes an event with its classes and its place in the queue', async () => {
      const { event } = await aStored();
      await it_.uow.run((tx) => tx.rejudging.ask([event.id], '2025-06-09T10:00:00.000Z'));
      await it_.uow.run((tx) => tx.eventAdmin.remove(event.id));
      expect(
        await it_.uow.run(async (tx) => [await tx.eventAdmin.lock(event.id), await tx.events.classes(event.id)]),
      ).toEqual([undefined, []]);
    });

    it('keeps what was set aside, one for each event, result or award, until it is taken up or gone', async () => {
      const { event } = await aStored();
      const dismissal = {
        kind: 'overpaid',
        objectId: event.id,
        at: '2025-06-09T10:00:00.000Z',
        by: 'Ada Moreau',
        reason: 'Scored',
        amount: 2_500,
      } as const;
      const late = { ...dismissal, kind: 'late', reason: null, amount: null } as const;
      const kinds = ['overpaid', 'late', 'unmatched'] as const;
      const all = () => it_.uow.run((tx) => Promise.all(kinds.map((kind) => tx.dismissals.find(kind, event.id))));
      await it_.uow.run(async (tx) => {
        for (const one of [dismissal, late, { ...dismissal, amount: 3_000 }]) await tx.dismissals.put(one);
      });
      expect(await all()).toEqual([{ ...dismissal, amount: 3_000 }, late, undefined]);
      await it_.uow.run((tx) => tx.dismissals.remove('overpaid', event.id));
      expect(await all()).toEqual([undefined, late, undefined]);
      await it_.uow.run((tx) => tx.eventAdmin.remove(event.id));
      expect(await all()).toEqual([undefined, undefined, undefined]);
    });

    it('separates the events of a series', async () => {
      const series = aSeries({ id: anId('series', fresh()) });
      await it_.give({ series: [series] });
      const events = [
        anEventRecord({ id: anId('event', fresh()), title: 'Round 1', seriesId: series.id, promoterId: null }),
        anEventRecord({
          id: anId('event', fresh()),
          title: 'Été',
          startsOn: null,
          endsOn: null,
          seriesId: series.id,
          promoterId: null,
        }),
      ];
      for (const event of events) await it_.uow.run((tx) => tx.eventAdmin.put(event));
      const found = await it_.uow.run((tx) => tx.eventAdmin.ofSeries(series.id));
      expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        events.map(({ id, title, startsOn }) => ({ id, title, startsOn })),
      );
      expect(await it_.uow.run((tx) => tx.eventAdmin.ofSeries(anId('nothing')))).toEqual([]);
    });

    it('stores every field of a series, new and edited', async () => {
      const series = aSeries({ id: anId('series', fresh()), promoterId: await aPromoter() });
      await it_.uow.run((tx) => tx.series.put(series));
      expect(await it_.uow.run((tx) => tx.series.lock(series.id))).toEqual(series);
      const edited = {
        ...series,
        name: 'Åsa',
        state: null,
        zipcode: null,
        country: null,
        races: null,
        distance: null,
        notes: 'Été',
        bonus: true,
        initialValue: 250_000,
        expirationDate: '2026-12-31',
        active: false,
        version: 2,
        promoterId: null,
      };
      await it_.uow.run((tx) => tx.series.put(edited));
      expect(await it_.uow.run((tx) => tx.series.lock(series.id))).toEqual(edited);
      expect(await it_.uow.run((tx) => tx.series.existing([series.id, anId('nothing')]))).toEqual([series.id]);
      expect(await it_.uow.run((tx) => tx.series.existing([]))).toEqual([]);
    });

    it('knows of a series whether it is in use, and removes it from its categories', async () => {
      const [used, free] = [aSeries({ id: anId('series', fresh()) }), aSeries({ id: anId('series', fresh()) })];
      const category = aCategory({ id: anId('categ0ry', fresh()), seriesIds: [used.id, free.id].toSorted() });
      await it_.give({
        series: [used, free],
        categories: [category],
        events: [anEvent({ id: anId('event', fresh()), seriesId: used.id, promoterId: null, promoterApproved: false })],
      });
      expect(await it_.uow.run(async (tx) => [await tx.series.inUse(used.id), await tx.series.inUse(free.id)])).toEqual(
        [true, false],
      );
      await it_.uow.run((tx) => tx.series.remove(free.id));
      expect(
        await it_.uow.run(async (tx) => [await tx.series.lock(free.id), await tx.categories.lock(category.id)]),
      ).toEqual([undefined, { ...category, seriesIds: [used.id] }]);
    });

    it('stores a category with its list of series, and removes it', async () => {
      const [a, b] = [aSeries({ id: anId('series', fresh()) }), aSeries({ id: anId('series', fresh()) })];
      await it_.give({ series: [a, b] });
      const category = aCategory({ id: anId('categ0ry', fresh()), seriesIds: [a.id, b.id].toSorted() });
      const lock = () => it_.uow.run((tx) => tx.categories.lock(category.id));
      await it_.uow.run((tx) => tx.categories.put(category));
      expect(await lock()).toEqual(category);
      const edited = { ...category, description: 'Tout-terrain', active: false, seriesIds: [b.id], version: 2 };
      await it_.uow.run((tx) => tx.categories.put(edited));
      expect(await lock()).toEqual(edited);
      await it_.uow.run((tx) => tx.categories.remove(category.id));
      expect(await lock()).toBeUndefined();
      expect(await it_.uow.run((tx) => tx.series.lock(b.id))).toEqual(b);
    });

    it('knows whether a promoter is approved', async () => {
      const [approved, pending] = [await aPromoter(), await aPromoter('pending')];
      const ask = (id: string) => it_.uow.run((tx) => tx.approvals.ofPromoter(id));
      expect([await ask(approved), await ask(pending), await ask(anId('nobody'))]).toEqual([true, false, undefined]);
    });
  });
