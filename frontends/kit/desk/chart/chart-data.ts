import type { Currency, Locale } from '@rrr/contract';
import { numberFormat, type Formats } from '@rrr/kit/base';

/** `across`: bars that lie, for names too long to stand under a bar */
export type ChartKind = 'lines' | 'bars' | 'across' | 'stacked';
/** ink leads, brand follows; beyond four a chart is a table */
export type SeriesTone = 'ink' | 'brand' | 'muted' | 'wait';

export interface Series {
  key: string;
  label: string;
  tone: SeriesTone;
  /** one for each category; null where there is no value (a month to come) */
  values: readonly (number | null)[];
}

export interface ChartData {
  kind: ChartKind;
  /** what stands along the axis: months, makes */
  categories: readonly string[];
  /** heads the table's first column */
  category: string;
  series: readonly Series[];
  /** minor units of a currency, whole things, or shares of 1 */
  unit: { currency: Currency } | 'count' | 'share';
  /** lines alone: what lies between the first series and the second ("Still owed"), filled and a column of the table */
  between?: string | undefined;
}

/** A value in full, as the table and a tooltip write it. */
export const written = (unit: ChartData['unit'], formats: Formats, value: number): string =>
  unit === 'count'
    ? formats.count(value)
    : unit === 'share'
      ? formats.percent(value)
      : formats.money({ amount: value, currency: unit.currency });

/** A value on an axis, as short as it can be told: `$20K` · `20 k $`. The table names the currency. */
export const writtenShort = (unit: ChartData['unit'], locale: Locale, value: number): string => {
  const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  if (typeof unit !== 'object')
    return numberFormat(locale, unit === 'share' ? { style: 'percent' } : short).format(value);
  // below a thousand an amount is whole or has both its cents: never `$1.6`
  const digits = Math.abs(value) < 100_000 ? (value % 100 === 0 ? 0 : 2) : undefined;
  return numberFormat(locale, {
    ...short,
    ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    style: 'currency',
    currency: unit.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(value / 100);
};

export const isEmpty = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null || value === 0));

export interface Datum {
  category: string;
  series: string;
  value: number | null;
}

export const flat = ({ categories, series }: ChartData): readonly Datum[] =>
  series.flatMap(({ label, values }) =>
    categories.map((category, at) => ({ category, series: label, value: values[at] ?? null })),
  );

/** The round step nearest to what is asked. */
const ROUND = [
  { from: Math.sqrt(50), times: 10 },
  { from: Math.sqrt(10), times: 5 },
  { from: Math.sqrt(2), times: 2 },
] as const;

/** Where the axis of values is marked, from 0 to above the highest: about `count` steps of 1, 2 or 5 times ten. */
export const ticksOf = ({ kind, categories, series, unit }: ChartData, count: number): readonly number[] => {
  const heights = categories.map((_, at) => {
    const values = series.map(({ values }) => values[at] ?? 0);
    return kind === 'stacked' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const top = Math.max(...heights);
  // what is counted has no halves
  const least = unit === 'share' ? 0 : 1;
  const rough = top > 0 ? Math.max(least, top / count) : 1;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (ROUND.find(({ from }) => rough / ten >= from)?.times ?? 1);
  const steps = Math.max(1, Math.ceil(top / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
};

/** Low and high edge of what lies between the first two series. */
export const band = ({
  categories,
  series: [upper, lower],
}: ChartData): readonly { category: string; edges: [number, number] }[] =>
  categories.flatMap((category, at) => {
    const [high, low] = [upper?.values[at] ?? null, lower?.values[at] ?? null];
    return high === null || low === null ? [] : [{ category, edges: [low, high] as [number, number] }];
  });

/** The table's rows: the category, each series, and what lies between where that is asked. */
export const tableOf = (
  data: ChartData,
  formats: Formats,
): { heads: readonly string[]; rows: readonly (readonly string[])[] } => {
  const { categories, series, unit, between } = data;
  const cell = (value: number | null | undefined) => (value == null ? '–' : written(unit, formats, value));
  return {
    heads: [data.category, ...series.map(({ label }) => label), ...(between ? [between] : [])],
    rows: categories.map((category, at) => {
      const [high, low] = [series[0]?.values[at], series[1]?.values[at]];
      return [
        category,
        ...series.map(({ values }) => cell(values[at])),
        ...(between ? [cell(high == null || low == null ? null : high - low)] : []),
      ];
    }),
  };
};

/** From a value a month to what they come to, month after month. */
export const cumulative = (values: readonly (number | null)[]): readonly (number | null)[] => {
  let sum = 0;
  return values.map((value) => (value === null ? null : (sum += value)));
};
