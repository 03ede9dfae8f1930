/** How a language is written, where its words do not say it. */
export interface Writing {
  /** a text with the spaces of the language: French has no-break spaces before some signs */
  readonly set: (text: string) => string;
  /** a day in full as Intl writes it, corrected */
  readonly day: (written: string) => string;
  readonly moment: (hour: string, day: string) => string;
  /** a place in a result: `3rd`; in French of a position: `1re`, `3e` */
  readonly place: (place: number) => string;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

export const en: Writing = {
  set: (text) => text,
  day: (written) => written,
  moment: (hour, day) => `${hour} on ${day}`,
  place: (place) => `${place}${SUFFIX[ordinals.select(place)] ?? 'th'}`,
};
