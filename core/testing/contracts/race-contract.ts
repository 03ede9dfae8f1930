import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EvaluatedResult, ResultClaim } from '../../results/index.js';
import { nameKey } from '../../riders/index.js';
import { aBike, aClass, aDealer, anAccount, anEvent, anId, aRider } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Events, results, riders as judging sees them, and remembered choices. */
export const describeRaceStores = (make: MakeBackend): void =>
  describe('race stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const byId = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
      all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const aRace = async () => {
      const event = anEvent({
        id: anId('event', fresh()),
        promoterId: anId('pr0m0ter', fresh()),
        promoterApproved: true,
      });
      const classes = [
        aClass({ id: anId('c0ass', fresh()), eventId: event.id }),
        aClass({ id: anId('c0ass', fresh()), eventId: event.id, payoutType: 'noPayout', places: [], name: '250 B' }),
      ] as const;
      await it_.give({
        promoters: [{ id: event.promoterId ?? '', name: 'Ridge Promotions', email: 'ridge@example.com' }],
        events: [event],
        classes,
      });
      return { event, classes };
    };
    const aResult = (classId: string, over: Partial<EvaluatedResult> = {}): EvaluatedResult => ({
      id: anId('res0t', fresh()),
      classId,
      place: 1,
      type: 'finished',
      riderName: "Zoë O'Neil-Núñez",
      number: '7x',
      hometown: 'Moab, UT',
      bike: 'KTM 450 SX-F',
      email: null,
      amaNumber: null,
      riderId: null,
      verdict: { earns: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: { name: 'Zoë' } }] },
      ...over,
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
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const [kept, changed, gone] = [
        aResult(inClass.id),
        aResult(inClass.id, { place: 2 }),
        aResult(inClass.id, { place: null, type: 'DNF' }),
      ];
      await it_.uow.run((tx) => tx.results.save(event.id, { put: [kept, changed, gone], remove: [] }));
      expect(byId(await it_.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, changed, gone]));
      const corrected = {
        ...changed,
        place: 3,
        riderName: 'Ada',
        verdict: { earns: { amount: 500, type: 'credit' as const, bikeId: anId('b') }, reasons: [] as const },
      };
      await it_.uow.run((tx) => tx.results.save(event.id, { put: [corrected], remove: [gone.id] }));
      expect(byId(await it_.uow.run((tx) => tx.results.ofEvent(event.id)))).toEqual(byId([kept, corrected]));
    });

    it('remembers when results of a class came and how many started', async () => {
      const {
        event,
        classes: [inClass, other],
      } = await aRace();
      await it_.uow.run((tx) => tx.results.setReceived(inClass.id, '2025-06-09T10:00:00.000Z', 12));
      expect(await it_.uow.run((tx) => tx.events.classes(event.id))).toEqual([
        { ...inClass, resultsReceivedAt: '2025-06-09T10:00:00.000Z', entrants: 12 },
        other,
      ]);
    });

    it('forgets that results of a class came', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      await it_.uow.run((tx) => tx.results.setReceived(inClass.id, '2025-06-09T10:00:00.000Z', 12));
      await it_.uow.run((tx) => tx.results.setReceived(inClass.id, null, null));
      expect((await it_.uow.run((tx) => tx.events.classes(event.id)))[0]).toEqual(inClass);
    });

    it('knows where a result stands, and every result of a rider', async () => {
      const [one, other] = [await aRace(), await aRace()];
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      const seriesId = anId('series', fresh());
      await it_.give({ riders: [rider] });
      const [first, second, stranger] = [
        aResult(one.classes[0].id, { riderId: rider.id }),
        aResult(other.classes[1].id, { riderId: rider.id }),
        aResult(one.classes[0].id),
      ];
      await it_.uow.run((tx) => tx.results.save(one.event.id, { put: [first, stranger], remove: [] }));
      await it_.uow.run((tx) => tx.results.save(other.event.id, { put: [second], remove: [] }));
      await it_.uow.run(async (tx) => {
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
      await it_.give({ riders: [rider], series: [series], events: [event], classes: [inClass] });
      await it_.uow.run((tx) =>
        tx.results.save(event.id, { put: [aResult(inClass.id, { riderId: rider.id })], remove: [] }),
      );
      await it_.uow.run(async (tx) => {
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
      await it_.give({ riders: [rider] });
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
      await it_.uow.run((tx) => tx.claims.save(claim));
      await it_.uow.run(async (tx) => {
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
      await it_.uow.run((tx) => tx.claims.save(decided));
      await it_.uow.run(async (tx) => {
        expect(await tx.claims.byId(claim.id)).toEqual(decided);
        expect(await tx.claims.open(rider.id, event.id)).toBeUndefined();
        expect(await tx.claims.byId(anId('nothing'))).toBeUndefined();
      });
    });

    it('knows what accepted claims of an event stand for', async () => {
      const {
        event,
        classes: [inClass],
      } = await aRace();
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await it_.give({ riders: [rider] });
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
      await it_.uow.run(async (tx) => {
        for (const it of [open, claim({ state: 'refused', classId: inClass.id })]) await tx.claims.save(it);
        expect(await tx.claims.accepted(event.id)).toEqual([]);
        await tx.claims.save({ ...open, state: 'accepted', classId: inClass.id, resultId: anId('res0t', 1) });
        expect(await tx.claims.accepted(event.id)).toEqual([{ classId: inClass.id, riderId: rider.id, at: open.at }]);
        expect(await tx.claims.accepted(anId('event', 999))).toEqual([]);
      });
    });

    it('knows of a rider, also at the counter, whether the e-mail of the login is verified', async () => {
      const [n, dealer] = [fresh(), aDealer({ id: anId('dea0er', fresh()) })];
      const rider = aRider({ id: anId('rder', n), fullName: 'Zoë Núñez Björk', familyName: 'Núñez Björk', bikes: [] });
      await it_.give({ riders: [rider], dealers: [dealer] });
      const loginOf = () =>
        it_.uow.run(async (tx) => {
          const [facts] = await tx.riderFacts.byIds([rider.id]);
          const [held] = await tx.riderFacts.hold([rider.id]);
          return [
            facts?.familyName,
            facts?.login,
            held?.login,
            (await tx.counter.open(rider.id, dealer.id))?.rider.login,
          ];
        });
      expect(await loginOf()).toEqual(['Núñez Björk', 'none', 'none', 'none']);
      const account = anAccount({
        id: anId('acc', n),
        email: `login${n}@example.com`,
        type: 'rider',
        subjectId: rider.id,
        emailVerified: false,
      });
      await it_.uow.run((tx) => tx.accounts.insert(account));
      expect(await loginOf()).toEqual(['Núñez Björk', 'unverified', 'unverified', 'unverified']);
      await it_.uow.run((tx) => tx.accounts.setEmailVerified(account.id));
      expect(await loginOf()).toEqual(['Núñez Björk', 'verified', 'verified', 'verified']);
    });

    it('finds riders by id, AMA number, e-mail and name, with their bikes', async () => {
      const n = fresh();
      const rider = aRider({
        id: anId('rder', n),
        fullName: `Björn Ångström ${n}`,
        amaNumber: `AMA-00${n}77`,
        email: `bjorn${n}@example.com`,
        parentalConsent: true,
        factory: true,
        bikes: [
          aBike({ id: anId('b', n * 2), vin: `V${String(n * 2).padStart(16, '0')}` }),
          aBike({ id: anId('b', n * 2 + 1), vin: `V${String(n * 2 + 1).padStart(16, '0')}`, vinStatus: 'invalid' }),
        ],
      });
      const other = aRider({ id: anId('rder', fresh()), fullName: 'Someone Else', bikes: [] });
      await it_.give({ riders: [rider, other] });
      await it_.uow.run(async (tx) => {
        const nothing = { amaNumbers: [], emails: [], nameKeys: [] };
        expect(await tx.riderFacts.byIds([rider.id])).toEqual([rider]);
        expect(byId(await tx.riderFacts.hold([rider.id, other.id, rider.id]))).toEqual(byId([rider, other]));
        expect(await tx.riderFacts.sought({ ...nothing, amaNumbers: [`${n}77`] })).toEqual([rider]);
        expect(await tx.riderFacts.sought({ ...nothing, emails: [rider.email] })).toEqual([rider]);
        expect(await tx.riderFacts.sought({ ...nothing, nameKeys: [nameKey(rider.fullName)] })).toEqual([rider]);
        expect(
          await tx.riderFacts.sought({
            amaNumbers: [`${n}77`],
            emails: [rider.email],
            nameKeys: [nameKey(rider.fullName)],
          }),
        ).toEqual([rider]);
        expect(await tx.riderFacts.sought(nothing)).toEqual([]);
        expect(await tx.riderFacts.vins([...rider.bikes.map((it) => it.id), anId('nothing')])).toEqual(
          new Map(rider.bikes.map((it) => [it.id, it.vin])),
        );
        expect(await tx.riderFacts.vins([])).toEqual(new Map());
      });
    });

    it('finds nobody by what is no AMA number', async () => {
      const rider = aRider({ id: anId('rder', fresh()), amaNumber: 'None', bikes: [] });
      await it_.give({ riders: [rider, aRider({ id: anId('rder', fresh()), amaNumber: 'AMA 000', bikes: [] })] });
      const sought = (amaNumbers: readonly string[]) =>
        it_.uow.run((tx) => tx.riderFacts.sought({ amaNumbers, emails: [], nameKeys: [] }));
      expect([
        await sought(['NONE', 'none', 'None', '']),
        await it_.uow.run((tx) => tx.riderFacts.byIds([rider.id])),
      ]).toEqual([[], [rider]]);
    });

    it('remembers the last choice for a name and town', async () => {
      const n = fresh();
      const [a, b] = [aRider({ id: anId('rder', n), bikes: [] }), aRider({ id: anId('rder', fresh()), bikes: [] })];
      await it_.give({ riders: [a, b] });
      const alias = { nameKey: `jo smith ${n}`, hometownKey: 'moab', riderId: a.id };
      await it_.uow.run((tx) => tx.aliases.remember([alias, { ...alias, hometownKey: '' }]));
      await it_.uow.run((tx) => tx.aliases.remember([{ ...alias, riderId: b.id }]));
      const found = await it_.uow.run((tx) => tx.aliases.find([alias.nameKey, 'nobody']));
      expect(found.toSorted((x, y) => (x.hometownKey < y.hometownKey ? -1 : 1))).toEqual([
        { ...alias, hometownKey: '' },
        { ...alias, riderId: b.id },
      ]);
    });

    it('forgets a choice only where it stands for that rider', async () => {
      const n = fresh();
      const [a, b] = [aRider({ id: anId('rder', n), bikes: [] }), aRider({ id: anId('rder', fresh()), bikes: [] })];
      await it_.give({ riders: [a, b] });
      const alias = { nameKey: `al ray ${n}`, hometownKey: 'moab', riderId: a.id };
      await it_.uow.run((tx) => tx.aliases.remember([alias]));
      await it_.uow.run((tx) => tx.aliases.forget({ ...alias, riderId: b.id }));
      expect(await it_.uow.run((tx) => tx.aliases.find([alias.nameKey]))).toEqual([alias]);
      await it_.uow.run((tx) => tx.aliases.forget(alias));
      expect(await it_.uow.run((tx) => tx.aliases.find([alias.nameKey]))).toEqual([]);
    });

    it('queues events to be judged again, each once, the longest waiting first', async () => {
      const waiting = async () => {
        const all: string[] = [];
        await it_.uow.run(async (tx) => {
          for (let next = await tx.rejudging.next(); next !== undefined; next = await tx.rejudging.next()) {
            all.push(next);
            await tx.rejudging.done(next);
          }
        });
        return all;
      };
      const [first, second, third] = [await aRace(), await aRace(), await aRace()];
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await it_.give({ riders: [rider] });
      await it_.uow.run((tx) =>
        tx.results.save(third.event.id, { put: [aResult(third.classes[0].id, { riderId: rider.id })], remove: [] }),
      );
      await waiting();
      await it_.uow.run((tx) => tx.rejudging.ask([second.event.id], '2025-06-09T10:00:00.000Z'));
      await it_.uow.run((tx) => tx.rejudging.ask([first.event.id, second.event.id], '2025-06-08T10:00:00.000Z'));
      await it_.uow.run((tx) => tx.rejudging.askForRiders([rider.id, anId('nobody')], '2025-06-07T10:00:00.000Z'));
      await it_.uow.run((tx) => tx.rejudging.postpone(first.event.id, '2025-06-10T10:00:00.000Z'));
      expect(await waiting()).toEqual([third.event.id, second.event.id, first.event.id]);
      expect(await waiting()).toEqual([]);
    });
  });
