import { describe, expect, it } from '@jest/globals';
import { writtenNameKeys } from '../../riders/index.js';
import { aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

const raceRider = () => aRider({ id: anId('rder', fresh()), bikes: [] });

/** A number in letters, because names are compared by letters. */
const word = (n: number): string => [...String(n)].map((text) => 'abcdefghij'[Number(text)]).join('');

/** How riders are found by names that are written otherwise, and unmatched results by riders. */
export const describeRematching = (make: MakeBackend): void =>
  describe('matching stores', () => {
    const { backend, aRace, aResult } = raceScene(make);
    const store = (eventId: string, put: readonly ReturnType<typeof aResult>[]) =>
      backend.uow.run((tx) => tx.results.save(eventId, { put, remove: [] }));

    it('finds riders by keys of names that are written otherwise, until the name changes', async () => {
      const n = fresh();
      const rider = aRider({
        id: anId('rder', n),
        fullName: `Ann Vance${word(n)}`,
        familyName: `Vance${word(n)}`,
        bikes: [],
      });
      await backend.give({ riders: [rider] });
      const sought = (written: string) =>
        backend.uow.run(async (tx) => {
          const alikeKeys = writtenNameKeys(written);
          const found = await tx.riderFacts.sought({ amaNumbers: [], emails: [], nameKeys: [], alikeKeys });
          return found.map((facts) => facts.id);
        });
      for (const written of [
        `VANCE${word(n)}, Ann`,
        `A. Vance${word(n)}`,
        `Ann Vanec${word(n)}`,
        `Ann Vance${word(n)} Jr.`,
      ])
        expect([written, await sought(written)]).toEqual([written, [rider.id]]);
      expect(await sought(`Bo Hart${word(n)}`)).toEqual([]);
    });

    it('knows the numbers of earlier results', async () => {
      const [one, other] = [raceRider(), raceRider()];
      const { event, classes } = await aRace();
      const elsewhere = await aRace();
      const results = ['7', '7', '12', null].map((number) => aResult(classes[0].id, { riderId: one.id, number }));
      const other9 = aResult(elsewhere.classes[0].id, { riderId: one.id, number: '9' });
      await backend.give({ riders: [one, other] });
      await store(event.id, results);
      await store(elsewhere.event.id, [other9]);
      const numbers = await backend.uow.run((tx) => tx.riderFacts.numbers([one.id, other.id], event.promoterId));
      expect([[...(numbers.get(one.id) ?? [])].toSorted(), numbers.get(other.id)]).toEqual([['12', '7'], undefined]);
      expect(await backend.uow.run((tx) => tx.riderFacts.numbers([], null))).toEqual(new Map());
      const all = await backend.uow.run((tx) => tx.riderFacts.numbers([one.id], null));
      expect([...(all.get(one.id) ?? [])].toSorted()).toEqual(['12', '7', '9']);
    });

    it('looks twice for unmatched results of riders who changed', async () => {
      const [a, b] = [anId('rder', fresh()), anId('rder', fresh())];
      const [early, later] = ['2001-01-01T00:00:00.000Z', '2001-01-01T00:10:00.000Z'];
      const next = (at: string) => backend.uow.run((tx) => tx.rematching.next(at));
      await backend.uow.run((tx) => tx.rematching.ask([b, a, b], later));
      await backend.uow.run((tx) => tx.rematching.ask([a], early));
      expect([await next('2000-12-31T00:00:00.000Z'), await next(early)]).toEqual([
        undefined,
        { riderId: a, isLast: false },
      ]);
      await backend.uow.run((tx) => tx.rematching.again(a, later));
      expect(await next(early)).toBeUndefined();
      await backend.uow.run((tx) => tx.rematching.done(b));
      expect(await next(later)).toEqual({ riderId: a, isLast: true });
      // who changes again meanwhile gets two looks again
      await backend.uow.run((tx) => tx.rematching.ask([a], early));
      expect(await next(early)).toEqual({ riderId: a, isLast: false });
      await backend.uow.run((tx) => tx.rematching.done(a));
      expect(await next(later)).toBeUndefined();
    });

    it('finds the events of unmatched results by name, remembered name, AMA number and e-mail', async () => {
      const n = fresh();
      const rider = aRider({ id: anId('rder', n), bikes: [] });
      const races = await Promise.all(Array.from({ length: 6 }, () => aRace()));
      const said = [
        { riderName: `Zoë Quill ${n}` },
        { riderName: `Z. Quill ${n}` },
        { amaNumber: `AMA-00${n}99` },
        { email: `zoe${n}@example.com` },
        { riderName: `Zoe Quill ${n}`, riderId: rider.id },
        { riderName: `Zoe Quill ${n}`, leftUnmatched: true as const },
      ];
      const results = said.map((item, at) => aResult(races[at]?.classes[0].id ?? '', item));
      const alias = { promoterId: anId('pr0m', n), nameKey: `z quill ${n}`, hometownKey: '', riderId: rider.id };
      await backend.give({ riders: [rider], aliases: [alias] });
      for (const [at, result] of results.entries()) await store(races[at]?.event.id ?? '', [result]);
      const by = { riderId: rider.id, nameKey: `zoe quill ${n}`, amaKey: `${n}99`, email: `zoe${n}@example.com` };
      const found = (more: Partial<typeof by> = {}) =>
        backend.uow.run((tx) => tx.rematching.eventsNaming({ ...by, ...more }));
      const ids = (...at: number[]) => at.map((value) => races[value]?.event.id).toSorted();
      expect(await found()).toEqual(ids(0, 1, 2, 3));
      expect(await found({ nameKey: '', amaKey: '', email: '' })).toEqual(ids(1));
      const stored = await backend.uow.run((tx) => tx.results.ofEvent(races[5]?.event.id ?? ''));
      expect(stored.map((result) => result.leftUnmatched)).toEqual([true]);
    });
  });
