import { describe, expect, it } from '@jest/globals';
import { type CheckDecision, checkKey } from '../../eligibility/index.js';
import type { ResultsEntered } from '../../results/index.js';
import type { Stores } from '../../shared/index.js';
import { anAccount, aRider } from '../builders.js';
import { credits } from '../credits.js';
import { anId, sequentialIds } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** What the results that administrators entered pay. */
export const describeEntries = (make: MakeBackend): void =>
  describe('entries of administrators', () => {
    const { backend, aRace } = raceScene(make);
    const enter = (
      tx: Pick<Stores, 'checks'>,
      { id: eventId }: { readonly id: string },
      classIds: readonly string[],
      logins: readonly string[],
      at = '2025-05-02T12:00:00.000Z',
      earned: ResultsEntered['earned'] = [],
    ) => tx.checks.noteEntered({ eventId, classIds, logins, letInBy: [], at, earned });
    it('adds up what results that an administrator entered earned a rider at other events', async () => {
      const [here, there, before] = [await aRace(), await aRace(), await aRace()];
      const [rider, admin, promoter] = [
        aRider({ id: anId('rder', fresh()), bikes: [] }),
        anAccount({ id: anId('acc', fresh()) }),
        anAccount({ id: anId('acc', fresh()) }),
      ];
      const { awards, wallets, entries } = credits(
        rider.id,
        [25_000, 4_000, 300, 20].map((amount) => ({ amount, expiresOn: '2026-05-31' })),
      );
      const [first, second, late, own] = awards.map((award, nth) => ({
        ...award,
        awardedAt: nth === 2 ? '2025-04-01T12:00:00.000Z' : award.awardedAt,
        source: [
          { eventId: there.event.id, classId: there.classes[0].id },
          { eventId: there.event.id, classId: there.classes[1].id },
          { eventId: before.event.id, classId: before.classes[0].id },
          { eventId: here.event.id, classId: here.classes[0].id },
        ][nth] as NonNullable<typeof award.source>,
      }));
      await backend.give({
        riders: [rider],
        accounts: [
          { ...admin, email: `${admin.id}@example.com` },
          { ...promoter, email: `${promoter.id}@example.com`, type: 'promoter' },
        ],
        awards: [first, second, late, own].flatMap((item) => item ?? []),
        wallets,
        entries,
      });
      const asked = (logins: readonly string[]) =>
        backend.uow.run(async (tx) => {
          const hands = {
            classIds: [here.classes[0].id],
            logins,
            letInBy: [],
            riderIds: [rider.id],
            since: '2025-04-15T00:00:00.000Z',
          };
          return (await tx.checks.ofEvent({ event: here.event, winners: [], podium: [], hands })).byAdmins;
        });
      await backend.uow.run(async (tx) => {
        await enter(tx, there.event, [there.classes[0].id], [admin.id, promoter.id]);
        await enter(tx, before.event, [before.classes[0].id], [admin.id, promoter.id], '2025-04-01T12:00:00.000Z');
        await enter(tx, there.event, [there.classes[1].id], [promoter.id]);
      });
      expect(await asked([promoter.id])).toBeUndefined();
      const paidElsewhere = new Map([[rider.id, 25_000]]);
      const others = { aloneElsewhere: 25_000, before: new Map() };
      expect(await asked([admin.id])).toEqual({
        ...others,
        classIds: new Set([here.classes[0].id]),
        ownIds: new Set([here.classes[0].id]),
        paidElsewhere,
        newClassIds: new Set([here.classes[0].id]),
        spent: new Map(),
      });
      // who entered before still counts when nobody enters anything
      await backend.uow.run((tx) => enter(tx, here.event, [here.classes[1].id], [admin.id]));
      expect(await asked([])).toEqual({
        ...others,
        classIds: new Set([here.classes[1].id]),
        ownIds: new Set([here.classes[1].id]),
        paidElsewhere,
        newClassIds: new Set(),
        spent: new Map(),
      });
    });

    it('adds up what an administrator’s entries got all riders, without what others released or paid before', async () => {
      const [here, there] = [await aRace(), await aRace()];
      const admin = anAccount({ id: anId('acc', fresh()) });
      const riderIds = [1, 2, 3, 4].map(() => anId('rder', fresh()));
      const [a = '', b = '', c = '', d = ''] = riderIds;
      const inClass = there.classes[0].id;
      const ids = { ...sequentialIds(), next: () => anId('entry', fresh()) };
      const won = (riderId: string, amount: number, change: object = {}, of = there) => {
        const { awards, wallets, entries } = credits(riderId, [{ amount, expiresOn: '2026-05-31' }], ids);
        const source = { eventId: of.event.id, classId: of.classes[0].id };
        return { awards: awards.map((award) => ({ ...award, source, ...change })), wallets, entries };
      };
      // of d's 500 at this event, 300 is redeemed; b's was taken back after it had been redeemed
      const given = [
        won(a, 20_000, { awardedAt: '2025-01-01T12:00:00.000Z' }),
        won(b, 10_000, { initial: 0, current: 0, spent: 9_000, overpaid: 9_000 }),
        won(c, 5_000),
        won(d, 500, { current: 200, spent: 300 }, here),
      ];
      await backend.give({
        riders: riderIds.map((id) => aRider({ id, bikes: [] })),
        accounts: [{ ...admin, email: `${admin.id}@example.com` }],
        awards: given.flatMap((item) => item.awards),
        wallets: given.flatMap((item) => item.wallets),
        entries: given.flatMap((item) => item.entries),
      });
      const asked = async (since = '2025-05-01T00:00:00.000Z') => {
        const hands = { classIds: [here.classes[0].id], logins: [admin.id], letInBy: [], riderIds: [], since };
        const sought = { event: here.event, winners: [], podium: [], hands };
        return (await backend.uow.run((tx) => tx.checks.ofEvent(sought))).byAdmins;
      };
      expect(await asked()).toMatchObject({ aloneElsewhere: 0 });
      await backend.uow.run(async (tx) => {
        const earned = [
          { classId: inClass, riderId: a, amount: 1_000 },
          { classId: inClass, riderId: c, amount: 6_000 },
        ];
        await enter(tx, there.event, [inClass], [admin.id], undefined, earned);
        // only what stood before the first entry of an administrator is kept
        await enter(tx, there.event, [inClass], [admin.id], undefined, [
          { classId: inClass, riderId: b, amount: 9_000 },
        ]);
      });
      expect((await asked())?.aloneElsewhere).toBe(19_000 + 9_000);
      const decide = (change: Partial<CheckDecision>) =>
        backend.uow.run((tx) =>
          tx.checks.decide(there.event.id, [
            {
              classId: inClass,
              riderId: a,
              decision: 'released',
              amount: 15_000,
              place: 1,
              reason: 'Seen',
              at: '2025-05-03T10:00:00.000Z',
              by: 'Robin Vale',
              ...change,
            },
          ]),
        );
      await decide({ by: null });
      expect((await asked())?.aloneElsewhere).toBe(19_000 + 9_000);
      await decide({});
      expect((await asked())?.aloneElsewhere).toBe(5_000 + 9_000);
      // entered long before, until the class pays more
      expect((await asked('2025-05-03T00:00:00.000Z'))?.aloneElsewhere).toBe(0);
      await backend.uow.run((tx) => tx.checks.notePaid([inClass], '2025-05-04T10:00:00.000Z'));
      expect((await asked('2025-05-03T00:00:00.000Z'))?.aloneElsewhere).toBe(5_000 + 9_000);

      const key = checkKey(here.classes[0].id, d);
      expect(await asked()).toMatchObject({ spent: new Map([[key, 300]]), before: new Map() });
      await backend.uow.run((tx) =>
        enter(tx, here.event, [here.classes[0].id], [admin.id], undefined, [
          { classId: here.classes[0].id, riderId: d, amount: 500 },
        ]),
      );
      expect(await asked()).toMatchObject({ before: new Map([[key, 500]]), newClassIds: new Set() });
    });

    it('counts what a promoter enters for the administrator who let them in, and tells the two apart', async () => {
      const [here, there] = [await aRace(), await aRace()];
      const [admin, login] = [anAccount({ id: anId('acc', fresh()) }), anAccount({ id: anId('acc', fresh()) })];
      const promoterId = anId('pro', fresh());
      const rider = anId('rder', fresh());
      const ids = { ...sequentialIds(), next: () => anId('entry', fresh()) };
      const { awards, wallets, entries } = credits(rider, [{ amount: 7_000, expiresOn: '2026-05-31' }], ids);
      const source = { eventId: there.event.id, classId: there.classes[0].id };
      await backend.give({
        riders: [aRider({ id: rider, bikes: [] })],
        accounts: [
          { ...admin, email: `${admin.id}@example.com` },
          { ...login, email: `${login.id}@example.com`, type: 'promoter' },
        ],
        awards: awards.map((award) => ({ ...award, source })),
        wallets,
        entries,
      });
      const at = '2025-05-02T12:00:00.000Z';
      await backend.uow.run((tx) =>
        tx.audit.append({
          id: anId('aud1t', fresh()),
          at,
          actorId: admin.id,
          proxyHostId: null,
          action: 'approve-promoter',
          objectType: 'promoter',
          objectId: promoterId,
          detail: {},
        }),
      );
      const letInBy = await backend.uow.run((tx) =>
        tx.checks.letInBy({ promoterId, since: '2025-05-01T00:00:00.000Z', orUnconfirmed: false }),
      );
      expect(letInBy).toEqual([admin.id]);

      const note = (event: typeof here, logins: readonly string[], lettingIn: readonly string[]) =>
        backend.uow.run((tx) =>
          tx.checks.noteEntered({
            eventId: event.event.id,
            classIds: [event.classes[0].id],
            logins,
            letInBy: lettingIn,
            at,
            earned: [],
          }),
        );
      const ask = () =>
        backend.uow.run((tx) =>
          tx.checks.ofEvent({
            event: here.event,
            winners: [],
            podium: [],
            hands: {
              classIds: [here.classes[0].id],
              logins: [login.id],
              letInBy,
              riderIds: [],
              since: '2025-05-01T00:00:00.000Z',
            },
          }),
        );
      await note(there, [login.id], letInBy);
      const classIds = new Set([here.classes[0].id]);
      expect((await ask()).byAdmins).toMatchObject({ classIds, ownIds: new Set(), aloneElsewhere: 7_000 });
      await note(here, [login.id], letInBy);
      expect(await ask()).toMatchObject({
        enteredBy: new Map([[here.classes[0].id, new Set([login.id])]]),
        letInBy: new Map([[here.classes[0].id, new Set([admin.id])]]),
        byAdmins: { ownIds: new Set() },
      });
      // in person once, in person for good
      await note(here, [admin.id], []);
      await note(here, [login.id], letInBy);
      const found = await ask();
      expect(found.letInBy).toBeUndefined();
      expect(found.enteredBy).toEqual(new Map([[here.classes[0].id, new Set([admin.id, login.id])]]));
      expect(found.byAdmins?.ownIds).toEqual(classIds);
    });
  });
