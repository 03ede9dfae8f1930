import { useState } from 'react';
import type { FormInstance } from '@rc-component/form';
import { useNotify, type Act } from '@rrr/kit/base';
import { toSend } from './field-rules.js';
import type { FieldValue, FormField } from './form-field.js';

export type Values = Readonly<Record<string, FieldValue>>;
/** A record as the API holds it, with the version that an edit sends back. */
export interface StoredRecord<V> {
  values: V;
  version: number;
}

export interface RecordFormOptions<V extends Values> {
  fields: readonly FormField<keyof V & string>[];
  stored: StoredRecord<V>;
  form: FormInstance<Values>;
  /** asks for the record as it is now, after someone else saved it */
  reload: () => Promise<StoredRecord<V>>;
  /** told once it is saved */
  saved: string;
}

/** What a form of one stored record knows: what was changed in it, and what someone else changed meanwhile. */
export const useRecordForm = <V extends Values>(options: RecordFormOptions<V>) => {
  const { fields, stored, form, reload, saved } = options;
  const notify = useNotify();
  const [base, setBase] = useState(stored);
  const [dirty, setDirty] = useState(false);
  const [theirs, setTheirs] = useState<StoredRecord<V>>();

  const sent = (values: Values, field: FormField): FieldValue => toSend(field, values[field.name] ?? '');
  /** Fields of the form that differ from a stored record, as the API is sent them. */
  const changesFrom = (record: StoredRecord<V>, values: Values): Partial<V> =>
    Object.fromEntries(
      fields
        .filter((field) => sent(values, field) !== sent(record.values, field))
        .map((field) => [field.name, sent(values, field)]),
    ) as Partial<V>;
  const shown = (values: Values): Values =>
    Object.fromEntries(
      fields.map(({ name, kind }) => [name, values[name] ?? (kind === 'money' || kind === 'number' ? null : '')]),
    );
  const take = (record: StoredRecord<V>): void => {
    setBase(record);
    setDirty(false);
    setTheirs(undefined);
    form.setFields(Object.entries(shown(record.values)).map(([name, value]) => ({ name, value, errors: [] })));
  };
  // Read anew while nothing was changed here: the fields follow.
  if (stored.version > base.version && !dirty && !theirs) setBase(stored);

  /** After STALE_EDIT. True when all that was to be saved is stored already: a lost answer had saved it. */
  const compare = async (): Promise<boolean> => {
    const mine = changesFrom(base, form.getFieldsValue(true));
    const now = await reload();
    if (fields.every((field) => !(field.name in mine) || sent(now.values, field) === mine[field.name])) {
      take(now);
      notify({ tone: 'good', text: saved });
      return true;
    }
    setTheirs(now);
    return false;
  };
  /** Goes on with what was changed here, over the record as it is now; nothing is saved yet. */
  const keepMine = (act: Pick<Act<never, unknown>, 'reset'>): void => {
    if (!theirs) return;
    const mine = changesFrom(base, form.getFieldsValue(true));
    form.setFieldsValue({ ...shown(theirs.values), ...shownOf(mine) });
    setBase(theirs);
    setTheirs(undefined);
    act.reset();
  };
  const shownOf = (change: Partial<V>): Values =>
    Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? '']));
  return {
    version: base.version,
    initial: shown(base.values),
    dirty,
    theirs,
    changes: (values: Values) => changesFrom(base, values),
    /** the whole record as it would be stored */
    whole: (values: Values): V => ({ ...base.values, ...changesFrom(base, values) }),
    changed: (values: Values) => setDirty(Object.keys(changesFrom(base, values)).length > 0),
    take,
    discard: () => take(base),
    compare,
    keepMine,
    /** where the form and the record as it is now differ, among what was changed here */
    differences: (values: Values) => {
      if (!theirs) return [];
      const mine: Values = changesFrom(base, values) as Values;
      return fields
        .filter(({ name }) => name in mine)
        .map((field) => ({ field, mine: mine[field.name] ?? null, theirs: theirs.values[field.name] ?? null }));
    },
  };
};
