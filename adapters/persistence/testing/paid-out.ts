import { expect } from '@jest/globals';
import { cashOut, markSent, runCheques } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { refundDealer, undoRefund } from '@rrr/core/redemption';
import {
  aBike,
  aDealer,
  anActor,
  anEvent,
  anId,
  cash,
  fixedClock,
  payable,
  sequentialIds,
  type World,
  unconfirm,
} from '@rrr/core/testing';
import { sqlQueries, type Queries } from '../queries/index.js';
import type { TestDatabase } from './databases.js';
import { putWorld } from './put-world.js';
import { sha256 } from './shop.js';
import { sqlUnitOfWork } from '../unit-of-work.js';

export const page = { page: 1, limit: 15 };
export const [zoe, ann, bob] = [anId('rder', 1), anId('rder', 2), anId('rder', 3)];

const joined = (...worlds: readonly Partial<World>[]): Partial<World> =>
  worlds.reduce<Partial<World>>(
    (all, one) =>
      Object.fromEntries(
        [...new Set([...Object.keys(all), ...Object.keys(one)])].map((name) => [
          name,
          [...(all[name as keyof World] ?? []), ...(one[name as keyof World] ?? [])],
        ]),
      ),
    {},
  );

export const queriesOf = ({ db }: TestDatabase): Queries => sqlQueries(db, { timeZone: 'America/Los_Angeles' });

/** Claims, cheques and refunds in all their states. @returns the state of each claim by id */
export const putPayouts = async (made: TestDatabase): Promise<Record<string, string>> => {
  const bike = aBike({ id: anId('b', 2), model: '450 SX-F', year: 2024 });
  const [zoes, anns, bobs] = [
    payable(1, { firstName: 'Zoë', lastName: 'Núñez' }),
    payable(2, { firstName: 'Ann', lastName: 'Lee', country: 'CA', state: 'BC' }),
    payable(3, { firstName: 'Bob', lastName: 'Roy', addressLine1: null }),
  ];
  const ids = {
    ...sequentialIds(),
    next: (
      (n) => () =>
        anId('entry', (n += 1))
    )(0),
  };
  const bobsCash = cash(bob, [500, 900], 'USD', ids);
  const event = anEvent({ startsOn: '2025-05-20', endsOn: '2025-05-21' });
  const redemption = (n: number, redeemedAt: string, dealerId: string) => ({
    id: anId('redempt', n),
    number: 2_000_000_000 + n,
    riderId: zoe,
    dealerId,
    currency: 'USD' as const,
    amount: 100 * n,
    employeeName: 'Dana Cole',
    redeemedAt,
    status: 'redeemed' as const,
    revoked: null,
  });
  await putWorld(
    made.db,
    joined(
      zoes,
      anns,
      { ...bobs, ...unconfirm(bobs), documents: bobs.documents.filter((document) => document.kind !== 'w9') },
      cash(zoe, [10_000, 5_000], 'USD', ids),
      cash(ann, [700], 'CAD', ids),
      {
        ...bobsCash,
        promoters: [{ id: event.promoterId ?? '', name: 'Mesa Racing', email: 'mesa@example.com' }],
        events: [event],
        classes: [
          {
            id: anId('c0ass', 1),
            eventId: event.id,
            name: '450 A',
            payoutType: 'cash',
            entrants: null,
            resultsReceivedAt: null,
            places: [],
          },
        ],
        awards: bobsCash.awards.map((award, at) =>
          at === 0 ? { ...award, source: { eventId: event.id, classId: anId('c0ass', 1) } } : award,
        ),
        dealers: [aDealer(), aDealer({ id: anId('dea0er', 2), name: 'Blue Butte' })],
        redemptions: [
          redemption(1, '2025-06-01T18:00:00.000Z', aDealer().id),
          redemption(2, '2025-06-20T06:59:00.000Z', aDealer().id),
          redemption(3, '2025-06-21T18:00:00.000Z', anId('dea0er', 2)),
        ],
        bikes: [],
      },
    ),
  );
  await made.db.write('bikes').insert({
    id: bike.id,
    rider_id: zoe,
    year: bike.year,
    make: bike.make,
    model: bike.model,
    vin: bike.vin,
    vin_status: 'verified',
    model_key: '450 sx f',
    active_vin: bike.vin,
  });

  const clock = fixedClock();
  const ports = {
    uow: sqlUnitOfWork(made.db),
    clock,
    ids: sequentialIds(),
    digest: sha256,
    program: defaultProgram,
  };
  let keys = 0;
  const asked = (subjectId: string | null) => ({
    actor: subjectId === null ? anActor() : anActor({ type: 'rider', subjectId, name: 'A rider' }),
    idempotency: { accountId: anId('acc', 1), key: `key-${(keys += 1)}`, fingerprint: 'x' },
  });
  const all = { awardIds: null, method: null };
  const [first] = (await queriesOf(made).payouts.waiting(page)).items;
  expect(first?.riderId).toBe(bob);
  const one = await cashOut(ports)({
    ...asked(zoe),
    ...all,
    currency: 'USD',
    awardIds: [anId(`cash${zoe.slice(-6)}`, 1)],
  });
  await markSent(ports)({ ...asked(null), claimId: one.id, version: 1, reference: 'Wire 4711' });
  clock.set('2025-06-11T18:00:00.000Z');
  const two = await cashOut(ports)({ ...asked(zoe), ...all, currency: 'USD' });
  clock.set('2025-06-12T18:00:00.000Z');
  const three = await cashOut(ports)({ ...asked(ann), ...all, currency: 'CAD' });
  await runCheques(ports)(asked(null));
  await refundDealer(ports)({ ...asked(null), redemptionId: anId('redempt', 1) });
  await refundDealer(ports)({ ...asked(null), redemptionId: anId('redempt', 3) });
  await undoRefund(ports)({ ...asked(null), redemptionId: anId('redempt', 3) });
  return { [one.id]: 'sent', [two.id]: 'pending', [three.id]: 'cheque' };
};
