import type { Actor } from '@rrr/core/access';
import {
  DEFAULT_RULES,
  editStandingsRules,
  giveStandingsBonuses,
  previewStandingsBonuses,
  type StandingsPorts,
} from '@rrr/core/standings';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import type { World } from './world.js';

interface Asking extends Omit<StandingsPorts, 'uow'> {
  readonly uow: UnitOfWork<StoreName>;
  readonly actor: Actor;
}

/** of the first three places of a class, minor units */
const AMOUNTS = [50_000, 30_000, 20_000];

/**
 * The series with a bonus also have one for the first places of each class; those of a class of last season wait for the
 * other administrator.
 */
export const askForStandings = async (
  { books, today }: World,
  ports: Asking,
  once: () => { accountId: string; key: string; fingerprint: string },
): Promise<void> => {
  const { actor } = ports;
  const season = Number(today.slice(0, 4)) - 1;
  let asked = false;
  for (const { id: seriesId, bonus } of books.series.values()) {
    if (!bonus) continue;
    const rules = { ...DEFAULT_RULES, bestRounds: 5, amounts: AMOUNTS };
    await editStandingsRules(ports)({ actor, seriesId, rules });
    if (asked) continue;
    const { shown } = await previewStandingsBonuses(ports)({ actor, seriesId, season, classKey: null });
    for (const { key: classKey } of shown.classes) {
      const { total, openRounds, expiresOn, outcome } = await previewStandingsBonuses(ports)({
        actor,
        seriesId,
        season,
        classKey,
      });
      if (asked || total <= ports.program.limits.adjustedAlone || openRounds > 0) continue;
      if (expiresOn === null || expiresOn < today) continue;
      await giveStandingsBonuses(ports)({ actor, idempotency: once(), seriesId, season, classKey, outcome });
      asked = true;
    }
  }
};
