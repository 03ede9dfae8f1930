import { randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { type PayoutPlace, purseOf } from '@rrr/core/events';
import { defaultProgram } from '@rrr/core/program';
import { rejudgeDue, replaceResults } from '@rrr/core/results';
import { aBike, aClass, anActor, anEvent, anId, aRider, byHand, fixedClock, sequentialIds } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import { KINDS, newDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

const ROUNDS = 25;
const names = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'Di Ray', 'Eli Fox', 'Flo Kay'];
const seed = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));

it.each(KINDS)(
  `ties, corrections and other purses never make a class pay more than its purse, on %s from seed ${seed}`,
  async (kind) => {
    const { db, drop } = await newDatabase(kind);
    try {
      const { below, pick } = chanceOf(seed);
      const [uow, clock, ids] = [sqlUnitOfWork(db), fixedClock(), sequentialIds()];
      const event = anEvent({ promoterId: null, promoterApproved: false });
      const classes = [aClass(), aClass({ id: anId('c0ass', 2), name: '250 A', payoutType: 'cash' })];
      const riders = names.slice(0, 4).map((fullName, at) =>
        aRider({
          id: anId('rder', at + 1),
          fullName,
          bikes: [aBike({ id: anId('b', at + 1), vin: `VBKMXA10XSM00000${at}` })],
        }),
      );
      await putWorld(db, { events: [event], classes, riders });
      const program = { ...defaultProgram, ties: pick(['share', 'each'] as const) };
      const failures: unknown[] = [];
      const report = (_: string, failed: unknown): void => void failures.push(failed);
      const ports = { uow, clock, ids, digest: sha256, program, report };
      const [admin, replace, judge] = [anActor(), replaceResults(ports), rejudgeDue(ports)];
      let paid = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        if (below(3) > 0)
          await replace({
            actor: admin,
            eventId: event.id,
            classId: pick(classes).id,
            entrants: 9,
            results: names.slice(below(3)).map((name) => byHand(1 + below(4), name, { tied: true })),
            apply: { accountId: admin.accountId, key: `round-${round}`, fingerprint: 'x' },
          });
        else {
          const changed = pick(classes).id;
          const places = Array.from({ length: below(5) }, (_, at): PayoutPlace => ({
            place: at + 1,
            amount: 1 + below(20_000),
          }));
          await uow.run(async (tx) => {
            const stored = await tx.events.classes(event.id);
            await tx.eventAdmin.saveClasses(
              event.id,
              stored.map((one) => (one.id === changed ? { ...one, places } : one)),
            );
            await tx.rejudging.ask([event.id], clock.now());
          });
          while (await judge());
        }
        const { breaks, checked } = await verifyLedger(db);
        expect({ seed, round, breaks, failures }).toEqual({ seed, round, breaks: [], failures: [] });
        paid += checked.classes;
        const [awards, now] = await uow.run(async (tx) => [
          await tx.wallets.awardsOfEvent(event.id),
          await tx.events.classes(event.id),
        ]);
        for (const one of now)
          expect(
            awards.reduce((sum, award) => sum + (award.source?.classId === one.id ? award.initial : 0), 0),
          ).toBeLessThanOrEqual(purseOf(one));
      }
      expect([seed, paid > 0]).toEqual([seed, true]);
    } finally {
      await drop();
    }
  },
  120_000,
);
