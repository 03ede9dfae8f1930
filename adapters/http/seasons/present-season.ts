import type { Season as ShownSeason, SeasonChange, SeasonSettings as ShownSettings } from '@rrr/contract';
import type { Program } from '@rrr/core/program';
import { changedSettings, type Season, type SeasonSettings, statusOf } from '@rrr/core/seasons';
import type { LocalDate } from '@rrr/core/shared';

export const presentSettings = (it: SeasonSettings): ShownSettings => ({
  eligibleBikes: it.eligibleBikes.map((family) => ({ ...family, models: [...family.models] })),
  minimumRidersPerClass: it.minimumRidersPerClass,
  smallClasses: it.smallClasses.map((step) => ({ ...step })),
  classesPerBikePerEvent: it.classesPerBikePerEvent,
  ties: it.ties,
  resultWindowDays: it.resultWindowDays,
  paymentInfoDays: it.paymentInfoDays,
  creditMonths: it.creditMonths,
  limits: { ...it.limits },
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

export const presentSeason = (it: Season, { program, today, asked }: Looking): ShownSeason => ({
  _id: it.id,
  number: it.number,
  startDate: it.from,
  status: statusOf(it, { program, today, isAsked: asked.has(it.id) }),
  note: it.note,
  version: it.version,
  createdAt: it.createdAt,
  createdBy: it.createdBy,
  scheduledAt: it.scheduledAt,
  askedBy: it.askedBy,
  approvedBy: it.approvedBy,
  withdrawnAt: it.withdrawnAt,
});
