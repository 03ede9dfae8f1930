import type { FieldWord } from './words/en.js';

/** How the value of a field is written and shown. */
export type Kind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'yes-no'
  | 'choice'
  | 'date'
  | 'birthday'
  | 'email'
  | 'phone'
  | 'website'
  | 'country'
  | 'region'
  | 'postal-code';

/** A place where whole records are shown. */
export type View =
  /** an administrator's page of the record */
  | 'desk'
  /** the profile of those whom the record is about */
  | 'own'
  /** what visitors and other accounts see */
  | 'public';

/**
 * One field of a record. Calls, answers, stored rows, files, forms, pages and the audit are made from it. What is
 * special about one field is code, where it is special.
 */
export interface Field {
  readonly kind: Kind;
  /** its name for people, in `words` */
  readonly label: FieldWord;
  /** its name over the column of a file, where that is shorter */
  readonly header?: FieldWord;
  /** the lowest number; 0 where it is left out */
  readonly min?: number;
  /** the most characters of a text; the highest number */
  readonly max?: number;
  /** a choice among these, by their names for people */
  readonly options?: readonly FieldWord[];
  /** never blank; other texts are null when they are blank */
  readonly required?: true;
  /** whom answers show it: everybody, or the record's own logins and admins */
  readonly seenBy: 'everyone' | 'itself';
  /** who may change it; admins may change every field */
  readonly editedBy: 'itself' | 'admins';
  /** whether the audit says what it held, or only that it changed */
  readonly audit: 'shown' | 'masked';
  /** characters its column is wide in a file of such records; left out: it has no column */
  readonly width?: number;
  /** what a browser may fill in for its own record (HTML's autocomplete) */
  readonly fills?: string;
  /** name of its column where that is not its own name */
  readonly column?: string;
  /** views that leave it out on purpose */
  readonly notIn?: readonly View[];
}

/** The fields of a record by name, in the order in which people think of them. */
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F extends Field> = F['kind'] extends 'yes-no'
  ? boolean
  : F['kind'] extends 'number'
    ? number | (F extends { readonly required: true } ? never : null)
    : F extends { readonly options: readonly (infer Option)[] }
      ? Option | null
      : F extends { readonly required: true }
        ? string
        : string | null;

/** What a record holds in these fields. */
export type ValuesOf<R extends Fields> = { readonly [Name in keyof R]: ValueOf<R[Name]> };

/** The fields that say `Value` of `Key`. */
export type Only<R extends Fields, Key extends keyof Field, Value> = {
  readonly [Name in keyof R as R[Name][Key] extends Value ? Name : never]: R[Name];
};

/** The fields of a record that say `value` of `key`: `only(DEALER, 'seenBy', 'everyone')`. */
export const only = <R extends Fields, K extends 'seenBy' | 'editedBy' | 'audit', const V extends Field[K]>(
  fields: R,
  key: K,
  value: V,
): Only<R, K, V> =>
  Object.fromEntries(Object.entries<Field>(fields).filter(([, field]) => field[key] === value)) as Only<R, K, V>;

/** The names of a record's fields. */
export const namesOf = <R extends Fields>(fields: R): readonly (keyof R & string)[] => Object.keys(fields);

/** What a record holds in some of its fields, without the rest of it. */
export const valuesOf = <R extends Fields, Row extends Readonly<Record<keyof R, unknown>>>(
  fields: R,
  row: Row,
): { [Name in keyof R]: Row[Name] } =>
  Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as { [Name in keyof R]: Row[Name] };

/** A record with nothing written in it: required texts are empty. Forms ask for a required number, which has no blank. */
export const blank = <R extends Fields>(fields: R): ValuesOf<R> =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { kind, required }]) => [
      name,
      kind === 'yes-no' ? false : required && kind !== 'number' ? '' : null,
    ]),
  ) as ValuesOf<R>;
