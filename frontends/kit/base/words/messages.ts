import type { Locale } from '@rrr/contract';

/** Messages of one language: strings, in groups as deep as the screen needs. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The other language of the same app: the same keys, its own strings. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> };

/** By language; a page that is built for one has no other. */
export type Words<T extends Messages = Messages> = Readonly<Partial<Record<Locale, SameWords<T>>>>;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Bare<K extends string> = K extends `${infer Stem}_${Plural}` ? Stem : K;

/**
 * Every key as it is asked for: groups by dots, plural forms by their stem (`riders` for `riders_one` and
 * `riders_other`).
 */
export type WordKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Bare<K> : `${K}.${WordKey<T[K]>}`;
}[keyof T & string];

/** What fills a message's holes; a numeric `count` also chooses its plural. */
export type Values = Readonly<Record<string, string | number>>;
