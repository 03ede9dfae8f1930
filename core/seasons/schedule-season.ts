import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { withVersions } from '../program/index.js';
import {
  dateIn,
  type Instant,
  type LocalDate,
  NotFound,
  type PortsOf,
  StaleEdit,
  type Stores,
} from '../shared/index.js';
import { assertAllowed, lockedDraft } from './edit-season.js';
import { SeasonRefused } from './refusals.js';
import { changedSettings, type Season, type SeasonSettings, settingsWithout } from './season.js';

/** A season that an administrator asks to schedule, or to take back before its first day. */
export interface SeasonChange {
  readonly act: 'schedule' | 'withdraw';
  readonly from: LocalDate;
  /** of the season that was asked about */
  readonly version: number;
  /** what is, and what would be, in force on its first day */
  readonly before: SeasonSettings;
  readonly after: SeasonSettings;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    season: SeasonChange;
  }
}

type Needs = 'seasons' | 'events' | 'requests' | 'audit';
type Tx = Pick<Stores, Needs>;
interface Ports extends PortsOf<Needs, 'clock' | 'ids' | 'program'> {
  /** makes this server read the scheduled seasons at once; the others follow within seconds. Never fails */
  readonly seasonsChanged: () => Promise<void>;
}

export interface SubmitSeason {
  readonly actor: Actor;
  readonly seasonId: string;
  readonly version: number;
  readonly reason: string | null;
}

/** The season; and the request, where another administrator decides. */
export interface SeasonSubmitted {
  readonly season: Season;
  readonly requestId: string | null;
}

/**
 * Asks another administrator to schedule a draft; where approvals are only recorded, it is scheduled at once. From its
 * first day on it is in force by itself (domain.md §13). Admins only.
 * @throws NotFound StaleEdit SeasonRefused
 */
export const submitSeason =
  (ports: Ports) =>
  (cmd: SubmitSeason): Promise<SeasonSubmitted> =>
    told(ports, async (tx) => askOrDo(tx, cmd, await lockedDraft(tx, cmd.actor, cmd.seasonId), 'schedule', ports));

/**
 * Asks to take a scheduled season back before its first day; what is in force on that day then is what was there without
 * it. Once it has begun it stays. Admins only.
 * @throws NotFound StaleEdit SeasonRefused
 */
export const withdrawSeason =
  (ports: Ports) =>
  (cmd: SubmitSeason): Promise<SeasonSubmitted> =>
    told(ports, async (tx) => {
      const season = cmd.actor.type === 'admin' ? await tx.seasons.lock(cmd.seasonId) : undefined;
      if (!season) throw new NotFound('season');
      if (season.state !== 'scheduled') throw new SeasonRefused({ why: 'decided' });
      return askOrDo(tx, cmd, season, 'withdraw', ports);
    });

/**
 * An administrator decides about a season that another asked for. It is scheduled as it was asked for: if anything that
 * the approver saw has changed, the answer is PREVIEW_OUTDATED.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit SeasonRefused PreviewOutdated
 */
export const decideSeason =
  (ports: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'season'>> =>
    told(ports, async (tx) => {
      const seasonId = await tx.requests.objectOf(cmd.requestId);
      const season = seasonId === undefined ? undefined : await tx.seasons.lock(seasonId);
      const request = await decideRequest(tx, 'season', cmd, ports);
      if (!cmd.approve) return request;
      if (!season) throw new NotFound('season');
      const { change } = request;
      const now = await changeOf(tx, season, change.act, ports);
      if (JSON.stringify(now) !== JSON.stringify(change)) throw new PreviewOutdated();
      await apply(tx, season, { ...change, actor: cmd.actor, askedBy: request.askedByName }, ports);
      return request;
    });

const told = async <T>({ uow, seasonsChanged }: Ports, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const answer = await uow.run(work);
  await seasonsChanged();
  return answer;
};

const askOrDo = async (
  tx: Tx,
  { actor, version, reason }: SubmitSeason,
  season: Season,
  act: SeasonChange['act'],
  ports: Ports,
): Promise<SeasonSubmitted> => {
  if (season.version !== version) throw new StaleEdit('season', season.version);
  const change = await changeOf(tx, season, act, ports);
  if (act === 'schedule' && changedSettings(change.before, change.after).length === 0)
    throw new SeasonRefused({ why: 'same' });
  if (ports.program.approvals === 'required') {
    const about = { kind: 'season' as const, objectId: season.id, objectName: season.from };
    const request = await askApproval(tx, { actor, ...about, change, reason }, ports);
    return { season, requestId: request.id };
  }
  const done = await apply(tx, season, { ...change, actor, askedBy: actor.name }, ports);
  await recordDoneAlone(tx, { actor, act: 'season', objectType: 'season', objectId: season.id }, ports);
  return { season: done, requestId: null };
};

/** What scheduling or taking back the season changes on its first day, with what is scheduled now. @throws SeasonRefused */
const changeOf = async (
  tx: Tx,
  season: Season,
  act: SeasonChange['act'],
  { clock, program: atStart }: Ports,
): Promise<SeasonChange> => {
  const program = withVersions(atStart, await tx.events.seasons());
  const today = dateIn(clock.now(), program.timeZone);
  const { from, version, settings } = season;
  const without = settingsWithout(program, season);
  if (act === 'schedule') assertAllowed(season, today, program);
  else if (from <= today) throw new SeasonRefused({ why: 'begun' });
  return act === 'schedule'
    ? { act, from, version, before: without, after: settings }
    : { act, from, version, before: settings, after: without };
};

interface Applying extends Pick<SeasonChange, 'act'> {
  readonly actor: Actor;
  readonly askedBy: string;
}

const apply = async (
  tx: Tx,
  season: Season,
  { act, actor, askedBy }: Applying,
  { clock, ids }: Ports,
): Promise<Season> => {
  const at = clock.now();
  const after: Season =
    act === 'schedule' ? await scheduled(tx, season, { at, askedBy, approvedBy: actor.name }) : withdrawn(season, at);
  await tx.seasons.save(after);
  await recordAct(
    tx,
    { ids, at, actor },
    act === 'schedule' ? 'schedule-season' : 'withdraw-season',
    ['season', season.id],
    {
      from: season.from,
      number: after.number,
    },
  );
  return after;
};

const scheduled = async (
  tx: Tx,
  season: Season,
  { at, askedBy, approvedBy }: { readonly at: Instant; readonly askedBy: string; readonly approvedBy: string },
): Promise<Season> => ({
  ...season,
  state: 'scheduled',
  number: (await tx.seasons.lastNumber()) + 1,
  version: season.version + 1,
  scheduledAt: at,
  askedBy,
  approvedBy,
});

const withdrawn = (season: Season, at: Instant): Season => ({
  ...season,
  state: 'withdrawn',
  version: season.version + 1,
  withdrawnAt: at,
});
