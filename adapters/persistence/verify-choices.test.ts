import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offerCredit, takeAsCredit } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { replaceResults } from '@rrr/core/results';
import { aBike, aClass, anActor, anEvent, anId, byHand, fixedClock, payable, sequentialIds } from '@rrr/core/testing';
import { sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { unchecked } from './testing/unchecked.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

jest.setTimeout(120_000);

const rider = anActor({ type: 'rider', subjectId: anId('rder', 1) });
const program = { ...defaultProgram, cashAsCredit: { bonusPercent: 10 } };

/** What someone with the database in hand might do to have more credit. */
const TAMPERING: readonly (readonly [string, string, string])[] = [
  ['a choice of more than its awards', 'UPDATE credit_choices SET amount = amount + 1', 'its awards add up to'],
  ['a bonus of more than its entries', 'UPDATE credit_choice_awards SET bonus = bonus + 1', 'but its entries are'],
  ['a part that moved other money', 'UPDATE credit_choice_awards SET amount = amount - 1', 'but its entries are'],
  ['a choice that is gone', 'DELETE FROM credit_choice_awards', 'but its choices add up to 0'],
  ['entries of no choice', 'DELETE FROM credit_choice_awards; DELETE FROM credit_choices', 'of no choice'],
  [
    'cash that says more was taken of it',
    "UPDATE awards SET chosen = chosen + 1 WHERE type = 'cash'",
    'as credit, but',
  ],
  [
    'a bonus above its percentage',
    "UPDATE awards SET initial_value = initial_value + 1, current_value = current_value + 1 WHERE type = 'bonus'",
    'at most 600 is due',
  ],
];

describe.each(KINDS)('credit in place of cash on %s', (kind) => {
  let made: TestDatabase;
  const scene = async () => {
    const uow = sqlUnitOfWork(made.db);
    const ports = { uow, clock: fixedClock(), ids: sequentialIds(), digest: sha256, program };
    const event = anEvent({ promoterId: null, promoterApproved: false });
    const pro = aClass({ payoutType: 'cash', places: [6_000, 4_000].map((amount, at) => ({ place: at + 1, amount })) });
    const world = payable(1, { bornOn: '1995-01-01' });
    await putWorld(made.db, {
      events: [event],
      classes: [pro],
      ...world,
      riders: world.riders.map((facts) => ({
        ...facts,
        ...{ fullName: 'Ana Ruiz', familyName: 'Ruiz', hometown: 'Moab', state: 'UT' },
        bikes: [aBike({ id: anId('b', 1), vin: 'VBKMXA10XSM000001' })],
      })),
    });
    const admin = anActor();
    let keys = 0;
    const key = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
    const run = (place: number) =>
      replaceResults(ports)({
        ...{ actor: admin, eventId: event.id, classId: pro.id, entrants: 9, apply: key() },
        results: [byHand(place, 'Ana Ruiz')],
      });
    const offer = () => offerCredit(ports)({ actor: rider, currency: 'USD' });
    const take = (outcome: string) =>
      takeAsCredit(ports)({ actor: rider, currency: 'USD', outcome, idempotency: key() }).then(
        () => 'done',
        (it: { code?: string }) => it.code ?? String(it),
      );
    const worth = () =>
      uow.run(async (tx) =>
        (await tx.wallets.awardsOfEvent(event.id)).map((it) => [it.type, it.initial, it.current]).toSorted(),
      );
    return { run, offer, take, worth };
  };
  beforeEach(async () => {
    made = await newDatabase(kind);
  });
  afterEach(() => made.drop());

  it.each(TAMPERING)('verifyLedger finds %s', async (_, text, says) => {
    const { run, offer, take } = await scene();
    await run(1);
    expect([await take((await offer()).outcome), (await verifyLedger(made.db)).breaks]).toEqual(['done', []]);
    for (const one of text.split('; ')) await unchecked(made.db, one);
    expect((await verifyLedger(made.db)).breaks.map((it) => it.detail).join('\n')).toContain(says);
  });

  it('is taken once by many at once, and stays right while results are corrected', async () => {
    const { run, offer, take, worth } = await scene();
    await run(1);
    const { outcome } = await offer();
    const [corrected, ...heard] = await Promise.all([
      run(2).then(() => 'corrected'),
      ...Array.from({ length: 6 }, () => take(outcome)),
    ]);
    expect(corrected).toBe('corrected');
    // the correction came first and the offer is outdated, or one of them took it
    expect(heard.filter((it) => it === 'done').length).toBeLessThanOrEqual(1);
    expect(['CREDIT_NOT_OFFERED', 'PREVIEW_OUTDATED']).toEqual(
      expect.arrayContaining([...new Set(heard.filter((it) => it !== 'done'))]),
    );
    const taken = heard.includes('done');
    expect(await worth()).toEqual(
      taken
        ? [
            ['bonus', 400, 400],
            ['cash', 0, 0],
            ['credit', 4_000, 4_000],
          ]
        : [['cash', 4_000, 4_000]],
    );
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
    const sql = sqlOn(made.db.write, kind);
    expect(await sql.rows('SELECT id FROM credit_choices')).toHaveLength(taken ? 1 : 0);
  });
});
