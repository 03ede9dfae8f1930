import { useCountries, useFieldWords } from '@rrr/kit/base';
import { type Field, type Fields, type ValuesOf, valuesOf } from '@rrr/records';
import type { FormField, Regions } from '../form/form-field.js';
import type { StoredRecord } from '../form/use-record-form.js';

interface Options {
  /** before a field is left: why it is asked for, or how it is written */
  help?: Readonly<Record<string, string>>;
  /** where a field is a region or a country */
  regions?: Regions;
  /** the first choice of a country, which chooses none; left out: one must be chosen */
  noCountry?: string;
  /** the same of other choices */
  none?: string;
  /** fields that this form calls otherwise */
  called?: Readonly<Record<string, string>>;
  /** whether a browser may fill in what it knows of its user: in a form about oneself */
  own?: boolean;
}

const KINDS = {
  text: 'text',
  'postal-code': 'text',
  'long-text': 'textarea',
  email: 'email',
  phone: 'phone',
  website: 'url',
  'yes-no': 'checkbox',
  date: 'date',
  birthday: 'date',
} as const;

/** A form's table for fields of a record, in its order, with its limits. */
export const useRecordFields = <R extends Fields>(
  fields: R,
  { help = {}, regions = {}, noCountry, none = '', called = {}, own = false }: Options,
): readonly FormField<keyof R & string>[] => {
  const [t, countries] = [useFieldWords(), useCountries()];
  return Object.entries<Field>(fields).map(([key, field]): FormField<keyof R & string> => {
    const name = key as keyof R & string;
    const { kind, label, options = [], min = 0, max, required, fills } = field;
    const helped = help[name];
    const said = {
      name,
      label: called[name] ?? t(label),
      ...(required ? { required } : {}),
      ...(helped ? { help: helped } : {}),
      ...(own && fills ? { autoComplete: fills } : {}),
    };
    if (kind === 'country')
      return {
        ...said,
        kind: 'select',
        options: countries.all,
        ...(noCountry === undefined ? {} : { none: noCountry }),
      };
    if (kind === 'choice')
      return { ...said, kind: 'select', options: options.map((value) => ({ value, label: t(value) })), none };
    if (kind === 'number') return { ...said, kind, min, max: max ?? Number.MAX_SAFE_INTEGER };
    const limited = { ...said, ...(max === undefined ? {} : { limit: max }) };
    return kind === 'region' ? { ...limited, kind, country: 'country', regions } : { ...limited, kind: KINDS[kind] };
  });
};

/** What a form edits of a stored record. */
export const storedRecord = <R extends Fields>(
  fields: R,
  record: ValuesOf<R> & { readonly version: number },
): StoredRecord<ValuesOf<R>> => ({
  values: valuesOf<R, ValuesOf<R>>(fields, record),
  version: record.version,
});
