import { describe, expect, it } from '@jest/globals';
import { setRiderActive } from '@rrr/core/riders';
import { cashOut, markSent, refreshClaim } from '@rrr/core/payouts';
import { revokeSeriesBonus, submitClassResults } from '@rrr/core/results';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  aRiderRecord,
  aRow,
  cash,
  payable,
  riderRows,
} from '@rrr/core/testing';
import { KINDS } from './testing/databases.js';
import { mergingShop } from './testing/merging-shop.js';
import { putWorld } from './testing/put-world.js';
import { outcomes, sha256 } from './testing/shop.js';

describe.each(KINDS)('merging riders on %s', (kind) => {
  const { admin, idOf, merge, balance, holds, aRace, db, shop, nextKey } = mergingShop(kind);

  it.each([
    ['the rider who has it now', 31, 32],
    ['the rider who had it', 34, 33],
  ])(
    'keeps an award that went from one of the two to the other by a corrected result: %s is deleted',
    async (_, keep, gone) => {
      const [before, after] = keep < gone ? [keep, gone] : [gone, keep];
      const race = await aRace(before, [before, after]);
      await race.wonBy(before);
      await race.wonBy(after);
      expect([await balance(before), await balance(after)]).toEqual([0, 30_000]);
      const { balances } = await merge(keep, gone);
      expect(balances).toMatchObject([
        { keep: keep === after ? 30_000 : 0, deleted: keep === after ? 0 : 30_000, reversed: 0, after: 30_000 },
      ]);
      await holds();
      // sent and judged again nothing changes, and what is taken back is that award
      await race.judgeAgain();
      expect(await balance(keep)).toBe(30_000);
      await race.wonBy(null);
      expect(await balance(keep)).toBe(0);
      await race.wonBy(keep);
      expect(await balance(keep)).toBe(30_000);
      await holds();
    },
  );

  it('merges two riders whose awards of one class were both taken back, and pays the next one once', async () => {
    const race = await aRace(35, [35, 36]);
    for (const winner of [35, 36, null]) await race.wonBy(winner);
    await merge(35, 36);
    await holds();
    await race.wonBy(35);
    await race.judgeAgain();
    expect(await balance(35)).toBe(30_000);
    await holds();
  });

  it.each([
    ['the deleted one’s was revoked', 41, [42], 40_000],
    ['the kept one’s was revoked', 43, [43], 40_000],
    ['both were revoked', 45, [45, 46], 0],
    ['both have it', 47, [], 40_000],
  ])('keeps one bonus of a series where %s', async (_, keep, revoked, left) => {
    const gone = keep + 1;
    const race = await aRace(keep, [keep, gone]);
    for (const rider of [keep, gone]) {
      await race.wonBy(rider);
      await race.bonus(rider);
    }
    await race.wonBy(null);
    for (const rider of revoked) await race.bonus(rider, revokeSeriesBonus);
    await merge(keep, gone);
    expect(await balance(keep)).toBe(left);
    await holds();
    await race.wonBy(keep);
    if (left > 0) await expect(race.bonus(keep)).rejects.toMatchObject({ code: 'BONUS_ISSUED' });
    else await race.bonus(keep);
    expect(await balance(keep)).toBe(70_000);
    await race.bonus(keep, revokeSeriesBonus);
    expect(await balance(keep)).toBe(30_000);
    await holds();
  });

  it('the kept rider inherits what held the deleted one back: no award for a factory rider, tax for a non-resident alien', async () => {
    const [kept, gone] = [51, 52];
    const race = await aRace(kept, []);
    const { riders: factory } = riderRows([
      aRiderRecord({
        id: idOf(gone),
        firstName: 'Kim',
        lastName: 'Dale',
        amaNumber: '9052',
        factory: true,
        taxStatus: 'non-resident-alien',
      }),
    ]);
    const { documents, ...other } = payable(kept, { firstName: 'Kim', lastName: 'Dale' });
    const details = [...(other.riderDetails ?? []), ...payable(gone, { taxStatus: 'non-resident-alien' }).riderDetails];
    const bikes = [aBike({ id: anId('b', gone), vin: 'VBKMXA10XSM900052' })];
    await putWorld(db(), {
      riders: [...other.riders, ...factory.map((it) => ({ ...it, bikes }))],
      riderDetails: details,
      documents,
      ...cash(idOf(gone), [10_000], 'USD', shop().ids, sha256),
    });
    await putWorld(db(), cash(idOf(kept), [4_000], 'USD', shop().ids, sha256));
    const asked = () => ({ idempotency: { accountId: admin.accountId, key: `cash-${nextKey()}`, fingerprint: 'x' } });
    const askedFor = () =>
      cashOut(shop().ports)({
        ...asked(),
        actor: anActor({ type: 'rider', subjectId: idOf(kept) }),
        currency: 'USD',
        awardIds: null,
        method: null,
      });
    const waiting = await askedFor();
    expect(waiting).toMatchObject({ gross: 4_000, withholding: 0 });
    await race.wonBy(gone);
    expect(await balance(gone)).toBe(0);
    expect((await merge(kept, gone)).standing).toMatchObject({
      factory: true,
      taxStatus: 'non-resident-alien',
      amaNumber: '9052',
    });
    await race.judgeAgain();
    expect(await balance(kept)).toBe(0);
    // the rider who stays has the other's AMA number now, so their documents are looked at again
    await expect(askedFor()).rejects.toMatchObject({ code: 'LICENCE_NOT_VERIFIED' });
    await db()
      .write('documents')
      .where({ rider_id: idOf(kept) })
      .update({ status: 'verified' });
    await expect(askedFor()).rejects.toMatchObject({ code: 'TAX_FORM_NOT_VERIFIED' });
    await db()
      .write('riders')
      .where({ id: idOf(kept) })
      .update({ tax_confirmed_at: '2025-06-09T18:00:00.000Z' });
    expect(await askedFor()).toMatchObject({ gross: 10_000, withholding: 3_000, net: 7_000 });
    // what was asked for before was computed without the tax
    const on = { actor: admin, claimId: waiting.id, version: waiting.version };
    await expect(markSent(shop().ports)({ ...asked(), ...on, reference: 'Wire 4711' })).rejects.toMatchObject({
      code: 'CLAIM_OUTDATED',
    });
    expect(await refreshClaim(shop().ports)({ ...asked(), ...on })).toMatchObject({
      gross: 4_000,
      withholding: 1_200,
      net: 2_800,
    });
    // a file that was sent before finds the same rider by the same number
    await race.wonBy(gone);
    expect(
      await db()
        .read('results')
        .where({ rider_id: idOf(kept) }),
    ).toHaveLength(1);
    await holds();
  });

  if (kind === 'mysql')
    it('lets no event be judged meanwhile in which the deleted rider ever had an award, though no result any more', async () => {
      const race = await aRace(71, [71, 72]);
      for (const winner of [71, null]) await race.wonBy(winner);
      const free = async () =>
        (
          (await db().write.raw('SELECT id FROM events WHERE id = ? FOR UPDATE SKIP LOCKED', [anId('event', 71)])) as [
            { id: string }[],
          ]
        )[0].length;
      expect(await free()).toBe(1);
      await shop().ports.uow.run(async (tx) => {
        await tx.merging.lockEventsOf(idOf(71));
        expect(await free()).toBe(0);
      });
    });

  it.each([
    ['verified', 30_000, 65],
    ['invalid', 0, 67],
  ] as const)('of two bikes with one VIN one stays, which is %s', async (standing, paid, kept) => {
    const gone = kept + 1;
    const race = await aRace(kept, [kept, gone]);
    const vin = `VBKMXA10XSM9${String(kept).padStart(5, '0')}`;
    const bikes = () =>
      db().read('bikes').where({ vin }).orderBy('id').select('id', 'rider_id', 'vin_status', 'active_vin') as Promise<
        { id: string }[]
      >;
    // the other name's is the older one
    await db()
      .write('bikes')
      .where({ rider_id: idOf(gone) })
      .update({
        id: anId('a', gone),
        vin,
        active_vin: null,
        vin_status: standing === 'invalid' ? 'invalid' : 'unverified',
      });
    await db()
      .write('riders')
      .where({ id: idOf(gone) })
      .update({ deactivated: 1 });
    await merge(kept, gone);
    for (const active of [false, true])
      await setRiderActive(shop().ports)({ actor: admin, riderId: idOf(kept), active });
    expect(await bikes()).toEqual([
      { id: anId('a', gone), rider_id: idOf(kept), vin_status: 'unverified', active_vin: null },
      { id: anId('b', kept), rider_id: idOf(kept), vin_status: standing, active_vin: vin },
    ]);
    await race.wonBy(kept);
    expect(await balance(kept)).toBe(paid);
    await holds();
  });

  it('while results are sent that name the deleted rider, none stays under a name that is gone', async () => {
    const [eventId, classId] = [anId('event', 9), anId('c0ass', 9)];
    await putWorld(db(), {
      events: [anEvent({ id: eventId, promoterId: null, promoterApproved: false })],
      classes: [aClass({ id: classId, eventId, payoutType: 'noPayout', places: [] })],
      riders: [
        aRider({ id: idOf(21), fullName: 'Kim Dale', amaNumber: '2121', bikes: [] }),
        aRider({ id: idOf(22), fullName: 'Kim Vale', amaNumber: '2222', bikes: [] }),
      ],
    });
    const submit = submitClassResults(shop().ports);
    const rows = [
      aRow(1, 'Kim Vale', { amaNumber: '2222' }),
      ...[2, 3, 4].map((place) => aRow(place, `Someone ${place}`)),
    ];
    const send = () =>
      submit({
        actor: admin,
        eventId,
        classId,
        rows,
        problems: [],
        choices: new Map(),
        entrants: null,
        outcome: null,
        apply: { accountId: admin.accountId, key: `send-${nextKey()}`, fingerprint: 'x' },
      });
    const said = await outcomes([send(), merge(21, 22), send()]);
    expect([...said.keys()].filter((it) => it !== 'done')).toEqual([]);
    const gone = await db()
      .read('results')
      .where({ rider_id: idOf(22) });
    expect(gone).toEqual([]);
  });
});
