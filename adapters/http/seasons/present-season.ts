import type { Season as ShownSeason, SeasonChange, SeasonSettings as ShownSettings } from '@rrr/contract';
import type { Program } from '@rrr/core/program';
import { changedSettings, type Season, type SeasonSettings, statusOf } from '@rrr/core/seasons';
import type { LocalDate } from '@rrr/core/shared';

export const presentSettings = (settings: SeasonSettings): ShownSettings => ({
  eligibleBikes: settings.eligibleBikes.map((family) => ({ ...family, models: [...family.models] })),
  minimumRidersPerClass: settings.minimumRidersPerClass,
  smallClasses: settings.smallClasses.map((step) => ({ ...step })),
  classesPerBikePerEvent: settings.classesPerBikePerEvent,
  ties: settings.ties,
  resultWindowDays: settings.resultWindowDays,
  paymentInfoDays: settings.paymentInfoDays,
  creditMonths: settings.creditMonths,
  limits: { ...settings.limits },
});

export const presentSeasonChange = (before: SeasonSettings, after: SeasonSettings): SeasonChange => ({
  settings: [...changedSettings(before, after)],
  before: presentSettings(before),
  after: presentSettings(after),
});

interface Looking {
  readonly program: Program;
  readonly today: LocalDate;
  /** ids of the seasons about which a request waits */
  readonly asked: ReadonlySet<string>;
}

export const presentSeason = (season: Season, { program, today, asked }: Looking): ShownSeason => ({
  _id: season.id,
  number: season.number,
  startDate: season.from,
  status: statusOf(season, { program, today, isAsked: asked.has(season.id) }),
  note: season.note,
  version: season.version,
  createdAt: season.createdAt,
  createdBy: season.createdBy,
  scheduledAt: season.scheduledAt,
  askedBy: season.askedBy,
  approvedBy: season.approvedBy,
  withdrawnAt: season.withdrawnAt,
});
