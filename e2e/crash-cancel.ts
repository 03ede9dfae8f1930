import { type CancelEvent, cancelEvent } from '@rrr/core/events';
import { rejudgeEvent, settleEvent } from '@rrr/core/results';
import { aBike, aClass, anActor, anEvent, anId, aRider } from '@rrr/core/testing';
import type { Database } from '@rrr/persistence';
import { putWorld } from '../adapters/persistence/testing/put-world.js';
import { type ActFlow, portsOn } from './crash-acts.js';
import { counted } from './crash-scenes.js';

const [race, first, second] = [
  (n: number) => anId('race', n),
  (n: number) => anId('f1rst', n),
  (n: number) => anId('sec0nd', n),
];
const actor = anActor();
const cancelOf = (n: number): CancelEvent => ({ actor, eventId: race(n), reason: 'Flooded' });

/** An event that paid two riders, 300.00 and 200.00. */
const putRace = async (db: Database, n: number): Promise<void> => {
  const inClass = aClass({
    id: anId('c0ass', n),
    eventId: race(n),
    entrants: 20,
    resultsReceivedAt: '2025-06-09T10:00:00.000Z',
  });
  const riders = [first(n), second(n)].map((id, at) =>
    aRider({
      id,
      fullName: `Rider ${n} ${at}`,
      bikes: [aBike({ id: anId('b1ke', 2 * n + at), vin: `V${String(2 * n + at).padStart(16, '0')}` })],
    }),
  );
  const results = riders.map((rider, at) => ({
    id: anId('res0t', 2 * n + at),
    classId: inClass.id,
    place: at + 1,
    type: 'finished' as const,
    riderName: rider.fullName,
    number: null,
    hometown: null,
    bike: null,
    email: null,
    amaNumber: null,
    riderId: rider.id,
    verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE' as const, detail: { named: null } }] },
  }));
  const event = anEvent({ id: race(n), promoterId: null, promoterApproved: false });
  await putWorld(db, { riders, events: [event], classes: [inClass], results });
  const apply = { accountId: actor.accountId, key: `judge-number-${n}`, fingerprint: 'x' };
  await rejudgeEvent(portsOn(db))({ actor, eventId: race(n), apply });
};

const credit = (db: Database, riderId: string) =>
  counted(db, "SELECT balance AS figure FROM wallets WHERE rider_id = ? AND book = 'credit'", [riderId]);

/** What the event paid leaves both wallets with the word that it is canceled, or neither does. */
export const canceling: ActFlow = {
  name: 'cancel',
  prepare: putRace,
  command: cancelOf,
  again: (db, n) => cancelEvent({ ...portsOn(db), settle: settleEvent(portsOn(db)) })(cancelOf(n)),
  trace: async (db, n) => ({
    canceled: await counted(db, 'SELECT canceled AS figure FROM events WHERE id = ?', [race(n)]),
    credit: [await credit(db, first(n)), await credit(db, second(n))],
    entries: await counted(db, 'SELECT COUNT(*) AS figure FROM ledger_entries WHERE rider_id IN (?, ?)', [
      first(n),
      second(n),
    ]),
    audit: await counted(
      db,
      "SELECT COUNT(*) AS figure FROM audit_log WHERE action = 'cancel-event' AND object_id = ?",
      [race(n)],
    ),
  }),
  before: { canceled: 0, credit: [30_000, 20_000], entries: 2, audit: 0 },
  after: { canceled: 1, credit: [0, 0], entries: 4, audit: 1 },
};
