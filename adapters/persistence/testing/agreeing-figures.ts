import { anId } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import type { Seed, SeedRow } from '../seed-into.js';
import { randomFigures } from './random-figures.js';

const MODELS = ['250 SX', '250 SX-F', '790 Duke', '250 SX Factory'] as const;

/**
 * Random rows as the product leaves them: whoever redeemed or was paid has an award, perhaps one that was taken back, no
 * series is in two categories, and riders have motorcycles, deactivated riders too.
 */
export const agreeingFigures = (seed: number): Seed => {
  const [figures, chance] = [randomFigures(seed), chanceOf(seed + 7)];
  const riders = figures.riders ?? [];
  const takenBack = riders.flatMap(({ id }, rider) =>
    (['USD', 'CAD'] as const).flatMap((currency, of) =>
      (['credit', 'cash'] as const).map((type, n): SeedRow<'awards'> => {
        const spent = chance.below(500);
        return {
          id: anId('awz', 1 + rider * 4 + of * 2 + n),
          rider_id: id,
          currency,
          type,
          status: 'reversed',
          initial_value: 0,
          current_value: 0,
          spent,
          expired: 0,
          awarded_at: '2024-05-05T18:00:00.000Z',
          expires_on: type === 'cash' ? null : '2025-05-05',
          label: 'Taken back',
        };
      }),
    ),
  );
  // of some riders nothing else is left
  const bare = new Set(riders.filter((_, n) => n === 0 || chance.below(3) === 0).map((rider) => rider.id));
  return {
    ...figures,
    category_series: [1, 2].map((n) => ({ category_id: anId('cat', n), series_id: anId('ser', n) })),
    awards: [...(figures.awards ?? []).filter((award) => !bare.has(award.rider_id)), ...takenBack],
    payout_claim_awards: [],
    bikes: riders.flatMap(({ id, deactivated }, rider) =>
      [1, 2].map((n): SeedRow<'bikes'> => ({
        id: anId('b1ke', rider * 2 + n),
        rider_id: id,
        year: 2025,
        make: 'KTM',
        model: chance.pick(MODELS),
        vin: `VBKMXA10XSM${String(rider * 2 + n).padStart(6, '0')}`,
        vin_status: chance.pick(['unverified', 'verified', 'invalid'] as const),
        verified_at: null,
        verified_by: null,
        created_at: null,
        retired_at: null,
        doubt: null,
        // a deactivated rider's VIN is free for others
        active: !deactivated,
      })),
    ),
  };
};
