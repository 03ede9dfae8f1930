import { describe, expect, it } from '@jest/globals';
import type { ResultClaim } from '../../results/index.js';
import { aClass, anEvent, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** Events, results, result claims, and events to evaluate again. */
export const describeRaceStores = (make: MakeBackend): void =>
  describe('race stores', () => {
    const { backend, byId, aRace, aResult } = raceScene(make);

    it('locks an event and knows its classes with their places', async () => {
      const { event, classes } = await aRace();
      await backend.uow.run(async (tx) => {
        expect(await tx.events.lock(event.id)).toEqual(event);
        expect(await tx.events.classes(event.id)).toEqual(classes);
        expect(await tx.events.lock(anId('nothing'))).toBeUndefined();
      });
    });

    it('stores, changes and removes results with their verdicts', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const [kept, changed, gone] = [
        aResult(inClass.id),
        aResult(inClass.id, { place: 2 }),
        aResult(inClass.id, { place: null, type: 'DNF' }),
      ];
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [kept, changed, gone], remove: [] }));
      expect(byId(await backend.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, changed, gone]));
      const corrected = {
        ...changed,
        place: 3,
        riderName: 'Ada',
        verdict: { earns: { amount: 500, type: 'credit' as const, bikeId: anId('b') }, reasons: [] as const },
      };
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [corrected], remove: [gone.id] }));
      expect(byId(await backend.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, corrected]));
    });

    it('remembers when results of a class came and how many started', async () => {
      const {
        event,
        classes: [inClass, other],
      } = await aRace();
      await backend.uow.run((tx) => tx.results.setReceived(inClass.id, '2025-06-09T10:00:00.000Z', 12));
      expect(await backend.uow.run((tx) => tx.events.classes(event.id))).toEqual([
        { ...inClass, resultsReceivedAt: '2025-06-09T10:00:00.000Z', entrants: 12 },
        other,
      ]);
    });

    it('forgets that results of a class came', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      await backend.uow.run((tx) => tx.results.setReceived(inClass.id, '2025-06-09T10:00:00.000Z', 12));
      await backend.uow.run((tx) => tx.results.setReceived(inClass.id, null, null));
      expect((await backend.uow.run((tx) => tx.events.classes(event.id)))[0]).toEqual(inClass);
    });

    it('forgets that a result was set aside once it is removed', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const [gone, kept] = [aResult(inClass.id), aResult(inClass.id)];
      const dismissal = (objectId: string) =>
        ({
          kind: 'unmatched',
          objectId,
          at: '2025-06-09T10:00:00.000Z',
          by: 'Ada Moreau',
          reason: null,
          amount: null,
        }) as const;
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [gone, kept], remove: [] }));
      await backend.uow.run(async (tx) => {
        for (const result of [gone, kept]) await tx.dismissals.put(dismissal(result.id));
      });
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [kept], remove: [gone.id] }));
      expect(
        await backend.uow.run(async (tx) => [
          await tx.dismissals.find('unmatched', gone.id),
          await tx.dismissals.find('unmatched', kept.id),
        ]),
      ).toEqual([undefined, dismissal(kept.id)]);
    });

    it('finds the event and class of a result, and every result of a rider', async () => {
      const [one, other] = [await aRace(), await aRace()];
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      const seriesId = anId('series', fresh());
      await backend.give({ riders: [rider] });
      const [first, second, stranger] = [
        aResult(one.classes[0].id, { riderId: rider.id }),
        aResult(other.classes[1].id, { riderId: rider.id }),
        aResult(one.classes[0].id),
      ];
      await backend.uow.run((tx) => tx.results.save(one.event.id, { put: [first, stranger], remove: [] }));
      await backend.uow.run((tx) => tx.results.save(other.event.id, { put: [second], remove: [] }));
      await backend.uow.run(async (tx) => {
        expect(await tx.results.byId(second.id)).toEqual({ ...second, eventId: other.event.id });
        expect(await tx.results.byId(anId('nothing'))).toBeUndefined();
        expect(byId(await tx.results.ofRider(rider.id))).toEqual(
          byId([
            { ...first, eventId: one.event.id },
            { ...second, eventId: other.event.id },
          ]),
        );
        expect(await tx.results.ofRider(anId('nobody'))).toEqual([]);
        expect(await tx.results.isInSeries(rider.id, seriesId)).toBe(false);
      });
    });

    it('knows the riders of a series, and what its bonus is', async () => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      const series = {
        id: anId('series', fresh()),
        name: 'Ridge Series',
        state: null,
        zipcode: null,
        country: 'CA',
        races: null,
        distance: null,
        notes: null,
        bonus: true,
        initialValue: 50_000,
        expirationDate: '2025-12-31',
        promoterId: null,
        active: true,
        version: 1,
        createdAt: null,
      };
      const event = anEvent({
        id: anId('event', fresh()),
        seriesId: series.id,
        promoterId: null,
        promoterApproved: false,
      });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id });
      await backend.give({ riders: [rider], series: [series], events: [event], classes: [inClass] });
      await backend.uow.run((tx) =>
        tx.results.save(event.id, { put: [aResult(inClass.id, { riderId: rider.id })], remove: [] }),
      );
      await backend.uow.run(async (tx) => {
        expect(await tx.results.isInSeries(rider.id, series.id)).toBe(true);
        expect(await tx.results.isInSeries(anId('nobody'), series.id)).toBe(false);
        expect(await tx.seriesFacts.byId(series.id)).toEqual({
          id: series.id,
          name: 'Ridge Series',
          country: 'CA',
          bonus: true,
          initialValue: 50_000,
          expirationDate: '2025-12-31',
        });
        expect(await tx.seriesFacts.byId(anId('nothing'))).toBeUndefined();
      });
    });

    it('keeps a rider’s claim, open until it is decided', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({ riders: [rider] });
      const claim: ResultClaim = {
        id: anId('caim', fresh()),
        riderId: rider.id,
        eventId: event.id,
        classId: inClass.id,
        place: 2,
        message: 'J’étais deuxième',
        state: 'open',
        at: '2025-06-10T10:00:00.000Z',
        resultId: null,
        decidedAt: null,
        decidedBy: null,
        answer: null,
      };
      await backend.uow.run((tx) => tx.claims.save(claim));
      await backend.uow.run(async (tx) => {
        expect(await tx.claims.open(rider.id, event.id)).toEqual(claim);
        expect(await tx.claims.open(rider.id, anId('event', 999))).toBeUndefined();
      });
      const decided: ResultClaim = {
        ...claim,
        state: 'refused',
        decidedAt: '2025-06-11T10:00:00.000Z',
        decidedBy: 'Robin Vale',
        answer: 'Not on the list',
      };
      await backend.uow.run((tx) => tx.claims.save(decided));
      await backend.uow.run(async (tx) => {
        expect(await tx.claims.byId(claim.id)).toEqual(decided);
        expect(await tx.claims.open(rider.id, event.id)).toBeUndefined();
        expect(await tx.claims.byId(anId('nothing'))).toBeUndefined();
      });
    });

    it('finds the results behind accepted claims of an event', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({ riders: [rider] });
      const claim = (over: Partial<ResultClaim> = {}): ResultClaim => ({
        id: anId('caim', fresh()),
        riderId: rider.id,
        eventId: event.id,
        classId: null,
        place: 2,
        message: 'Second',
        state: 'open',
        at: '2025-06-10T10:00:00.000Z',
        resultId: null,
        decidedAt: null,
        decidedBy: null,
        answer: null,
        ...over,
      });
      const open = claim();
      await backend.uow.run(async (tx) => {
        for (const resultClaim of [open, claim({ state: 'refused', classId: inClass.id })])
          await tx.claims.save(resultClaim);
        expect(await tx.claims.accepted(event.id)).toEqual([]);
        await tx.claims.save({ ...open, state: 'accepted', classId: inClass.id, resultId: anId('res0t', 1) });
        expect(await tx.claims.accepted(event.id)).toEqual([{ classId: inClass.id, riderId: rider.id, at: open.at }]);
        expect(await tx.claims.accepted(anId('event', 999))).toEqual([]);
      });
    });

    it('queues events to evaluate again, each once, longest waiting first', async () => {
      const waiting = async (now = '2025-06-30T10:00:00.000Z') => {
        const all: string[] = [];
        await backend.uow.run(async (tx) => {
          const upTo = (): Promise<string | undefined> => tx.rejudging.next(now);
          for (let next = await upTo(); next !== undefined; next = await upTo()) {
            all.push(next);
            await tx.rejudging.done(next);
          }
        });
        return all;
      };
      const [first, second, third] = [await aRace(), await aRace(), await aRace()];
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({ riders: [rider] });
      await backend.uow.run((tx) =>
        tx.results.save(third.event.id, { put: [aResult(third.classes[0].id, { riderId: rider.id })], remove: [] }),
      );
      await waiting();
      await backend.uow.run((tx) => tx.rejudging.ask([second.event.id], '2025-06-09T10:00:00.000Z'));
      await backend.uow.run((tx) => tx.rejudging.ask([first.event.id, second.event.id], '2025-06-08T10:00:00.000Z'));
      await backend.uow.run((tx) => tx.rejudging.askForRiders([rider.id, anId('nobody')], '2025-06-07T10:00:00.000Z'));
      await backend.uow.run((tx) => tx.rejudging.postpone(first.event.id, '2025-06-10T10:00:00.000Z'));
      expect(await waiting()).toEqual([third.event.id, second.event.id, first.event.id]);
      expect(await waiting()).toEqual([]);
      // those whose moment has not come wait for it, unless they are asked for sooner
      await backend.uow.run((tx) =>
        tx.rejudging.ask([first.event.id, second.event.id, third.event.id], '2025-07-05T10:00:00.000Z'),
      );
      await backend.uow.run((tx) => tx.rejudging.ask([first.event.id], '2025-06-30T10:00:00.000Z'));
      await backend.uow.run((tx) => tx.rejudging.askForRiders([rider.id], '2025-06-29T10:00:00.000Z'));
      expect(await waiting()).toEqual([third.event.id, first.event.id]);
      expect(await waiting('2025-07-05T09:59:59.999Z')).toEqual([]);
      expect(await waiting('2025-07-05T10:00:00.000Z')).toEqual([second.event.id]);
    });
  });
