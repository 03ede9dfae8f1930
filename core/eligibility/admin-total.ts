import type { Program } from '../program/index.js';
import { checkKey, type HoldFacts } from './event-checks.js';
import type { EarningResult } from './signals.js';

/** What a result would pay after what holds it otherwise, in minor units. */
export interface Paying extends EarningResult {
  /** what it may pay whatever happens: it was paid or released before */
  readonly free: number;
  readonly pays: number;
}

/**
 * The results, by id, that wait because the entries of administrators would pay all riders together more than
 * `checks.byAdminTotal` without another person (ADR 26). All that would newly be paid for these entries at the event
 * waits then, so that it does not matter which result comes first. What another person released, and what the class
 * paid before an administrator entered anything, does not count; what was redeemed counts, although it was taken back.
 */
export const overAdminTotal = (
  paying: readonly Paying[],
  { byAdmins, decisions, standing }: HoldFacts,
  { checks }: Program,
): ReadonlySet<string> => {
  if (!byAdmins) return new Set();
  const released = new Map(
    decisions.flatMap((decision) =>
      decision.decision === 'released' && decision.by !== null
        ? [[checkKey(decision.classId, decision.riderId), decision.amount] as const]
        : [],
    ),
  );
  const covered = (classId: string, key: string): number =>
    Math.max(
      released.get(key) ?? 0,
      (byAdmins.newClassIds.has(classId) ? standing.get(key) : byAdmins.before.get(key)) ?? 0,
    );
  const entered = paying.flatMap((item) => {
    const { classId, riderId } = item.result;
    const key = checkKey(classId, riderId ?? '');
    return byAdmins.classIds.has(classId) ? [{ ...item, key, covered: covered(classId, key) }] : [];
  });
  const here = new Map(entered.map((item) => [item.key, Math.max(0, item.pays - item.covered)]));
  for (const [key, spent] of byAdmins.spent) {
    const [classId = ''] = key.split('/');
    here.set(key, Math.max(here.get(key) ?? 0, spent - covered(classId, key)));
  }
  const total = [...here.values()].reduce((sum, value) => sum + value, byAdmins.aloneElsewhere);
  if (total <= checks.byAdminTotal) return new Set();
  return new Set(
    entered.flatMap((item) => (item.pays > item.free && item.pays > item.covered ? [item.result.id] : [])),
  );
};
