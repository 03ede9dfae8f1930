import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { withVersions } from '../program/index.js';
import { dateIn, type LocalDate, NotFound, type PortsOf } from '../shared/index.js';
import { SeasonRefused } from './refusals.js';
import { type Season, settingsOn } from './season.js';

/** Drafts at the same time. */
const MOST_DRAFTS = 20;

export interface AddSeason {
  readonly actor: Actor;
  readonly from: LocalDate;
}

/** Drafts a season with the settings that would be in force on its first day. Admins only. @throws NotFound SeasonRefused */
export const addSeason =
  ({ uow, clock, ids, program }: PortsOf<'seasons' | 'events' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, from }: AddSeason): Promise<Season> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('season');
      const at = clock.now();
      if (from <= dateIn(at, program.timeZone)) throw new SeasonRefused({ why: 'past' });
      if ((await tx.seasons.drafts()) >= MOST_DRAFTS) throw new SeasonRefused({ why: 'drafts', count: MOST_DRAFTS });
      const season: Season = {
        id: ids.next(),
        number: null,
        from,
        settings: settingsOn(withVersions(program, await tx.events.seasons()), from),
        note: null,
        state: 'draft',
        version: 1,
        createdAt: at,
        createdBy: actor.name,
        scheduledAt: null,
        askedBy: null,
        approvedBy: null,
        withdrawnAt: null,
      };
      await tx.seasons.add(season);
      await recordAct(tx, { ids, at, actor }, 'add-season', ['season', season.id], { from });
      return season;
    });
