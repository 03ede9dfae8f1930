import { describe, expect, it } from '@jest/globals';
import type { Season } from '../../seasons/index.js';
import { aSeason } from '../a-season.js';
import { aClass, anEvent } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

const AT = '2026-06-10T18:00:00.000Z';

/** Versions of the program's rules, and the races that they are tried on. */
export const describeProgramSeasons = (make: MakeBackend): void =>
  describe('seasons of the program', () => {
    const { backend, aResult } = raceScene(make);
    const newSeason = (change: Partial<Season> = {}) => aSeason({ id: anId('seas', fresh()), ...change });

    it('are kept as they were written, and those that are scheduled decide', async () => {
      const draft = newSeason({ note: 'Next year' });
      const { uow } = backend;
      const read = () =>
        uow.run(async (tx) => ({
          season: await tx.seasons.lock(draft.id),
          drafts: await tx.seasons.drafts(),
          last: await tx.seasons.lastNumber(),
          inForce: await tx.events.seasons(),
        }));
      const { drafts, last, inForce } = await read();
      await uow.run((tx) => tx.seasons.add(draft));
      expect(await read()).toEqual({ season: draft, drafts: drafts + 1, last, inForce });
      const settings = { ...draft.settings, minimumRidersPerClass: 7, smallClasses: [{ riders: 3, places: 2 }] };
      const scheduled = newSeason({
        ...draft,
        settings,
        number: last + 1,
        state: 'scheduled',
        version: 2,
        scheduledAt: AT,
        askedBy: 'Ada Admin',
        approvedBy: 'Ben Admin',
      });
      await uow.run((tx) => tx.seasons.save(scheduled));
      const rules = { from: '2027-01-01', number: last + 1, ...settings };
      expect(await read()).toEqual({ season: scheduled, drafts, last: last + 1, inForce: [...inForce, rules] });
      await uow.run((tx) => tx.seasons.save({ ...scheduled, state: 'withdrawn', withdrawnAt: AT }));
      expect(await read()).toMatchObject({ last: last + 1, inForce });
      await uow.run((tx) => tx.seasons.remove(draft.id));
      expect(await read()).toMatchObject({ season: undefined });
    });

    it('have each number once, also when two are scheduled at once', async () => {
      const { uow } = backend;
      const [one, other] = [newSeason(), newSeason()];
      await uow.run(async (tx) => {
        await tx.seasons.add(one);
        await tx.seasons.add(other);
      });
      const schedule = (season: Season) =>
        uow.run(async (tx) => {
          const number = (await tx.seasons.lastNumber()) + 1;
          await tx.seasons.save({ ...season, number, state: 'scheduled' });
          return number;
        });
      const [first = 0, second = 0] = await Promise.all([schedule(one), schedule(other)]);
      expect(Math.abs(first - second)).toBe(1);
    });

    it('are tried on races with results, in pages', async () => {
      const { uow } = backend;
      const on = (startsOn: string | null, canceled = false) =>
        anEvent({
          id: anId('event', fresh()),
          promoterId: null,
          promoterApproved: false,
          startsOn,
          endsOn: startsOn,
          canceled,
        });
      const events = [on('2025-06-02'), on('2025-06-01'), on('2025-06-02'), on('2025-06-03', true), on('2025-07-01')];
      const empty = on('2025-06-04');
      const classes = events.map(({ id }) => aClass({ id: anId('c0ass', fresh()), eventId: id }));
      await backend.give({ events: [...events, empty], classes });
      for (const [at, { id }] of events.entries())
        await uow.run((tx) => tx.results.save(id, { put: [aResult(classes[at]?.id ?? '', { place: 1 })], remove: [] }));
      const days = { from: '2025-06-01', to: '2025-06-30' };
      const wanted = [
        events[1],
        ...[events[0], events[2]].toSorted((a, b) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1)),
      ];
      const raced = wanted.map((event) => ({ id: event?.id ?? '', startsOn: event?.startsOn ?? '' }));
      const page = (after: (typeof raced)[number] | null, limit: number) =>
        uow.run((tx) => tx.seasons.raced({ ...days, after }, limit));
      expect(await page(null, 2)).toEqual(raced.slice(0, 2));
      expect(await page(raced[1] ?? null, 2)).toEqual(raced.slice(2));
      expect(await uow.run((tx) => tx.seasons.countRaced(days))).toBe(3);
    });
  });
