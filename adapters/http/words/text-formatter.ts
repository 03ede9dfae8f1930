import type { Instant } from '@rrr/core/shared';
import { eachLanguage, languageTag, type Locale } from '@rrr/records/languages';
import { FORMAT_WORDS } from './format-words.js';

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

const formatters = (locale: Locale) => {
  const tag = languageTag(locale);
  const money = new Map<string, Intl.NumberFormat>();
  return {
    numbers: new Intl.NumberFormat(tag),
    plurals: new Intl.PluralRules(tag),
    currency: (code: string): Intl.NumberFormat => {
      const made = money.get(code) ?? new Intl.NumberFormat(tag, { style: 'currency', currency: code });
      money.set(code, made);
      return made;
    },
  };
};
const FORMATTERS = eachLanguage(formatters);

export const textFormatter = (locale: Locale, facts: Facts, now: Instant, reader: Reader = 'others'): TextFormatter => {
  const { numbers, plurals, currency } = FORMATTERS[locale];
  const { minute, minutes, hours, megabytes, date } = FORMAT_WORDS[locale];
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
    megabytes: (bytes) => `${count(Math.floor(Number(bytes) / 1024 / 1024))} ${megabytes}`,
    text: (fact) => (fact === null || fact === undefined ? '' : String(fact)),
    toRider: (you, others) => (reader === 'rider' ? you : others),
  };
};
