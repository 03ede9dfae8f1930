import { languageTag } from '@rrr/records/languages';
import { dateIn, type Instant, type LocalDate, writingIn } from '../shared/index.js';
import type { Locale } from '../identity/index.js';
import { numbered } from './numbered.js';
import type { Message } from './outbox.js';

/**
 * Formats a message's facts for its recipient. A missing fact gives an empty text, so that older messages can still be
 * sent.
 */
export interface Figures {
  text(fact: string): string;
  /** a text with its line breaks */
  lines(fact: string): string;
  /** minor units of the message's currency, or of the one in another fact */
  money(fact: string, currency?: string): string;
  /** the amounts `amount1` in `currency1`, `amount2` in `currency2` and so on */
  sums(): string;
  /** a calendar date in full */
  date(fact: string): string;
  /** hour and day of an instant in the program's time zone */
  moment(fact: string): string;
  count(fact: string): number;
  /** the facts `name1`, `name2` and so on */
  all(name: string): readonly string[];
  /** how many facts `name1`, `name2` and so on there are */
  many(name: string): number;
}

export const figuresOf = ({ facts }: Pick<Message, 'facts'>, locale: Locale, timeZone: string): Figures => {
  const [tag, writing] = [languageTag(locale), writingIn(locale)];
  const day = (date: LocalDate) =>
    writing.day(
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00.000Z`)),
    );
  // removes line breaks, which could inject mail headers
  const text = (fact: string): string =>
    String(facts[fact] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const present = (fact: string, shown: (value: string) => string): string =>
    text(fact) === '' ? '' : shown(text(fact));
  const money = (fact: string, currency = 'currency'): string =>
    present(fact, (value) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: text(currency) || 'USD' }).format(Number(value) / 100),
    );
  return {
    text,
    lines: (fact) =>
      String(facts[fact] ?? '')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    money,
    sums: () =>
      numbered(facts, 'amount')
        .map((_, at) => money(`amount${at + 1}`, `currency${at + 1}`))
        .join(' + '),
    date: (fact) => present(fact, day),
    moment: (fact) =>
      present(fact, (at: Instant) => {
        const hour = new Intl.DateTimeFormat(tag, {
          hour: 'numeric',
          minute: '2-digit',
          timeZone,
          timeZoneName: 'short',
        })
          .format(new Date(at))
          .replaceAll('\u202f', '\u00a0');
        return writing.moment(hour, day(dateIn(at, timeZone)));
      }),
    count: (fact) => Number(facts[fact] ?? 0),
    all: (name) => numbered(facts, name),
    many: (name) => numbered(facts, name).length,
  };
};
