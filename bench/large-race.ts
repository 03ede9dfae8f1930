import { addDays } from '@rrr/core/shared';
import { bulkInsert, type Database, type Row, seedInto, sqlOn } from '@rrr/persistence';
import { ids, range, riderRow, today } from './heavy-rows.js';

const FINISHERS = 10_000;

/**
 * An event with one class of 10,000 places, each of which pays 0.10 (more would wait for a second person), and as many
 * riders with a motorcycle.
 */
export const raceOn = async (db: Database) => {
  const [eventId, classId] = [ids.next(), ids.next()];
  const riders = range(FINISHERS).map((n) => riderRow(ids.next(), 1_000_000 + n));
  const bikes = riders.map((rider, n) => ({
    id: ids.next(),
    rider_id: rider.id,
    year: 2025,
    make: 'KTM',
    model: '450 SX-F',
    vin: `VBMMXA10XS${String(n).padStart(7, '0')}`,
    vin_status: 'verified' as const,
  }));
  const event = {
    id: eventId,
    title: 'Large',
    country: 'US',
    currency: 'USD' as const,
    type: 'Motocross',
    starts_on: addDays(today, -3),
    ends_on: addDays(today, -3),
    paying: true,
    canceled: false,
    late_results_accepted: false,
  };
  const classes = [{ id: classId, event_id: eventId, position: 0, name: 'Open', payout_type: 'dealerCredit' as const }];
  await seedInto(db, { riders, bikes, events: [event], classes });
  const places = range(FINISHERS).map((n): Row => ({ class_id: classId, place: n + 1, amount: 10 }));
  await bulkInsert(sqlOn(db.write, db.kind), 'payout_places', places);
  const rows = riders.map((rider, n) => ({
    line: n + 2,
    place: n + 1,
    type: 'finished' as const,
    riderName: rider.full_name,
    number: String(n),
    hometown: null,
    state: null,
    bike: null,
    email: null,
    amaNumber: rider.ama_number,
    className: null,
    entrants: null,
  }));
  return { eventId, classId, rows };
};
