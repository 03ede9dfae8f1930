import type { Actor } from '../access/index.js';
import { checkKey, checkOf, type HoldFacts, type Verdict } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import type { Program } from '../program/index.js';
import { type Instant, type LocalDate, plusSeconds, type Stores } from '../shared/index.js';
import type { EvaluatedResult, Result } from './result.js';

/** The logins behind an actor: in proxy mode also the administrator's. */
export const loginsOf = (actor: Actor | null): readonly string[] =>
  actor === null ? [] : [actor.accountId, ...(actor.proxyHostId === null ? [] : [actor.proxyHostId])];

/**
 * The administrators who approved the acting promoter, either lately or while no other administrator has looked at that
 * promoter since. What the promoter enters counts as theirs, because one person can have both logins. Where approvals are
 * only recorded, there may be no other administrator, so only those who approved since the instant count (ADR 26).
 */
export const letInBy = async (
  tx: Pick<Stores, 'checks'>,
  actor: Actor | null,
  since: Instant,
  { approvals }: Pick<Program, 'approvals'>,
): Promise<readonly string[]> =>
  actor?.type === 'promoter'
    ? await tx.checks.letInBy({ promoterId: actor.subjectId, since, orUnconfirmed: approvals === 'required' })
    : [];

const earnedBy = (verdict: Verdict): number | undefined => (verdict.earns ? verdict.earns.amount : verdict.stoodFor);

/** What results of these classes earned, in minor units: also before facts about the event took it back. */
export const earnedIn = (
  classIds: readonly string[],
  results: readonly EvaluatedResult[],
): readonly { readonly classId: string; readonly riderId: string; readonly amount: number }[] => {
  const earned = results.flatMap(({ classId, riderId, verdict }) => {
    const amount = earnedBy(verdict);
    return riderId !== null && amount !== undefined && classIds.includes(classId) ? [{ classId, riderId, amount }] : [];
  });
  return earned.filter((item) => item.amount > 0);
};

const PODIUM = 3;
const inPlaces = (results: readonly Result[], last: number): readonly string[] => [
  ...new Set(
    results.flatMap(({ riderId, place, type }) =>
      riderId !== null && type === 'finished' && place !== null && place <= last ? [riderId] : [],
    ),
  ),
];

export interface HoldFactsSought {
  readonly event: RaceEvent;
  readonly before: readonly EvaluatedResult[];
  readonly after: readonly Result[];
  /** whether the program asks for photos of the logos */
  readonly logos: boolean;
  /** from when on VINs are compared */
  readonly vinsSince: Instant;
  /** from when on what administrators entered for a rider counts together */
  readonly handsSince: Instant;
  /** classes whose results somebody enters or changes now, and who */
  readonly entering: {
    readonly classIds: readonly string[];
    readonly actor: Actor | null;
    readonly letInBy: readonly string[];
  };
}

/**
 * The start of the time in which results that administrators entered for a rider are added up. It depends on when the
 * results arrived, so a held award is not released by waiting.
 */
export const handsSince = (classes: readonly RaceClass[], at: Instant, { checks }: Program): Instant =>
  plusSeconds(
    classes
      .map((raceClass) => raceClass.resultsReceivedAt ?? at)
      .reduce((first, text) => (text < first ? text : first), at),
    -checks.byAdminDays * 86_400,
  );

/** Loads what decides which of an event's awards are held. */
export const loadHoldFacts = async (
  tx: Pick<Stores, 'checks'>,
  { event, before, after, logos, vinsSince, handsSince, entering }: HoldFactsSought,
): Promise<HoldFacts> => {
  const riderIds = [...new Set(after.flatMap(({ riderId }) => (riderId === null ? [] : [riderId])))];
  const stored = await tx.checks.ofEvent({
    event,
    winners: inPlaces(after, 1),
    podium: inPlaces(after, PODIUM),
    logos,
    vins: { riderIds, since: vinsSince },
    hands: {
      classIds: entering.classIds,
      logins: loginsOf(entering.actor),
      letInBy: entering.letInBy,
      riderIds,
      since: handsSince,
    },
  });
  const enteredBy = new Map(stored.enteredBy);
  for (const classId of entering.classIds)
    enteredBy.set(classId, new Set([...(enteredBy.get(classId) ?? []), ...loginsOf(entering.actor)]));
  const standing = new Map<string, number>();
  const earnedBefore = new Map<string, number>();
  const since = new Map<string, Instant>();
  const isRefused = (key: string): boolean =>
    stored.decisions.some(
      (decision) => decision.decision === 'refused' && checkKey(decision.classId, decision.riderId) === key,
    );
  const photosBy = new Map<string, LocalDate>();
  for (const { id, classId, riderId, verdict } of before) {
    if (riderId === null) continue;
    const key = checkKey(classId, riderId);
    const earned = earnedBy(verdict);
    if (earned !== undefined) {
      standing.set(key, Math.max(earned, standing.get(key) ?? 0));
      earnedBefore.set(checkKey(id, riderId), earned);
    }
    const check = checkOf(verdict);
    if (check?.since) since.set(key, check.since);
    // what was refused and is held again has its days anew
    if (check?.photos && (check.state === 'held' || isRefused(key))) photosBy.set(key, check.photos.by);
  }
  return { ...stored, enteredBy, standing, earnedBefore, since, photosBy };
};
