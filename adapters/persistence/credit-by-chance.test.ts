import { randomInt } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import { adjustWallet, bonusOf, InsufficientCredit, post, spend } from '@rrr/core/ledger';
import { cashOut, markSent, offerCredit, takeAsCredit, undoSent } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { replaceResults } from '@rrr/core/results';
import { DomainError } from '@rrr/core/shared';
import { aBike, aClass, anActor, anEvent, anId, byHand, fixedClock, payable, sequentialIds } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import { KINDS, newDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

jest.setTimeout(180_000);

/** Each is verified as a whole. */
const ROUNDS = { sqlite: 40, mysql: 15 };
const names = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'Di Ray', 'Eli Fox', 'Flo Kay'];
const TODAY = '2025-06-10';
const seed = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));

/** Three riders who can be paid, and the motorcycles with which they earn. */
const people = () => {
  const all = [1, 2, 3].map((n) => payable(n, { bornOn: '1995-01-01' }));
  const riders = all.flatMap((item, at) =>
    item.riders.map((one) => ({
      ...one,
      fullName: names[at] ?? '',
      familyName: names[at]?.split(' ')[1] ?? '',
      hometown: 'Moab',
      state: 'UT',
      bikes: [aBike({ id: anId('b', at + 1), vin: `VBKMXA10XSM00000${at}` })],
    })),
  );
  return {
    riders,
    riderDetails: all.flatMap((it) => it.riderDetails),
    documents: all.flatMap((it) => it.documents),
  };
};

it.each(KINDS)(
  `what riders take as credit is worth what its class still earns them, with its bonus, on %s from seed ${seed}`,
  async (kind) => {
    const { db, drop } = await newDatabase(kind);
    try {
      const { below, pick } = chanceOf(seed);
      const [uow, clock, ids] = [sqlUnitOfWork(db), fixedClock(), sequentialIds()];
      const event = anEvent({ promoterId: null, promoterApproved: false });
      const classes = [
        aClass({ payoutType: 'cash' }),
        aClass({ id: anId('c0ass', 2), name: '250 A', payoutType: 'cash' }),
      ];
      const world = people();
      await putWorld(db, { events: [event], classes, ...world });
      const program = { ...defaultProgram, cashAsCredit: { bonusPercent: pick([0, 7.5, 10, 33.33]) } };
      const ports = { uow, clock, ids, digest: sha256, program };
      const admin = anActor();
      let keys = 0;
      const key = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
      const rider = () => anActor({ type: 'rider', subjectId: pick(world.riders).id });
      const wallet = (riderId: string) => ({ riderId, currency: 'USD' as const, book: 'credit' as const });
      const sent: string[] = [];
      let taken = 0;

      const acts: readonly (() => Promise<unknown>)[] = [
        () =>
          replaceResults(ports)({
            actor: admin,
            eventId: event.id,
            classId: pick(classes).id,
            entrants: 9,
            results: names.slice(below(3)).map((name) => byHand(1 + below(4), name, { tied: true })),
            apply: key(),
          }),
        async () => {
          const actor = rider();
          const { outcome, amount, bonus } = await offerCredit(ports)({ actor, currency: 'USD' });
          const before = await uow.run((tx) => tx.wallets.lock([wallet(actor.subjectId)]));
          const { newBalance } = await takeAsCredit(ports)({ actor, currency: 'USD', outcome, idempotency: key() });
          expect(newBalance).toBe((before[0]?.balance ?? 0) + amount + bonus);
          taken += 1;
        },
        async () => {
          const actor = rider();
          const claim = await cashOut(ports)({
            ...{ actor, currency: 'USD', awardIds: null, method: null, idempotency: key() },
          });
          await markSent(ports)({
            actor: admin,
            idempotency: key(),
            claimId: claim.id,
            version: claim.version,
            reference: 'Wire 4711',
          });
          sent.push(claim.id);
        },
        async () => {
          const [claim] = await uow.run((tx) => tx.payoutClaims.lock(sent.slice(-1)));
          if (claim)
            await undoSent(ports)({ actor: admin, idempotency: key(), claimId: claim.id, version: claim.version });
        },
        () =>
          uow.run(async (tx) => {
            const actor = rider();
            const [head] = await tx.wallets.lock([wallet(actor.subjectId)]);
            const held = await tx.wallets.awardsWithValue([wallet(actor.subjectId)]);
            if (!head) return;
            const moves = spend(held, 1 + below(Math.max(1, head.balance)), TODAY, 'USD');
            const cause = { at: clock.now(), actorId: null, proxyHostId: null, reference: ids.next() };
            await tx.wallets.post([post(head, moves, cause, { ids, digest: sha256 })]);
          }),
        () =>
          adjustWallet(ports)({
            ...{ actor: admin, riderId: rider().subjectId, book: pick(['cash', 'credit'] as const) },
            ...{ amount: { amount: -(1 + below(50)), currency: 'USD' }, reason: 'A deduction', expiresOn: null },
            idempotency: key(),
          }),
      ];
      // by chance nobody may take credit in few rounds: then there are more, until somebody does
      const goesOn = (round: number) => kind === 'sqlite' && taken === 0 && round <= 20 * ROUNDS[kind];
      for (let round = 1; round <= ROUNDS[kind] || goesOn(round); round += 1) {
        const act = round === 1 ? acts[0] : pick([...acts, ...acts.slice(0, 2)]);
        try {
          await act?.();
        } catch (refused) {
          if (!(refused instanceof DomainError) && !(refused instanceof InsufficientCredit)) throw refused;
        }
        const { breaks } = await verifyLedger(db);
        expect({ seed, round, breaks }).toEqual({ seed, round, breaks: [] });
        await uow.run(async (tx) => {
          const awards = await tx.wallets.awardsOfEvent(event.id);
          const chosen = await tx.wallets.choicesOf(awards.map((it) => it.id));
          for (const cash of awards.filter((it) => it.type === 'cash')) {
            const of = (type: string) =>
              awards.find(
                (it) => it.type === type && it.riderId === cash.riderId && it.source?.classId === cash.source?.classId,
              );
            const [credit, bonus] = [of('credit'), of('bonus')];
            if (!credit || credit.taken > 0 || (bonus?.taken ?? 0) > 0) continue;
            expect([round, bonus?.initial ?? 0]).toEqual([round, bonusOf(chosen.get(cash.id) ?? [], credit.initial)]);
          }
        });
      }
      if (kind === 'sqlite') expect([seed, taken > 0]).toEqual([seed, true]);
    } finally {
      await drop();
    }
  },
);
