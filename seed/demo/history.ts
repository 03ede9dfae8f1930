import type { Actor } from '@rrr/core/access';
import { available, expireCredit, walletKey } from '@rrr/core/ledger';
import { submitClassResults } from '@rrr/core/results';
import { addDays, dateIn, type Instant, type LocalDate, plusSeconds } from '@rrr/core/shared';
import { daysBetween, midnight } from './calendar.js';
import { chanceOf } from './chance.js';
import { fieldOf } from './field.js';
import { redeem, sell, undo } from './money.js';
import { groupBy } from './group-by.js';
import { type Sheet, sheetOf } from './results.js';
import type { Past } from './past.js';
import { ask } from './requests.js';
import type { DemoEvent } from './seasons.js';
import { SERIES } from './series.js';

/** Redemptions of the two seasons. */
const REDEMPTIONS = 1_200;
/** at first nobody has won much */
const QUIET_DAYS = 12;
/** days between the demo rider's visits to the demo dealer; the fourth redemption is undone */
const VISIT_DAYS = 83;

interface Submission {
  readonly at: Instant;
  readonly event: DemoEvent;
  readonly actor: Actor;
  readonly sheets: readonly Sheet[];
}

/** Replays the past day by day through the real use cases: expiry, results, redemptions, undos. */
export const live = async (past: Past): Promise<void> => {
  const { chance, clock, from, program, today } = past;
  const zone = program.timeZone;
  const submissions = groupBy(submissionsOf(past), (submission) => dateIn(submission.at, zone));
  const undone = new Map<LocalDate, Awaited<ReturnType<typeof redeem>>[]>();
  const length = daysBetween(from, today);
  let sales = 0;
  for (let [day, count] = [from, 0]; day <= today; [day, count] = [addDays(day, 1), count + 1]) {
    const morning = midnight(day, zone);
    clock.set(morning);
    await expireCredit(past)();
    if (day === today) return;
    for (const [nth, sold] of (undone.get(day) ?? []).entries()) {
      clock.set(plusSeconds(morning, 8 * 3600 + nth * 300 + chance.between(0, 240)));
      await undo(past, sold);
    }
    const maybeUndone = (sold: Awaited<ReturnType<typeof redeem>>, days: number): void => {
      const later = addDays(day, days);
      undone.set(later, [...(undone.get(later) ?? []), sold]);
    };
    clock.set(plusSeconds(morning, 9 * 3600));
    if (count % VISIT_DAYS === VISIT_DAYS - 1) {
      const sold = await visit(past, day);
      if (sold && count === 4 * VISIT_DAYS - 1) maybeUndone(sold, 1);
    }
    const due = (REDEMPTIONS * (count + 1 - QUIET_DAYS)) / (length - QUIET_DAYS);
    for (let at = 0; sales < due && at < 6; at += 1) {
      clock.set(plusSeconds(morning, 10 * 3600 + at * 4200 + chance.between(0, 4000)));
      const sold = await sell(past);
      if (!sold) break;
      sales += 1;
      if (chance.some(0.032)) maybeUndone(sold, chance.between(1, 4));
    }
    for (const submission of submissions.get(day) ?? []) await submit(past, submission);
    await ask(past, day);
    if (addDays(day, 1) === today) await protestLate(past, [...submissions.values()].flat());
  }
};

const visit = (
  { riders: [rider], dealers: [dealer], ...rest }: Past,
  day: LocalDate,
): ReturnType<typeof redeem> | null => {
  if (!rider || !dealer) return null;
  const past = { ...rest, riders: [rider], dealers: [dealer] };
  const held = available(
    [...(past.books.held.get(walletKey({ riderId: rider.id, currency: 'USD', book: 'credit' }))?.values() ?? [])],
    day,
  );
  return held < 6_000 ? null : redeem(past, rider, dealer, Math.round((held * 0.2) / 5) * 5 - 1);
};

