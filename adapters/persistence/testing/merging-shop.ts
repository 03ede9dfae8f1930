import { afterAll, beforeAll, expect } from '@jest/globals';
import { mergeRiders } from '@rrr/core/merging';
import { issueSeriesBonus, rejudgeDue, type revokeSeriesBonus, submitClassResults } from '@rrr/core/results';
import { aBike, aClass, anActor, anEvent, anId, aRider, aRow, aSeries } from '@rrr/core/testing';
import type { DatabaseKind } from '../database-url.js';
import { newDatabase, type TestDatabase } from './databases.js';
import { putWorld } from './put-world.js';
import { aShop } from './shop.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { verifyLedger } from '../verify-ledger.js';

/** Eight riders on a separate database, with the use cases that tests of merging need. */
export const mergingShop = (kind: DatabaseKind) => {
  let made: TestDatabase;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    made = await newDatabase(kind);
    shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, 8);
  });
  afterAll(() => made.drop());

  const admin = anActor();
  let keys = 0;
  const idOf = (n: number) => anId('rder', n);
  const merge = (keep: number, gone: number) =>
    mergeRiders({ ...shop.ports, program: { ...shop.ports.program, approvals: 'recorded' } })({
      actor: admin,
      keepId: idOf(keep),
      deleteId: idOf(gone),
      confirmation: `DELETE ${idOf(gone)}@example.com`,
      apply: { accountId: admin.accountId, key: `merge-${(keys += 1)}`, fingerprint: 'x' },
    });
  const balance = async (n: number) =>
    (
      (await made.db
        .read('wallets')
        .where({ rider_id: idOf(n), currency: 'USD', book: 'credit' })
        .first('balance')) as { balance: number } | undefined
    )?.balance ?? 0;
  const holds = async () => expect((await verifyLedger(made.db)).breaks).toEqual([]);
  /** Adds an event with one class won by one rider; the row can be submitted again for another rider. */
  const aRace = async (n: number, winners: readonly number[]) => {
    const [eventId, classId, seriesId] = [anId('event', n), anId('c0ass', n), anId('series', n)];
    await putWorld(made.db, {
      series: [
        aSeries({ id: seriesId, name: `Ridge ${n}`, bonus: true, initialValue: 40_000, expirationDate: '2025-12-31' }),
      ],
      events: [anEvent({ id: eventId, promoterId: null, promoterApproved: false, seriesId })],
      classes: [aClass({ id: classId, eventId })],
      riders: winners.map((winner) =>
        aRider({
          id: idOf(winner),
          fullName: 'Kim Dale',
          amaNumber: `90${winner}`,
          bikes: [aBike({ id: anId('b', winner), vin: `VBKMXA10XSM9${String(winner).padStart(5, '0')}` })],
        }),
      ),
    });
    const key = () => ({ accountId: admin.accountId, key: `race-${(keys += 1)}`, fingerprint: 'x' });
    return {
      wonBy: (rider: number | null) => {
        const rows = [
          aRow(1, 'Kim Dale', { amaNumber: rider === null ? null : `90${rider}` }),
          ...[2, 3, 4, 5, 6].map((place) => aRow(place, `Someone ${place}`)),
        ];
        return submitClassResults(shop.ports)({
          actor: admin,
          eventId,
          classId,
          rows,
          problems: [],
          choices: new Map(rider === null ? [[2, null]] : []),
          entrants: null,
          outcome: null,
          apply: key(),
        });
      },
      bonus: (rider: number, act: typeof issueSeriesBonus | typeof revokeSeriesBonus = issueSeriesBonus) =>
        act({ ...shop.ports, program: { ...shop.ports.program, approvals: 'recorded' } })({
          actor: admin,
          idempotency: key(),
          seriesId,
          riderId: idOf(rider),
        }),
      judgeAgain: async () => {
        await shop.ports.uow.run((tx) => tx.rejudging.ask([eventId], shop.clock.now()));
        while (
          await rejudgeDue({
            ...shop.ports,
            report: (_, failed) => {
              throw failed;
            },
          })()
        );
      },
    };
  };
  return {
    admin,
    idOf,
    merge,
    balance,
    holds,
    aRace,
    db: () => made.db,
    shop: () => shop,
    nextKey: () => (keys += 1),
  };
};
