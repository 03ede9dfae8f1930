import type { AwardType } from '@rrr/core/ledger';
import { earnRate, type Movements, redemptionRate, type Summary } from '@rrr/core/reports';
import type { Currency, LocalDate } from '@rrr/core/shared';
import type { ExportWords } from '../words/export-words.js';
import { movedColumns } from './report-columns.js';
import type { Column } from '../sheets/sheet-of.js';

const TYPES = ['credit', 'bonus', 'cash'] as const satisfies readonly AwardType[];

/** A line of the summary: the whole period, or a part of it; what a line does not have is blank. */
export interface SummaryLine {
  readonly section: keyof ExportWords['sections'];
  readonly name: string | null;
  readonly earned: number;
  readonly awards: number | null;
  readonly redeemed: number | null;
  readonly whole: (Summary & { readonly from: LocalDate; readonly to: LocalDate }) | null;
  readonly moved: Movements | null;
}

const line = (
  section: SummaryLine['section'],
  name: string | null,
  { earned, ...more }: Pick<SummaryLine, 'earned'> & Partial<SummaryLine>,
): SummaryLine => ({ section, name, earned, awards: null, redeemed: null, whole: null, moved: null, ...more });

/** The report as its screen shows it: the figures of the period, then by type, month and category. */
export const summaryLines = (
  summary: Summary,
  moved: readonly Movements[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  { columns, withoutCategory }: ExportWords,
): readonly SummaryLine[] => [
  line('period', null, { ...summary, whole: { ...summary, from, to } }),
  ...TYPES.map((type) =>
    line('type', columns[type], {
      earned: summary.earnedByType[type].amount,
      awards: summary.earnedByType[type].count,
    }),
  ),
  ...summary.months.map(({ month, earned, redeemed }) =>
    line('month', month, { earned, redeemed, moved: moved.find((one) => one.month === month) ?? null }),
  ),
  ...summary.categoriesEarned.map(({ description, amount, count }) =>
    line('category', description, { earned: amount, awards: count }),
  ),
  line('category', withoutCategory, { earned: summary.withoutCategory.amount, awards: summary.withoutCategory.count }),
];

export const summaryColumns = (currency: Currency, { sections }: ExportWords): readonly Column<SummaryLine>[] => [
  ['section', 14, (summaryLine) => sections[summaryLine.section]],
  ['name', 26, (summaryLine) => summaryLine.name],
  ['startDate', 12, ({ whole }, as) => as.day(whole?.from ?? null)],
  ['endDate', 12, ({ whole }, as) => as.day(whole?.to ?? null)],
  ['earned', 12, (summaryLine, as) => as.amount(summaryLine.earned)],
  ['awards', 9, (summaryLine, as) => as.count(summaryLine.awards)],
  ['redeemed', 12, (summaryLine, as) => as.amount(summaryLine.redeemed)],
  ['redemptions', 12, ({ whole }, as) => as.count(whole?.redemptions ?? null)],
  ['redemptionRate', 12, ({ whole }, as) => as.rate(whole && whole.earned !== 0 ? redemptionRate(whole).rate : null)],
  ['available', 12, ({ whole }, as) => as.amount(whole?.available ?? null)],
  ['activeRiders', 12, ({ whole }, as) => as.count(whole?.activeRiders ?? null)],
  ['ridersWithAward', 12, ({ whole }, as) => as.count(whole?.ridersWithAward ?? null)],
  ['earnRate', 12, ({ whole }, as) => as.rate(whole && whole.activeRiders > 0 ? earnRate(whole).rate : null)],
  ['events', 9, ({ whole }, as) => as.count(whole?.events ?? null)],
  ...movedColumns<SummaryLine>((summaryLine) => summaryLine.moved),
  ['currency', 9, () => currency],
];
