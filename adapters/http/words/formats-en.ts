/** Words and forms of figures, dates and file names. */
export interface FormatWords {
  readonly minute: string;
  readonly minutes: string;
  readonly hours: string;
  readonly megabytes: string;
  /** a calendar date as in requirements §9 */
  readonly date: (day: Date) => string;
  /** the end of the name of a file that is to be corrected */
  readonly toMend: string;
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIX: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

export const en: FormatWords = {
  minute: 'minute',
  minutes: 'minutes',
  hours: 'hours',
  megabytes: 'MB',
  date: (day) => {
    const date = day.getUTCDate();
    return `${month.format(day)} ${date}${SUFFIX[ordinals.select(date)] ?? 'th'}, ${day.getUTCFullYear()}`;
  },
  toMend: 'to-mend',
};
