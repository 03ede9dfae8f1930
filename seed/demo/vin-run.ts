import { addDays } from '@rrr/core/shared';
import { modelYearKey } from '@rrr/core/vin';
import type { Seed } from '@rrr/persistence';
import { demoVin } from './bikes.js';
import type { World } from './world.js';

/** one more than the third, from which on VINs of one model wait */
const RIDERS = 4;
const FIRST_SERIAL = 990_041;
const [MODEL, YEAR] = ['350 SX-F', 2025] as const;

/**
 * Four riders entered motorcycles of one model whose numbers are close together, from one network: a run that waits for
 * an administrator. They are second bikes, so no result of the demo was ridden on them.
 */
export const vinRunRows = ({
  riders,
  today,
}: World): Pick<Required<Seed>, 'bikes' | 'vin_arrivals' | 'vin_disputes'> => {
  const entered = riders
    .filter((rider) => !rider.deactivated && !rider.factory && rider.email !== 'rider@example.com')
    .slice(-RIDERS)
    .map((rider, n) => {
      const [make = 'KTM'] = rider.bikes.map((bike) => bike.make);
      const vin = demoVin(MODEL, YEAR, String(FIRST_SERIAL + n * 2));
      return {
        riderId: rider.id,
        make,
        vin,
        bikeId: `0000000000000000000dem0vb${n}`,
        at: `${addDays(today, -1)}T1${n}:20:00.000Z`,
      };
    });
  return {
    bikes: entered.map(({ riderId, make, vin, bikeId, at }) => ({
      id: bikeId,
      rider_id: riderId,
      year: YEAR,
      make,
      model: MODEL,
      vin,
      vin_status: 'unverified' as const,
      doubt: 'run' as const,
      created_at: at,
      active: true,
    })),
    vin_arrivals: entered.map(({ riderId, vin, bikeId, at }) => ({
      bike_id: bikeId,
      rider_id: riderId,
      vin,
      family: modelYearKey({ model: MODEL, year: YEAR }),
      network: 'demo',
      device: null,
      at,
    })),
    vin_disputes: entered.map(({ riderId, make, vin, bikeId, at }, n) => ({
      id: `0000000000000000000dem0vd${n}`,
      vin,
      held_by: riderId,
      claimed_by: riderId,
      claimed_bike_id: bikeId,
      claimed_year: YEAR,
      claimed_make: make,
      claimed_model: MODEL,
      at,
      settled_at: null,
      settled_by: null,
      reason: 'run' as const,
      run_id: '0000000000000000000dem0vr0',
    })),
  };
};
