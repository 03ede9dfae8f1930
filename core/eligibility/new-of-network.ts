import type { RaceEvent } from '../events/index.js';
import type { Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { addDays, dateIn } from '../shared/index.js';

/**
 * New riders of one network among those who would be paid in an event, if there are more than the program's number
 * (domain.md §13): for each of them, all of them. New: enrolled so many days before the event's first day, or later.
 * Riders of before have no network. The order of the riders does not matter.
 */
export const newOfNetwork = (
  paid: Iterable<string>,
  riders: ReadonlyMap<string, RiderFacts>,
  { startsOn }: Pick<RaceEvent, 'startsOn'>,
  { checks, timeZone }: Pick<Program, 'checks' | 'timeZone'>,
): ReadonlyMap<string, readonly string[]> => {
  if (startsOn === null) return new Map();
  const since = addDays(startsOn, -checks.newRiderDays);
  const groups = new Map<string, string[]>();
  for (const riderId of new Set(paid)) {
    const { at, network = null } = riders.get(riderId)?.enrolment ?? {};
    if (at === undefined || network === null || dateIn(at, timeZone) < since) continue;
    groups.set(network, [...(groups.get(network) ?? []), riderId]);
  }
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.length > checks.newRidersPerNetwork ? group.map((riderId) => [riderId, group] as const) : [],
    ),
  );
};
