import type { Locale } from '@rrr/core/identity';
import type { Instant } from '@rrr/core/shared';

/** A figure of a refusal or a reason, as the domain gives it. */
type Fact = string | number | boolean | null | undefined;
export type Facts = Readonly<Record<string, Fact>>;

/** Formats values for a reader. */
export interface TextFormatter {
  readonly facts: Facts;
  /** minor units of a currency */
  money(amount: Fact, currency: Fact): string;
  /** a calendar date */
  date(date: Fact): string;
  /** time until a moment: whole minutes (at least one), from two hours on whole hours */
  wait(until: Fact): string;
  count(n: Fact): string;
  /** a number with the right form of its noun */
  plural(n: Fact, one: string, many: string): string;
  megabytes(bytes: Fact): string;
  text(fact: Fact): string;
  /** the first to the rider whom a text is about, the second to all others */
  toRider(you: string, others: string): string;
}

/** Who reads a text about a rider: that rider, or somebody else. */
export type Reader = 'rider' | 'others';

/** French-speaking riders live in Canada */
const TAGS = { en: 'en-US', fr: 'fr-CA' } as const;
const UNITS = { en: ['minute', 'minutes', 'MB', 'hours'], fr: ['minute', 'minutes', 'Mo', 'heures'] } as const;

const frenchDate = new Intl.DateTimeFormat(TAGS.fr, { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(TAGS.en, { month: 'short', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules(TAGS.en, { type: 'ordinal' });
const SUFFIX: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
/** Dates as in requirements §9: `Mar 3rd, 2024`, and the usual French form. */
const DATES: Readonly<Record<Locale, (day: Date) => string>> = {
  en: (day) =>
    `${month.format(day)} ${day.getUTCDate()}${SUFFIX[ordinals.select(day.getUTCDate())]}, ${day.getUTCFullYear()}`,
  // French uses an ordinal for the first of a month, which Intl does not
  fr: (day) => frenchDate.format(day).replace(/^1 (?=\p{L})/u, '1er '),
};

const formatters = (locale: Locale) => {
  const tag = TAGS[locale];
  const money = new Map<string, Intl.NumberFormat>();
  return {
    numbers: new Intl.NumberFormat(tag),
    plurals: new Intl.PluralRules(tag),
    date: (day: Date): string => DATES[locale](day),
    currency: (code: string): Intl.NumberFormat => {
      const made = money.get(code) ?? new Intl.NumberFormat(tag, { style: 'currency', currency: code });
      money.set(code, made);
      return made;
    },
  };
};
const FORMATTERS = { en: formatters('en'), fr: formatters('fr') };

export const textFormatter = (locale: Locale, facts: Facts, now: Instant, reader: Reader = 'others'): TextFormatter => {
  const { numbers, plurals, date, currency } = FORMATTERS[locale];
  const [minute, minutes, mega, hours] = UNITS[locale];
  const count = (n: Fact) => numbers.format(Number(n));
  const plural = (n: Fact, one: string, many: string) =>
    `${count(n)} ${plurals.select(Number(n)) === 'one' ? one : many}`;
  return {
    facts,
    money: (amount, code) => currency(String(code)).format(Number(amount) / 100),
    date: (day) => (typeof day === 'string' ? date(new Date(`${day}T00:00:00.000Z`)) : ''),
    wait: (until) => {
      const left = Math.max(1, Math.ceil((Date.parse(String(until)) - Date.parse(now)) / 60_000));
      return left < 120 ? plural(left, minute, minutes) : plural(Math.ceil(left / 60), hours, hours);
    },
    count,
    plural,
    megabytes: (bytes) => `${count(Math.floor(Number(bytes) / 1024 / 1024))} ${mega}`,
    text: (fact) => (fact === null || fact === undefined ? '' : String(fact)),
    toRider: (you, others) => (reader === 'rider' ? you : others),
  };
};