const submit = async (past: Past, { at, event, actor, sheets }: Submission): Promise<void> => {
  for (const [nth, { classId, rows, choices, entrants }] of sheets.entries()) {
    past.clock.set(plusSeconds(at, nth * 140));
    const apply = { accountId: actor.accountId, key: 'demo', fingerprint: 'demo' };
    await submitClassResults(past)({
      actor,
      eventId: event.id,
      classId,
      rows,
      problems: [],
      choices,
      entrants,
      outcome: null,
      apply,
    });
  }
};

/** Promoters submit results within a week, admins submit late ones; some are corrected after a protest. */
const submissionsOf = ({
  events,
  promoters,
  riders,
  strangers,
  program,
  admin,
  today,
}: Past): readonly Submission[] => {
  const chance = chanceOf('results');
  return events.flatMap((event): readonly Submission[] => {
    const promoter = promoters.find((demoPromoter) => demoPromoter.id === event.promoterId);
    if (!promoter || event.fate === 'ahead' || event.fate === 'waiting') return [];
    const actor: Actor =
      event.fate === 'late'
        ? admin
        : {
            accountId: promoter.accountId,
            type: 'promoter',
            subjectId: promoter.id,
            proxyHostId: null,
            name: promoter.contact,
          };
    const kind = SERIES[event.follows];
    const starters = fieldOf(event, riders, strangers[event.follows] ?? [], program, chance);
    const classes = event.fate === 'part' ? event.classes.slice(0, 1) : event.classes;
    const sheets = classes.map((raceClass) =>
      sheetOf(raceClass, starters.get(raceClass.id) ?? [], kind?.shape ?? 'tower', chance),
    );
    const after = event.fate === 'late' ? chance.between(52, 70) : event.fate === 'part' ? 1 : chance.between(0, 6);
    const day = addDays(event.endsOn, after);
    const at = plusSeconds(midnight(day, program.timeZone), 17 * 3600 + chance.between(0, 4 * 3600));
    const first = { at, event, actor, sheets };
    const protested =
      chance.some(0.08) && event.fate === 'done' && addDays(day, 5) < today ? sheets.slice(0, 1).map(swapped) : [];
    return protested.length === 0 ? [first] : [first, { ...first, at: plusSeconds(at, 4 * 86_400), sheets: protested }];
  });
};

/** Swaps second and third place, after a protest. */
const swapped = (sheet: Sheet): Sheet => swap(sheet, 2, 3);

const swap = (sheet: Sheet, one: number, other: number): Sheet => {
  const places: Readonly<Record<number, number>> = { [one]: other, [other]: one };
  return {
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, place: row.place === null ? null : (places[row.place] ?? row.place) })),
  };
};

/** The newest race in which a rider has spent what a protest takes away now: more than one administrator leaves alone. */
const protestLate = async (past: Past, submissions: readonly Submission[]): Promise<void> => {
  const { books, riders, program, today, admin, clock } = past;
  for (const { riderId, source, type, spent } of [...books.awards.values()].toReversed()) {
    const sent = submissions.findLast(
      ({ event, sheets }) =>
        event.id === source?.eventId && sheets.some((candidate) => candidate.classId === source.classId),
    );
    const sheet = sent?.sheets.find((candidate) => candidate.classId === source?.classId);
    const isRecent = sent && sent.event.endsOn > addDays(today, -program.resultWindowDays);
    if (!sheet || !isRecent || type !== 'credit' || riderId === riders[0]?.id) continue;
    const [won, twice] = (books.results.get(sent.event.id) ?? []).filter(
      (result) => result.classId === sheet.classId && result.riderId === riderId,
    );
    const last = Math.max(...sheet.rows.map(({ place }) => place ?? 0));
    const raceClass = sent.event.classes.find((candidate) => candidate.id === sheet.classId);
    const left = raceClass?.places.find((place) => place.place === last)?.amount ?? 0;
    if (spent - left <= program.limits.adjustedAlone || !won?.place || won.place === last || twice) continue;
    const at = plusSeconds(clock.now(), HOUR);
    await submit(past, { at, event: sent.event, actor: admin, sheets: [swap(sheet, won.place, last)] });
    return;
  }
};
const HOUR = 3_600;
