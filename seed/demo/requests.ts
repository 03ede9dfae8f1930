import type { Actor } from '@rrr/core/access';
import type { RaceClass } from '@rrr/core/events';
import { type BonusPorts, type Decision, claimResult, decideClaim, issueSeriesBonus } from '@rrr/core/results';
import { nameKey } from '@rrr/core/riders';
import { addDays, type LocalDate, plusSeconds } from '@rrr/core/shared';
import { daysBetween, midnight } from './calendar.js';
import type { DemoRider } from './demo-people.js';
import type { Past } from './past.js';
import type { DemoEvent } from './seasons.js';

/** days before today on which the admin gives the bonuses of the series */
const BONUS_DAY = 40;
/** riders of each series with a bonus who get it */
const BONUSES = 6;
/** idempotency keys are never repeated in the demo */
const once = (actor: Actor) => ({ accountId: actor.accountId, key: 'demo', fingerprint: 'demo' });

/** A result that a rider misses. */
interface Claim {
  /** days before today */
  readonly daysAgo: number;
  /** place of the series of the event in `SERIES`; null: any */
  readonly follows: number | null;
  readonly place: number;
  readonly message: string;
  /** what the admin answers; null: the claim is still open */
  readonly refusal: string | null;
  /** whether it is the demo's rider who claims */
  readonly ours?: boolean;
}

const CLAIMS: readonly Claim[] = [
  {
    daysAgo: 21,
    follows: null,
    place: 3,
    message: 'I finished third and am not on the list.',
    refusal: 'The promoter confirms that you did not start in this class.',
  },
  {
    daysAgo: 9,
    follows: null,
    place: 5,
    message: 'My transponder died on lap 9. They scored me by hand.',
    refusal: null,
  },
  {
    daysAgo: 6,
    follows: 6,
    place: 4,
    message: 'Mon nom manque dans la liste de cette classe. J’ai la feuille du club.',
    refusal: null,
  },
  { daysAgo: 4, follows: 0, place: 2, message: 'I raced this class too, number 418.', refusal: null, ours: true },
  { daysAgo: 2, follows: null, place: 6, message: 'Scored under the number of my old bike, 77.', refusal: null },
];

/** What riders ask for on a day of the past, and what the admin grants: bonuses of series, and missing results. */
export const ask = async (past: Past, day: LocalDate): Promise<void> => {
  const daysAgo = daysBetween(day, past.today);
  past.clock.set(plusSeconds(midnight(day, past.program.timeZone), 18 * 3600));
  if (daysAgo === BONUS_DAY) await giveBonuses(past);
  if (daysAgo === BONUS_DAY - 10) await acceptClaim(past, day);
  for (const item of CLAIMS) if (item.daysAgo === daysAgo) await claim(past, item, day);
};

/** In the past, an administrator gave bonuses without a limit for one person, so no request is stored. */
const alone = (past: Past): BonusPorts => {
  const { run } = past.uow as unknown as BonusPorts['uow'];
  return {
    ...past,
    uow: { run: (work) => run((tx) => work({ ...tx, adjustments: { ...tx.adjustments, countAlone: async () => 0 } })) },
  };
};

const giveBonuses = async (past: Past): Promise<void> => {
  for (const series of past.books.series.values()) {
    if (!series.bonus) continue;
    const raced = new Set(
      past.events
        .filter((event) => event.seriesId === series.id)
        .flatMap((event) => past.books.results.get(event.id) ?? [])
        .map((result) => result.riderId),
    );
    for (const { id } of past.riders.filter((rider) => raced.has(rider.id) && !rider.deactivated).slice(0, BONUSES))
      await issueSeriesBonus(alone(past))({
        actor: past.admin,
        idempotency: once(past.admin),
        seriesId: series.id,
        riderId: id,
      });
  }
};

const actorOf = (rider: DemoRider): Actor => ({
  accountId: rider.accountId,
  type: 'rider',
  subjectId: rider.id,
  proxyHostId: null,
  name: rider.fullName,
});

const ofAmateurs = (raceClass: RaceClass): boolean => raceClass.payoutType === 'dealerCredit';

/** The newest events of a series with a class of amateurs that were raced and whose results can still be claimed. */
const claimable = (past: Past, follows: number | null, day: LocalDate): readonly DemoEvent[] =>
  past.events
    .filter(
      (event) =>
        (follows === null || event.follows === follows) &&
        !event.canceled &&
        event.classes.some(ofAmateurs) &&
        event.startsOn <= day &&
        event.endsOn > addDays(day, -40) &&
        (past.books.results.get(event.id)?.length ?? 0) > 0,
    )
    .toReversed();

/** Without a race of the series in these weeks nobody claims. */
const claim = async (past: Past, { follows, place, message, refusal, ours }: Claim, day: LocalDate): Promise<void> => {
  const [event] = claimable(past, follows, day);
  const results = (event && past.books.results.get(event.id)) ?? [];
  const claimed = new Set([...past.books.claims.values()].map((resultClaim) => resultClaim.riderId));
  const inClass = event?.classes.find(ofAmateurs);
  const rider = ours
    ? past.riders[0]
    : past.riders
        .slice(1)
        .find(
          (demoRider) =>
            demoRider.follows === event?.follows &&
            !demoRider.deactivated &&
            !claimed.has(demoRider.id) &&
            !results.some((result) => result.riderId === demoRider.id),
        );
  if (!event || !inClass || !rider) return;
  const { id } = await claimResult(past)({
    actor: actorOf(rider),
    eventId: event.id,
    classId: inClass.id,
    place,
    message,
  });
  if (refusal === null) return;
  past.clock.set(plusSeconds(past.clock.now(), 3_600));
  await decide(past, id, { verdict: 'refuse' }, refusal);
};

const decide = (past: Past, claimId: string, decision: Decision, answer: string) =>
  decideClaim(past)({ actor: past.admin, idempotency: once(past.admin), claimId, decision, answer });

/** A result that nobody could match by its name alone: its rider claims it, and the admin agrees. */
const acceptClaim = async (past: Past, day: LocalDate): Promise<void> => {
  const named = new Map(
    past.riders.filter((rider) => !rider.deactivated).map((rider) => [nameKey(rider.fullName), rider]),
  );
  for (const event of claimable(past, null, day))
    for (const { id: resultId, riderId, riderName, classId, place } of past.books.results.get(event.id) ?? []) {
      const rider = riderId === null ? named.get(nameKey(riderName)) : undefined;
      if (!rider) continue;
      const made = await claimResult(past)({
        actor: actorOf(rider),
        eventId: event.id,
        classId,
        place,
        message: 'This is me. The list has my name but no hometown.',
      });
      past.clock.set(plusSeconds(past.clock.now(), 3_600));
      await decide(past, made.id, { verdict: 'match', resultId }, 'Matched, thank you.');
      return;
    }
};
