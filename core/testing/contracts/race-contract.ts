import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JudgedResult } from '../../results/index.js';
import { nameKey } from '../../riders/index.js';
import { aBike, aClass, anEvent, anId, aRider } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Events, results, riders as judging sees them, and remembered choices. */
export const describeRaceStores = (make: MakeBackend): void =>
  describe('race stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const byId = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const aRace = async () => {
      const event = anEvent({ id: anId('event', fresh()), promoterId: anId('pr0m0ter', fresh()), promoterApproved: true });
      const classes = [aClass({ id: anId('c0ass', fresh()), eventId: event.id }), aClass({ id: anId('c0ass', fresh()), eventId: event.id, payoutType: 'noPayout', places: [], name: '250 B' })] as const;
      await it_.give({ promoters: [{ id: event.promoterId ?? '', name: 'Ridge Promotions', email: 'ridge@example.com' }], events: [event], classes });
      return { event, classes };
    };
    const aResult = (classId: string, over: Partial<JudgedResult> = {}): JudgedResult => ({
      id: anId('res0t', fresh()), classId, place: 1, type: 'finished', riderName: "Zoë O'Neil-Núñez", number: '7x', hometown: 'Moab, UT', bike: 'KTM 450 SX-F',
      email: null, amaNumber: null, riderId: null, verdict: { earns: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: { name: 'Zoë' } }] }, ...over,
    });

    it('locks an event and knows its classes with their places', async () => {
      const { event, classes } = await aRace();
      await it_.uow.run(async (tx) => {
        expect(await tx.events.lock(event.id)).toEqual(event);
        expect(await tx.events.classes(event.id)).toEqual(classes);
        expect(await tx.events.lock(anId('nothing'))).toBeUndefined();
      });
    });

    it('stores, changes and removes results with their verdicts', async () => {
      const { event, classes: [inClass] } = await aRace();
      const [kept, changed, gone] = [aResult(inClass.id), aResult(inClass.id, { place: 2 }), aResult(inClass.id, { place: null, type: 'DNF' })];
      await it_.uow.run((tx) => tx.results.save(event.id, { put: [kept, changed, gone], remove: [] }));
      expect(byId(await it_.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, changed, gone]));
      const corrected = { ...changed, place: 3, riderName: 'Ada', verdict: { earns: { amount: 500, type: 'credit' as const, bikeId: anId('b') }, reasons: [] as const } };
      await it_.uow.run((tx) => tx.results.save(event.id, { put: [corrected], remove: [gone.id] }));
      expect(byId(await it_.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, corrected]));
    });

    it('remembers when results of a class came and how many started', async () => {
      const { event, classes: [inClass, other] } = await aRace();
      await it_.uow.run((tx) => tx.results.setReceived(inClass.id, '2025-06-09T10:00:00.000Z', 12));
      expect(await it_.uow.run((tx) => tx.events.classes(event.id))).toEqual([{ ...inClass, resultsReceivedAt: '2025-06-09T10:00:00.000Z', entrants: 12 }, other]);
    });

    it('finds riders by id, AMA number, e-mail and name, with their bikes', async () => {
      const n = fresh();
      const rider = aRider({
        id: anId('rder', n), fullName: `Björn Ångström ${n}`, amaNumber: `AMA-00${n}77`, email: `bjorn${n}@example.com`, parentalConsent: true, factory: true,
        bikes: [aBike({ id: anId('b', n * 2), vin: `V${String(n * 2).padStart(16, '0')}` }), aBike({ id: anId('b', n * 2 + 1), vin: `V${String(n * 2 + 1).padStart(16, '0')}`, vinStatus: 'invalid' })],
      });
      const other = aRider({ id: anId('rder', fresh()), fullName: 'Someone Else', bikes: [] });
      await it_.give({ riders: [rider, other] });
      await it_.uow.run(async (tx) => {
        const nothing = { amaNumbers: [], emails: [], nameKeys: [] };
        expect(await tx.riderFacts.byIds([rider.id])).toEqual([rider]);
        expect(await tx.riderFacts.sought({ ...nothing, amaNumbers: [`${n}77`] })).toEqual([rider]);
        expect(await tx.riderFacts.sought({ ...nothing, emails: [rider.email] })).toEqual([rider]);
        expect(await tx.riderFacts.sought({ ...nothing, nameKeys: [nameKey(rider.fullName)] })).toEqual([rider]);
        expect(await tx.riderFacts.sought({ amaNumbers: [`${n}77`], emails: [rider.email], nameKeys: [nameKey(rider.fullName)] })).toEqual([rider]);
        expect(await tx.riderFacts.sought(nothing)).toEqual([]);
      });
    });

    it('remembers the last choice for a name and town', async () => {
      const n = fresh();
      const [a, b] = [aRider({ id: anId('rder', n), bikes: [] }), aRider({ id: anId('rder', fresh()), bikes: [] })];
      await it_.give({ riders: [a, b] });
      const alias = { nameKey: `jo smith ${n}`, hometownKey: 'moab', riderId: a.id };
      await it_.uow.run((tx) => tx.aliases.remember([alias, { ...alias, hometownKey: '' }]));
      await it_.uow.run((tx) => tx.aliases.remember([{ ...alias, riderId: b.id }]));
      const found = await it_.uow.run((tx) => tx.aliases.find([alias.nameKey, 'nobody']));
      expect(found.toSorted((x, y) => (x.hometownKey < y.hometownKey ? -1 : 1))).toEqual([{ ...alias, hometownKey: '' }, { ...alias, riderId: b.id }]);
    });
  });
