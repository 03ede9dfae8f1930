import type { Locale, Money } from '@rrr/contract';
import { inEachLanguage } from '@rrr/records/languages';
import { baseWords } from '../words/base-words.js';
import { dateFormat, numberFormat } from './kept-formats.js';
import { en } from './words/formats-en.js';

const WORDS = inEachLanguage(en);
const ZONE = 'America/Los_Angeles';
/** `12,345` · `12 345` */
export const formatNumber = (locale: Locale, value: number): string => numberFormat(locale).format(value);

export interface Formats {
  /** minor units to the reader's money; `signed` also marks a gain with a plus */
  money(money: Money, options?: { signed?: boolean; whole?: boolean }): string;
  /** a calendar date: `Mar 3rd, 2024` · `3 mars 2024`; missing shows TBD */
  date(date: string | null | undefined): string;
  /** a calendar date, short: `3/03/2024` · `2024-03-03` */
  shortDate(date: string | null | undefined): string;
  /** first and last day, written once when they are the same */
  dates(start: string | null | undefined, end: string | null | undefined): string;
  /** a moment, in the program's time zone: `Mar 3rd, 2024, 4:05 PM` */
  instant(instant: string | null | undefined): string;
  time(instant: string | null | undefined): string;
  /** the time zone of every time on screen */
  zone: string;
  /** the calendar date of a moment, in the program's time zone; `short` as `shortDate` writes it */
  day(instant: string | null | undefined, options?: { short?: boolean }): string;
  /** above 1 as it stands, else the floor of a hundred times the share */
  percent(value: number): string;
  count(value: number): string;
  /** an ordinal place: `1st` · `1er` */
  place(place: number): string;
  /** the same before its noun: `1st place` · `1re position` */
  position(place: number): string;
}

interface Day {
  year: number;
  month: number;
  day: number;
}
const readDay = (date: string): Day | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)?.map(Number) ?? [];
  return year && month && day && month <= 12 && day <= 31 ? { year, month, day } : undefined;
};
let days: Intl.DateTimeFormat | undefined;
/** The calendar day of a moment, today unless it is given, where the program counts its days. */
export const today = (now = new Date()): string =>
  (days ??= new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })).format(now);
const dayIn = (instant: string): string => today(new Date(instant));

export const formatPhone = (value: string): string => {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 10 || digits.length > 13) return value;
  const [country, area, office, line] = [
    digits.slice(0, -10),
    digits.slice(-10, -7),
    digits.slice(-7, -4),
    digits.slice(-4),
  ];
  return `${country && `+${country} `}(${area}) ${office}-${line}`;
};

export const wholeYears = (birth: string, today: string): number | undefined => {
  const [from, to] = [readDay(birth), readDay(today)];
  if (!from || !to) return undefined;
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
};

/** Whole years on the given day, or Unknown. */
export const formatAge = (locale: Locale, birth: string | null | undefined, today: string): string =>
  String((birth ? wholeYears(birth, today) : undefined) ?? baseWords(locale).format.unknown);

/** 0.29 is 28.999… once multiplied, and no reader would take that for 28. */
export const percentOf = (value: number): number => (value > 1 ? value : Math.floor(Number((value * 100).toFixed(6))));

const makeFormats = (locale: Locale): Formats => {
  const { tbd, invalidDate } = baseWords(locale).format;
  const words = WORDS[locale];

  const written = (write: (day: Day) => string) => (date: string | null | undefined) => {
    if (!date) return tbd;
    const day = readDay(date);
    return day ? write(day) : invalidDate;
  };
  const date = written(({ year, month, day }) => {
    const name = dateFormat(locale, { month: words.month, timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));
    return words.date(day, name, year);
  });
  const moment = (write: (instant: string) => string) => (instant: string | null | undefined) =>
    !instant ? tbd : Number.isNaN(Date.parse(instant)) ? invalidDate : write(instant);
  const shortDate = written(({ year, month, day }) => {
    return words.shortDate(String(day).padStart(2, '0'), month, year);
  });
  const day = moment((instant) => date(dayIn(instant)));
  const shortDay = moment((instant) => shortDate(dayIn(instant)));
  // A time is one word: "9 h" at the end of a line and "00" on the next is not read as nine o'clock.
  const time = moment((instant) =>
    dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: ZONE })
      .format(new Date(instant))
      .replaceAll(/[ \u202f]/g, '\u00a0'),
  );

  return {
    money({ amount, currency }, { signed = false, whole = false } = {}) {
      const format = numberFormat(locale, {
        style: 'currency',
        currency,
        signDisplay: signed ? 'exceptZero' : 'auto',
        ...(whole ? { maximumFractionDigits: 0 } : {}),
      });
      return format.format(amount / 100).replace('-', '\u2212');
    },
    date,
    shortDate,
    dates: (start, end) => (!end || start === end ? date(start) : `${date(start)} – ${date(end)}`),
    instant: moment((instant) => date(dayIn(instant)) + words.at + time(instant)),
    time,
    zone: words.zone,
    day: (instant, { short = false } = {}) => (short ? shortDay : day)(instant),
    percent: (value) => formatNumber(locale, percentOf(value)) + words.percent,
    count: (value) => formatNumber(locale, value),
    place: words.place,
    position: words.position,
  };
};

const made: { [locale in Locale]?: Formats } = {};
/** The formats of a language, made once: each part of a screen asks for them, and to make them is slow. */
export const formatsOf = (locale: Locale): Formats => (made[locale] ??= makeFormats(locale));
