import type * as records from '@rrr/records';
import { z } from 'zod';
import { countryCode, date, email, raceDay, required, text, website } from './values.js';

/** How a field is written and shown. */
type FieldKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'yes-no'
  | 'choice'
  | 'date'
  | 'birthday'
  | 'money'
  | 'email'
  | 'phone'
  | 'website'
  | 'country'
  | 'region'
  | 'postal-code'
  /** the id of another record */
  | 'record';

/** A field of a record, stated once: forms, calls and files take it from here. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  /** what is taken, with its limits */
  readonly schema: Schema;
  /** key of its name in the texts of both languages */
  readonly label: string;
  /** the same over the column of a file, where that is shorter */
  readonly header?: string;
  readonly kind: FieldKind;
  /** in a file of such records: characters its column is wide. Left out: it has no column of its own */
  readonly width?: number;
}

/** The fields of a record, in the order they are shown. */
export type Fields = Readonly<Record<string, Field>>;
type Shape = Readonly<Record<string, z.ZodType>>;

const mapped = <T extends object>(all: T, change: (one: never) => unknown): object =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one as never)]));

const POSTAL_CODE = /^[A-Za-z0-9 -]*$/;
const writtenAs = ({ kind, options = [], min = 0, max = 0, required: must }: records.Field): z.ZodType => {
  if (kind === 'yes-no') return z.boolean();
  if (kind === 'choice') return z.enum(options).nullable();
  if (kind === 'birthday') return date.nullable();
  if (kind === 'date') return raceDay.nullable();
  if (kind === 'website') return website(max);
  const special = {
    number: z.int().min(min).max(max),
    country: countryCode,
    email,
    'postal-code': text(max).regex(POSTAL_CODE, 'format'),
  };
  const one = kind in special ? special[kind as keyof typeof special] : must ? required(max) : text(max);
  return must ? one : one.nullable();
};

/** The fields of a record with what calls take of each. Nothing but spaces is nothing. */
export const withSchemas = <R extends records.Fields>(fields: R) =>
  mapped(fields, (field: records.Field) => ({ ...field, schema: writtenAs(field) })) as {
    readonly [Name in keyof R]: R[Name] & {
      readonly schema: z.ZodType<records.ValueOf<R[Name]>, records.ValueOf<R[Name]>>;
    };
  };

/** What a call takes of these fields. */
export const schemasOf = <F extends Fields>(fields: F) =>
  mapped(fields, (field: Field) => field.schema) as { -readonly [Name in keyof F]: F[Name]['schema'] };

/** The same where what may be null may also be left out. */
export const blankIsNull = <S extends Shape>(shape: S) =>
  mapped(shape, (zod: z.ZodType) => (zod.safeParse(null).success ? zod.default(null) : zod)) as {
    -readonly [Name in keyof S]: null extends z.input<S[Name]> ? z.ZodDefault<S[Name]> : S[Name];
  };

/** A text of any length, any whole number, any day: what was stored under older limits is shown too. */
const shown = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return shown(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodPipe) return shown(schema.in as z.ZodType);
  if (schema instanceof z.ZodISODate) return date;
  if (schema instanceof z.ZodNumber) return z.int();
  return schema instanceof z.ZodString ? z.string() : schema;
};

/** What an answer shows of these fields. */
export const answerOf = <F extends Fields>(fields: F) =>
  mapped(fields, (field: Field) => shown(field.schema)) as {
    -readonly [Name in keyof F]: z.ZodType<z.output<F[Name]['schema']>>;
  };
