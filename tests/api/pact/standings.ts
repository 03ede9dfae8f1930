import type { Draft } from './draft.js';
import { bike } from './people.js';
import { bonusSeries, earningResult } from './races.js';

/** A series whose only round the rider won, with a bonus for the first place. */
export const standingsBonuses = (draft: Draft, riderId: string): void => {
  const seriesId = bonusSeries(draft);
  bike(draft, riderId);
  earningResult(draft, riderId);
  draft.put('standings_rules', {
    series_id: seriesId,
    points: '[25,22,20]',
    best_rounds: null,
    amounts: '[10000]',
    version: 1,
  });
};
