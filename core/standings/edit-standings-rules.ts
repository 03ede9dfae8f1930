import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { BonusOverLimit, bonusCurrency } from '../series/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import { DEFAULT_RULES, type StandingsRules, total } from './standings-rules.js';

export interface EditStandingsRules {
  readonly actor: Actor;
  readonly seriesId: string;
  /** `version` of the rules that were edited */
  readonly rules: StandingsRules;
}

/**
 * Sets how the standings of a series count, and the bonuses of its places. Admins only. Giving them is decided
 * separately; a bonus is worth at most what one place may pay, all of a class at most what a class may (domain.md §13).
 * @throws NotFound StaleEdit BonusOverLimit
 */
export const editStandingsRules =
  ({ uow, clock, ids, program }: PortsOf<'standings' | 'series' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, seriesId, rules }: EditStandingsRules): Promise<StandingsRules> =>
    uow.run(async (tx) => {
      const series = actor.type === 'admin' ? await tx.series.lock(seriesId) : undefined;
      if (!series) throw new NotFound('series');
      const before = (await tx.standings.rules(seriesId)) ?? DEFAULT_RULES;
      if (before.version !== rules.version) throw new StaleEdit('series', before.version);
      const currency = bonusCurrency(series);
      const { place, class: most } = program.limits;
      const [highest, sum] = [Math.max(0, ...rules.amounts), total(rules.amounts)];
      if (highest > place) throw new BonusOverLimit({ limit: place, asked: highest, currency });
      if (sum > most) throw new BonusOverLimit({ limit: most, asked: sum, currency });
      const after = { ...rules, version: before.version + 1 };
      await tx.standings.putRules(seriesId, after);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-standings-rules', ['series', seriesId], {
        amount: sum,
        currency,
        places: rules.amounts.length,
        bestRounds: rules.bestRounds,
      });
      return after;
    });
