import { describe, expect, it } from '@jest/globals';
import { nameKey } from '../../riders/index.js';
import { aBike, aDealer, anAccount, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** Riders as evaluation and matching see them, and remembered choices. */
export const describeRaceRiders = (make: MakeBackend): void =>
  describe('race stores', () => {
    const { backend, byId } = raceScene(make);

    it('knows of a rider, also at the counter, whether the e-mail of the login is verified', async () => {
      const [n, dealer] = [fresh(), aDealer({ id: anId('dea0er', fresh()) })];
      const rider = aRider({ id: anId('rder', n), fullName: 'Zoë Núñez Björk', familyName: 'Núñez Björk', bikes: [] });
      await backend.give({ riders: [rider], dealers: [dealer] });
      const loginOf = () =>
        backend.uow.run(async (tx) => {
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
      await backend.uow.run((tx) => tx.accounts.insert(account));
      expect(await loginOf()).toEqual(['Núñez Björk', 'unverified', 'unverified', 'unverified']);
      await backend.uow.run((tx) => tx.accounts.setEmailVerified(account.id));
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
      await backend.give({ riders: [rider, other] });
      await backend.uow.run(async (tx) => {
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
        expect(await tx.riderFacts.vins([...rider.bikes.map((bike) => bike.id), anId('nothing')])).toEqual(
          new Map(rider.bikes.map((bike) => [bike.id, bike.vin])),
        );
        expect(await tx.riderFacts.vins([])).toEqual(new Map());
      });
    });

    it('finds nobody by an invalid AMA number', async () => {
      const rider = aRider({ id: anId('rder', fresh()), amaNumber: 'None', bikes: [] });
      await backend.give({ riders: [rider, aRider({ id: anId('rder', fresh()), amaNumber: 'AMA 000', bikes: [] })] });
      const sought = (amaNumbers: readonly string[]) =>
        backend.uow.run((tx) => tx.riderFacts.sought({ amaNumbers, emails: [], nameKeys: [] }));
      expect([
        await sought(['NONE', 'none', 'None', '']),
        await backend.uow.run((tx) => tx.riderFacts.byIds([rider.id])),
      ]).toEqual([[], [rider]]);
    });

    it('remembers the last choice for a name and town', async () => {
      const n = fresh();
      const [a, b] = [aRider({ id: anId('rder', n), bikes: [] }), aRider({ id: anId('rder', fresh()), bikes: [] })];
      await backend.give({ riders: [a, b] });
      const alias = { promoterId: anId('pr0m', n), nameKey: `jo smith ${n}`, hometownKey: 'moab', riderId: a.id };
      await backend.uow.run((tx) => tx.aliases.remember([alias, { ...alias, hometownKey: '' }]));
      await backend.uow.run((tx) => tx.aliases.remember([{ ...alias, riderId: b.id }]));
      const found = await backend.uow.run((tx) => tx.aliases.find(alias.promoterId, [alias.nameKey, 'nobody']));
      expect(found.toSorted((x, y) => (x.hometownKey < y.hometownKey ? -1 : 1))).toEqual([
        { ...alias, hometownKey: '' },
        { ...alias, riderId: b.id },
      ]);
      expect(await backend.uow.run((tx) => tx.aliases.find(anId('pr0m', n + 1), [alias.nameKey]))).toEqual([]);
    });

    it('forgets a choice only if it is for that rider', async () => {
      const n = fresh();
      const [a, b] = [aRider({ id: anId('rder', n), bikes: [] }), aRider({ id: anId('rder', fresh()), bikes: [] })];
      await backend.give({ riders: [a, b] });
      const alias = { promoterId: anId('pr0m', n), nameKey: `al ray ${n}`, hometownKey: 'moab', riderId: a.id };
      await backend.uow.run((tx) => tx.aliases.remember([alias]));
      const found = () => backend.uow.run((tx) => tx.aliases.find(alias.promoterId, [alias.nameKey]));
      await backend.uow.run((tx) => tx.aliases.forget({ ...alias, riderId: b.id }));
      await backend.uow.run((tx) => tx.aliases.forget({ ...alias, promoterId: anId('pr0m', n + 1) }));
      expect(await found()).toEqual([alias]);
      await backend.uow.run((tx) => tx.aliases.forget(alias));
      expect(await found()).toEqual([]);
    });
  });
