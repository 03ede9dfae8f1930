import { settingsOn, type SeasonSettings } from '@rrr/core/seasons';
import type { Program } from '@rrr/core/program';
import { addDays, fullNameOf, instantIn, type LocalDate } from '@rrr/core/shared';
import type { Seed, SeedRow } from '@rrr/persistence';
import { demoClock, demoIds, midnight } from './calendar.js';
import { chanceOf } from './chance.js';
import type { World } from './world.js';

const later = (year: number | null): number | null => (year === null ? null : year + 1);

/** Next year’s models, and classes that pay their winner from three starters on. */
const nextYear = (settings: SeasonSettings): SeasonSettings => ({
  ...settings,
  eligibleBikes: settings.eligibleBikes.map((eligibleBike) => ({
    ...eligibleBike,
    fromYear: later(eligibleBike.fromYear),
    toYear: later(eligibleBike.toYear),
  })),
  smallClasses: [{ riders: Math.min(3, Math.max(1, settings.minimumRidersPerClass - 1)), places: 1 }],
});

/**
 * The season in force, approved before it began, which changes none of the program’s rules, and the draft of the next;
 * notices that have ended or are planned.
 */
export const ruleRows = (
  { today, admin, secondAdmin }: Pick<World, 'today' | 'admin' | 'secondAdmin'>,
  program: Program,
): Seed => {
  const year = Number(today.slice(0, 4));
  const [from, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  const ids = demoIds(demoClock(midnight(from, program.timeZone)), chanceOf('rules'));
  const [first, second] = [fullNameOf(admin), fullNameOf(secondAdmin)];
  const at = (day: LocalDate, time: string): string => instantIn(day, time, program.timeZone);
  const season = (starts: LocalDate, settings: SeasonSettings, createdOn: LocalDate): SeedRow<'program_seasons'> => ({
    id: ids.next(),
    number: null,
    starts_on: starts,
    settings: JSON.stringify(settings),
    note: null,
    state: 'draft',
    version: 1,
    created_at: at(createdOn, '10:00'),
    created_by: first,
    scheduled_at: null,
    asked_by: null,
    approved_by: null,
    withdrawn_at: null,
  });
  const notice = (
    [english, french]: readonly [string, string],
    [starts, ends]: readonly [LocalDate, LocalDate],
    places: Partial<Pick<SeedRow<'notices'>, 'home' | 'riders' | 'dealers' | 'promoters'>>,
  ): SeedRow<'notices'> => ({
    id: ids.next(),
    kind: 'info',
    text_en: english,
    text_fr: french,
    link: '/about/rules',
    home: false,
    riders: false,
    dealers: false,
    promoters: false,
    ...places,
    starts_at: at(starts, '08:00'),
    ends_at: at(ends, '20:00'),
    version: 1,
    created_at: at(addDays(starts, -30), '09:00'),
    created_by: first,
  });
  return {
    program_seasons: [
      {
        ...season(from, settingsOn(program, from), addDays(from, -40)),
        number: 1,
        state: 'scheduled',
        version: 2,
        note: `Rules of ${year}`,
        scheduled_at: at(addDays(from, -30), '11:00'),
        asked_by: first,
        approved_by: second,
      },
      { ...season(next, nextYear(settingsOn(program, next)), addDays(today, -5)), note: `Models of ${year + 1}` },
    ],
    notices: [
      notice(
        ['The rules of the new season are here.', 'Les règles de la nouvelle saison sont publiées.'],
        [addDays(today, -60), addDays(today, -30)],
        { home: true, riders: true },
      ),
      notice(
        ['The payout office is closed for the holidays.', 'Le bureau des paiements est fermé pour les Fêtes.'],
        [addDays(today, 20), addDays(today, 30)],
        { riders: true, dealers: true },
      ),
    ],
  };
};
