import type { ReactNode } from 'react';
import { Email, useCountryName, useFieldWords, useFormats, formatPhone } from '@rrr/kit/base';
import type { Field, Fields, FieldWord, ValuesOf, View } from '@rrr/records';
import type { Pair } from '../pieces/Summary.js';
import { WebSite } from '../pieces/WebSite.js';
import { useWords } from '../words/use-words.js';

const ADDRESS: ReadonlySet<string> = new Set(['addressLine1', 'addressLine2', 'city', 'state', 'zipcode', 'country']);

interface Options<Name> {
  view: View;
  /** fields that the page shows in another place: its title, a state beside it */
  elsewhere?: readonly Name[];
  /** what its address is called */
  address?: string;
  /** pairs that are no fields of the record, after the field that they follow */
  after?: Partial<Record<Name & string, readonly Pair[]>>;
}

/** What a record says, in pairs, in the order of its fields; the lines of an address are one pair. */
export const useRecordPairs = <R extends Fields>(
  fields: R,
  record: ValuesOf<R> | undefined,
  { view, elsewhere = [], address, after = {} }: Options<keyof R>,
): readonly Pair[] => {
  const [t, words, formats, country] = [useFieldWords(), useWords(), useFormats(), useCountryName()];
  if (!record) return [];
  const draw = (name: string, { kind }: Field): ReactNode => {
    const value = record[name as keyof R] as string | number | boolean | null;
    if (value === null || value === '') return null;
    if (typeof value === 'boolean') return words(value ? 'record.yes' : 'record.no');
    if (typeof value === 'number') return formats.count(value);
    if (kind === 'date' || kind === 'birthday') return formats.date(value);
    if (kind === 'choice') return t(value as FieldWord);
    if (kind === 'phone') return <a href={`tel:${value}`}>{formatPhone(value)}</a>;
    if (kind === 'email') return <Email address={value} link />;
    if (kind === 'website') return <WebSite url={value} />;
    return kind === 'country' ? country(value) : value;
  };
  const shown = Object.entries<Field>(fields).filter(
    ([name, { notIn }]) => !elsewhere.includes(name) && !notIn?.includes(view),
  );
  const lines = shown.filter(([name]) => ADDRESS.has(name));
  const [first] = lines;
  const pairsAt = (name: string, field: Field): readonly Pair[] => {
    if (!ADDRESS.has(name)) return [[t(field.label), draw(name, field)]];
    if (name !== first?.[0]) return [];
    const inOrder = [...ADDRESS].flatMap((line) => lines.filter(([one]) => one === line));
    return [
      [
        address ?? words('record.address'),
        inOrder
          .map(([one, value]) => draw(one, value))
          .filter(Boolean)
          .join(', '),
      ],
    ];
  };
  return shown.flatMap(([name, field]) => [...pairsAt(name, field), ...(after[name as keyof R & string] ?? [])]);
};
