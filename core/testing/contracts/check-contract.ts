import { describe, expect, it } from '@jest/globals';
import type { CheckDecision } from '../../eligibility/index.js';
import { aClass, anAccount, anEvent, aRider, aSeries } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** What can make awards worth a check, and the decisions about them. */
export const describeChecks = (make: MakeBackend): void =>
  describe('check store', () => {
    const { backend, aRace, aResult } = raceScene(make);
    const ofEvent = (event: ReturnType<typeof anEvent>, winners: readonly string[] = [], podium = winners) =>
      backend.uow.run((tx) => tx.checks.ofEvent({ event, winners, podium }));

    it('finds nothing about an event of which nothing is known', async () => {
      const { event } = await aRace();
      expect(await ofEvent({ ...event, promoterId: null })).toEqual({
        decisions: [],
        promoter: null,
        startedBefore: new Set(),
        otherPodiums: [],
        enteredBy: new Map(),
        makers: new Set(),
        purseRaisedAt: null,
      });
    });

    it('knows the contact details of the promoter', async () => {
      const promoter = {
        id: anId('pr0m0ter', fresh()),
        name: 'Ridge MC',
        contactName: 'Ida Moss',
        email: 'ida@example.com',
        phone: '435 555 0100',
        addressLine1: '12 Canyon Road',
        zipcode: '84532',
      };
      await backend.give({ promoters: [promoter] });
      expect((await ofEvent(anEvent({ id: anId('event', fresh()), promoterId: promoter.id }))).promoter).toEqual({
        names: ['Ridge MC', 'Ida Moss'],
        email: 'ida@example.com',
        phone: '435 555 0100',
        address: '12 Canyon Road 84532',
      });
    });

    it('keeps the last decision about a class and rider', async () => {
      const { event, classes } = await aRace();
      const [a, b] = [anId('rder', fresh()), anId('rder', fresh())];
      const decision = (riderId: string, change: Partial<CheckDecision> = {}): CheckDecision => ({
        classId: classes[0].id,
        riderId,
        decision: 'refused',
        amount: 30_000,
        place: 1,
        reason: 'Another person rode',
        at: '2025-06-11T10:00:00.000Z',
        by: 'Robin Vale',
        ...change,
      });
      const later = decision(a, { decision: 'released', by: null, reason: null, at: '2025-06-12T10:00:00.000Z' });
      await backend.uow.run((tx) => tx.checks.decide(event.id, [decision(a), decision(b, { place: null })]));
      await backend.uow.run((tx) => tx.checks.decide(event.id, [later]));
      const { decisions } = await ofEvent(event);
      expect(decisions.toSorted((x, y) => (x.riderId < y.riderId ? -1 : 1))).toEqual([
        later,
        decision(b, { place: null }),
      ]);
    });

    it('knows who entered results, and which administrators made the event', async () => {
      const { event, classes } = await aRace();
      const [admin, promoter] = [anAccount({ id: anId('acc', fresh()) }), anAccount({ id: anId('acc', fresh()) })];
      await backend.give({
        accounts: [
          { ...admin, email: `${admin.id}@example.com` },
          { ...promoter, email: `${promoter.id}@example.com`, type: 'promoter' },
        ],
      });
      await backend.uow.run(async (tx) => {
        const entered = { eventId: event.id, at: '2025-05-02T12:00:00.000Z', earned: [], letInBy: [] };
        await tx.checks.noteEntered({
          ...entered,
          classIds: classes.map((raceClass) => raceClass.id),
          logins: [admin.id],
        });
        await tx.checks.noteEntered({ ...entered, classIds: [classes[0].id], logins: [admin.id, promoter.id] });
        await tx.checks.notePurseRaised(event.id, '2025-06-05T10:00:00.000Z');
        for (const [nth, action] of ['add-event', 'decide-paying', 'cancel-event'].entries())
          await tx.audit.append({
            id: anId('aud1t', fresh()),
            at: '2025-01-10T09:00:00.000Z',
            actorId: nth === 0 ? promoter.id : anId('acc', 0),
            proxyHostId: nth === 1 ? admin.id : null,
            action,
            objectType: 'event',
            objectId: event.id,
            detail: {},
          });
      });
      const { enteredBy, makers, purseRaisedAt } = await ofEvent(event);
      expect([enteredBy, makers, purseRaisedAt]).toEqual([
        new Map([
          [classes[0].id, new Set([admin.id, promoter.id])],
          [classes[1].id, new Set([admin.id])],
        ]),
        new Set([admin.id]),
        '2025-06-05T10:00:00.000Z',
      ]);
    });

    it('knows who started in the series before, and podiums of other events on the same days', async () => {
      const seriesId = anId('series', fresh());
      const day = (startsOn: string, change = {}) =>
        anEvent({ id: anId('event', fresh()), promoterId: null, seriesId, startsOn, endsOn: startsOn, ...change });
      const [event, twin] = [day('2025-06-07', { endsOn: '2025-06-08' }), day('2025-06-09', { seriesId: null })];
      const others = [
        day('2025-05-03'),
        day('2025-06-10', { seriesId: null }),
        day('2025-06-07', { seriesId: null, canceled: true }),
      ];
      const classOf = new Map(
        [event, twin, ...others].map((other) => [other.id, aClass({ id: anId('c0ass', fresh()), eventId: other.id })]),
      );
      const [a, b] = [
        aRider({ id: anId('rder', fresh()), bikes: [] }),
        aRider({ id: anId('rder', fresh()), bikes: [] }),
      ];
      await backend.give({
        series: [aSeries({ id: seriesId })],
        riders: [a, b],
        events: [event, twin, ...others],
        classes: [...classOf.values()],
      });
      const inClass = (of: typeof event) => classOf.get(of.id)?.id ?? '';
      await backend.uow.run(async (tx) => {
        for (const other of [event, twin, ...others])
          await tx.results.save(other.id, {
            put: [
              aResult(inClass(other), { place: 1, riderId: a.id, riderName: 'Ana Ruiz' }),
              aResult(inClass(other), { place: 2, riderName: 'Ben Ode' }),
              aResult(inClass(other), { place: 4, riderId: b.id, riderName: 'Cy Park', type: 'finished' }),
              aResult(inClass(other), { place: null, type: 'DNS', riderName: 'Di Moss' }),
            ],
            remove: [],
          });
      });
      const { startedBefore, otherPodiums } = await ofEvent(event, [a.id, anId('rder', 0)], [a.id, b.id]);
      expect([startedBefore, otherPodiums]).toEqual([
        new Set([a.id]),
        [
          {
            className: '450 A',
            event: { id: twin.id, title: twin.title, startsOn: twin.startsOn },
            riders: [
              { place: 1, riderId: a.id, riderName: 'Ana Ruiz' },
              { place: 2, riderId: null, riderName: 'Ben Ode' },
            ],
          },
        ],
      ]);
    });

    it('knows the classes that were raced before in the series, or at the promoter’s events of no series', async () => {
      const [seriesId, promoterId] = [anId('series', fresh()), anId('pr0m0ter', fresh())];
      const day = (startsOn: string, change = {}) =>
        anEvent({ id: anId('event', fresh()), promoterId, seriesId, startsOn, endsOn: startsOn, ...change });
      const [event, alone] = [day('2025-06-07'), day('2025-06-07', { seriesId: null })];
      const others = [
        day('2025-05-03', { title: 'Round 1' }),
        day('2025-05-10', { title: 'Called off', canceled: true }),
        day('2025-06-21', { title: 'Round 3' }),
        day('2025-05-17', { title: 'Club race', seriesId: null }),
        day('2025-05-24', { title: 'Not sent' }),
      ] as const;
      const [first, , , club] = others;
      await backend.give({
        promoters: [{ id: promoterId, name: 'Ridge MC', email: `${promoterId}@example.com` }],
        series: [aSeries({ id: seriesId })],
        events: [event, alone, ...others],
        classes: [event, alone, ...others].map((other) =>
          aClass({
            id: anId('c0ass', fresh()),
            eventId: other.id,
            name: other === club ? 'Vet' : '450 A',
            entrants: other === club ? 14 : null,
            resultsReceivedAt: other.title === 'Not sent' ? null : '2025-06-01T10:00:00.000Z',
          }),
        ),
      });
      await backend.uow.run(async (tx) => {
        const [inClass] = await tx.events.classes(first.id);
        await tx.results.save(first.id, {
          put: [
            aResult(inClass?.id ?? '', { place: 1 }),
            aResult(inClass?.id ?? '', { place: null, type: 'DNF' }),
            aResult(inClass?.id ?? '', { place: null, type: 'DNS' }),
          ],
          remove: [],
        });
      });
      expect((await ofEvent(event)).earlierClasses).toEqual([
        { name: '450 A', starters: 2, event: 'Round 1', on: '2025-05-03' },
      ]);
      expect((await ofEvent(alone)).earlierClasses).toEqual([
        { name: 'Vet', starters: 14, event: 'Club race', on: '2025-05-17' },
      ]);
      expect((await ofEvent(first)).earlierClasses).toBeUndefined();
    });

    it('finds events whose awards have been held since before, oldest first', async () => {
      const [first, second, third] = [await aRace(), await aRace(), await aRace()];
      const held = (classId: string, since: string) =>
        aResult(classId, {
          verdict: {
            earns: null,
            reasons: [
              { code: 'BEING_CHECKED', detail: { amount: 30_000, currency: 'USD', bikeId: anId('b', 1), since } },
            ],
          },
        });
      await backend.uow.run(async (tx) => {
        for (const [race, since] of [
          [first, '1999-06-02T10:00:00.000Z'],
          [second, '1999-06-01T10:00:00.000Z'],
          [third, '1999-06-03T10:00:00.000Z'],
        ] as const)
          await tx.results.save(race.event.id, {
            put: [held(race.classes[0].id, since), aResult(race.classes[0].id)],
            remove: [],
          });
      });
      expect(await backend.uow.run((tx) => tx.checks.heldBefore('1999-06-03T10:00:00.000Z'))).toEqual([
        second.event.id,
        first.event.id,
      ]);
    });

    it('finds results by their ids', async () => {
      const { event, classes } = await aRace();
      const [one, two] = [aResult(classes[0].id), aResult(classes[1].id)];
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [one, two], remove: [] }));
      const found = await backend.uow.run((tx) => tx.results.byIds([two.id, one.id, anId('res0t', 0)]));
      expect(found.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
        [one, two].map((result) => ({ ...result, eventId: event.id })).toSorted((x, y) => (x.id < y.id ? -1 : 1)),
      );
      expect(await backend.uow.run((tx) => tx.results.byIds([]))).toEqual([]);
    });
  });
