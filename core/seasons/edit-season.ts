import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Ids,
  type LocalDate,
  NotFound,
  StaleEdit,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { SeasonRefused } from './refusals.js';
import { changedSettings, type Season, type SeasonSettings } from './season.js';

export interface EditSeason {
  readonly actor: Actor;
  readonly seasonId: string;
  readonly version: number;
  readonly from: LocalDate;
  readonly settings: SeasonSettings;
  readonly note: string | null;
}

interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

type Draft = Pick<Stores, 'seasons' | 'requests'>;

/** Changes a draft that nobody decides about now. Admins only. @throws NotFound StaleEdit SeasonRefused */
export const editSeason =
  ({ uow, clock, ids, program }: Ports & { readonly uow: UnitOfWork<'seasons' | 'requests' | 'audit'> }) =>
  ({ actor, seasonId, version, from, settings, note }: EditSeason): Promise<Season> =>
    uow.run(async (tx) => {
      const before = await lockedDraft(tx, actor, seasonId);
      if (before.version !== version) throw new StaleEdit('season', before.version);
      const at = clock.now();
      assertAllowed({ from, settings }, dateIn(at, program.timeZone), program);
      const after: Season = { ...before, from, settings, note, version: version + 1 };
      await tx.seasons.save(after);
      await recordAct(tx, { ids, at, actor }, 'edit-season', ['season', seasonId], {
        from,
        settings: [...changedSettings(before.settings, settings)],
      });
      return after;
    });

export interface DeleteSeason {
  readonly actor: Actor;
  readonly seasonId: string;
}

/** Deletes a draft that nobody decides about now. Admins only. @throws NotFound SeasonRefused */
export const deleteSeason =
  ({ uow, clock, ids }: Omit<Ports, 'program'> & { readonly uow: UnitOfWork<'seasons' | 'requests' | 'audit'> }) =>
  ({ actor, seasonId }: DeleteSeason): Promise<Season> =>
    uow.run(async (tx) => {
      const season = await lockedDraft(tx, actor, seasonId);
      await tx.seasons.remove(seasonId);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'delete-season', ['season', seasonId], {
        from: season.from,
      });
      return season;
    });

/** A draft that nobody decides about now, locked. @throws NotFound SeasonRefused */
export const lockedDraft = async (tx: Draft, actor: Actor, seasonId: string): Promise<Season> => {
  const season = actor.type === 'admin' ? await tx.seasons.lock(seasonId) : undefined;
  if (!season) throw new NotFound('season');
  if (season.state !== 'draft') throw new SeasonRefused({ why: 'decided' });
  if (await tx.requests.waitingAbout('season', seasonId)) throw new SeasonRefused({ why: 'waits' });
  return season;
};

/**
 * A season begins in the future, and its purses are at most what the operator allows (domain.md §13).
 * @throws SeasonRefused
 */
export const assertAllowed = (
  { from, settings: { limits } }: Pick<Season, 'from' | 'settings'>,
  today: LocalDate,
  program: Program,
): void => {
  if (from <= today) throw new SeasonRefused({ why: 'past' });
  for (const part of ['place', 'class', 'event'] as const)
    if (limits[part] > program.limits[part])
      throw new SeasonRefused({
        why: 'limits',
        of: part,
        limit: program.limits[part],
        currency: program.currencies[0] ?? 'USD',
      });
};
