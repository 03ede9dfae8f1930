import { describe, expect, it } from '@jest/globals';
import { aClass, anEvent, aRider, aSeries } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { moneyScene, posted } from './money-scene.js';
import { raceScene } from './race-scene.js';

const AT = '2025-06-10T18:00:00.000Z';

/** What standings are computed from, and which of their places were paid. */
export const describeStandings = (make: MakeBackend): void =>
  describe('standings', () => {
    const { aResult } = raceScene(make);
    const { backend, anIssue, postAndLook } = moneyScene(make);
    const aSeason = async () => {
      const series = aSeries({ id: anId('series', fresh()) });
      const on = (startsOn: string | null, change = {}) =>
        anEvent({
          id: anId('event', fresh()),
          promoterId: null,
          promoterApproved: false,
          seriesId: series.id,
          startsOn,
          endsOn: startsOn,
          ...change,
        });
      const [late, early] = [on('2025-08-01', { title: 'Second' }), on('2025-03-01', { title: 'First' })];
      const out = [on('2025-04-01', { canceled: true }), on(null)];
      const classes = [late, early, ...out].map(({ id }, at) =>
        aClass({ id: anId('c0ass', fresh()), eventId: id, name: '450 A', resultsReceivedAt: at === 1 ? AT : null }),
      );
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({
        series: [series],
        events: [late, early, ...out, on('2023-05-01')],
        classes,
        riders: [rider],
      });
      return { series, late, early, classes, rider, of: { seriesId: series.id, season: 2025, classKey: '450a' } };
    };

    it('knows the seasons and classes of a series, oldest first, without canceled and undated events', async () => {
      const { series, late, early, classes } = await aSeason();
      const found = await backend.uow.run(async (tx) => ({
        seasons: await tx.standings.seasons(series.id),
        classes: await tx.standings.classes(series.id, 2025),
        none: await tx.standings.classes(series.id, 2024),
      }));
      const shown = (event: typeof late, at: number) => ({
        eventId: event.id,
        title: event.title,
        on: event.startsOn,
        classId: classes[at]?.id,
        className: '450 A',
        hasResults: at === 1,
        linkedTo: null,
      });
      expect(found).toEqual({ seasons: [2025, 2023], classes: [shown(early, 1), shown(late, 0)], none: [] });
    });

    it('knows which events are linked as one race', async () => {
      const { series, late, early } = await aSeason();
      await backend.uow.run((tx) => tx.eventAdmin.link(late.id, early.id));
      const found = await backend.uow.run((tx) => tx.standings.classes(series.id, 2025));
      expect(found.map((raceClass) => [raceClass.eventId, raceClass.linkedTo])).toEqual([
        [early.id, late.id],
        [late.id, early.id],
      ]);
    });

    it('counts the events ahead that have no classes yet', async () => {
      const { series } = await aSeason();
      const on = (startsOn: string, change = {}) =>
        anEvent({
          id: anId('event', fresh()),
          promoterId: null,
          promoterApproved: false,
          seriesId: series.id,
          startsOn,
          endsOn: startsOn,
          ...change,
        });
      await backend.give({
        events: [on('2025-11-01'), on('2025-12-31'), on('2025-12-01', { canceled: true }), on('2026-01-01')],
      });
      const count = (after: string) => backend.uow.run((tx) => tx.standings.withoutClasses(series.id, 2025, after));
      expect([await count('2025-10-31'), await count('2025-11-01'), await count('2025-12-31')]).toEqual([2, 1, 0]);
    });

    it('reads results with what their verdicts say', async () => {
      const { early, classes, rider } = await aSeason();
      const classId = classes[1]?.id ?? '';
      const earned = { earns: { amount: 500, type: 'credit' as const, bikeId: anId('b') }, reasons: [] as const };
      const held = { earns: null, reasons: [{ code: 'BEING_CHECKED' as const, detail: { amount: 500 } }] };
      const put = [
        aResult(classId, { place: 1, riderId: rider.id, riderName: 'Ana', verdict: earned }),
        aResult(classId, { place: 2, riderId: null, riderName: 'Ben', verdict: held }),
      ];
      await backend.uow.run((tx) => tx.results.save(early.id, { put, remove: [] }));
      const found = await backend.uow.run((tx) => tx.standings.results([classId]));
      expect(found).toMatchObject([
        { eventId: early.id, place: 1, riderId: rider.id, riderName: 'Ana', rode: true, reasons: [] },
        { eventId: early.id, place: 2, riderId: null, riderName: 'Ben', rode: false, reasons: ['BEING_CHECKED'] },
      ]);
    });

    it('keeps the rules of a series', async () => {
      const { series } = await aSeason();
      const rules = { points: [25, 22], bestRounds: 4, amounts: [30_000], version: 1 };
      const read = () => backend.uow.run((tx) => tx.standings.rules(series.id));
      expect(await read()).toBeUndefined();
      await backend.uow.run((tx) => tx.standings.putRules(series.id, rules));
      await backend.uow.run((tx) => tx.standings.putRules(series.id, { ...rules, bestRounds: null, version: 2 }));
      expect(await read()).toEqual({ ...rules, bestRounds: null, version: 2 });
    });

    it('has one id for the standings of a class, also when two ask at once', async () => {
      const { of } = await aSeason();
      const lock = (n: number) => backend.uow.run((tx) => tx.standings.lock(of, '450 A', anId('stand', n)));
      expect(await backend.uow.run((tx) => tx.standings.idOf(of))).toBeNull();
      const [one, other] = await Promise.all([lock(fresh()), lock(fresh())]);
      expect([other, await backend.uow.run((tx) => tx.standings.idOf(of))]).toEqual([one, one]);
    });

    it('pays a place once, also when two pay it at once, and each rider once', async () => {
      const { of, series, rider } = await aSeason();
      const key = { riderId: rider.id, currency: 'USD' as const, book: 'credit' as const };
      const give = (position: number) =>
        backend.uow.run(async (tx) => {
          const standingsId = await tx.standings.lock(of, '450 A', anId('stand', fresh()));
          if ((await tx.standings.paid(of)).some((paid) => paid.position === position)) return false;
          const [wallet] = await tx.wallets.lock([key]);
          if (!wallet) throw new Error('no wallet');
          const move = anIssue(rider.id, 500, { type: 'bonus', seriesId: series.id, standingsId });
          await postAndLook(tx, posted(wallet, [move]));
          await tx.standings.give(standingsId, [{ position, awardId: move.award.id, amount: 500, at: AT }]);
          return true;
        });
      const given = await Promise.all([give(1), give(1)]);
      expect(given.filter(Boolean)).toHaveLength(1);
      const paid = await backend.uow.run((tx) => tx.standings.paid(of));
      expect(paid).toMatchObject([{ position: 1, riderId: rider.id, riderName: rider.fullName, amount: 500 }]);
      const standingsId = await backend.uow.run((tx) => tx.standings.idOf(of));
      const stored = await backend.uow.run(async (tx) => ({
        byId: await tx.wallets.awardsById([paid[0]?.awardId ?? '']),
        ofSeries: await tx.wallets.bonus(rider.id, series.id),
      }));
      expect(stored).toMatchObject({ byId: [{ standingsId, seriesId: series.id }], ofSeries: undefined });
      await expect(give(2)).rejects.toThrow();
    });
  });
