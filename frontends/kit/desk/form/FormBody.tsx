import { useEffect, useRef, useState } from 'react';

import { ActProblem, isUnknown, useAct, useFormats, useReport, type ActState } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { applyProblem } from './apply-problem.js';
import { ErrorSummary, type FieldError } from './ErrorSummary.js';
import { focusField } from './focus-field.js';
import { Form, useForm } from './form-engine.js';
import type { FieldValue, FormField } from './form-field.js';
import { FormFields } from './FormFields.js';
import { LeaveGuard } from './LeaveGuard.js';
import { StaleEdit } from './StaleEdit.js';
import { useRecordForm, type RecordFormOptions, type StoredRecord, type Values } from './use-record-form.js';
import { useRevalidate } from './use-revalidate.js';

export interface FormBodyProps<V extends Values> extends Omit<RecordFormOptions<V>, 'form'> {
  /**
   * Sends what was changed, and the version it was changed from; gives back the record as it is stored then. `whole` is
   * the record with the change, for a call that replaces it. Left out where `review` is given.
   */
  save?: (change: Partial<V>, version: number, whole: V) => Promise<StoredRecord<V>>;
  /**
   * Instead of saving at once: what would be saved is shown first, and saved from there. Fields are checked before it,
   * and the one who shows it draws the form anew (`key`) once it is saved.
   */
  review?: (whole: V) => void;
  /** asks before it is saved, such as what would follow; answers whether to go on */
  ask?: (whole: V) => Promise<boolean>;
  /** what else is out of date once it is saved: RTK tags are invalidated here */
  refresh?: () => void;
  /** the field that the reader came for: it is gone into at first */
  first?: keyof V & string;
  /** fields stand in two columns at a desk */
  wide?: boolean;
  /** groups of fields open from their headings; of those with this name, one is open at a time */
  fold?: string;
  /** the button: "Save profile" */
  submit: string;
}

interface Command<V> {
  change: Partial<V>;
  version: number;
  whole: V;
}

const useWritten = () => {
  const [words, formats] = [useWords(), useFormats()];
  return (field: FormField, value: FieldValue): string => {
    if (value === null || value === '') return words('form.empty');
    if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no');
    if (field.kind === 'money') return formats.money({ amount: Number(value), currency: field.currency });
    if (field.kind === 'select') return field.options.find((option) => option.value === value)?.label ?? String(value);
    return field.kind === 'date' ? formats.date(String(value)) : String(value);
  };
};

/** The form of one stored record: its fields, what is wrong with them, and the bar that saves them. */
export const FormBody = <V extends Values>(props: FormBodyProps<V>) => {
  const { fields, save, review, ask, refresh, saved, submit, first, fold, wide = false } = props;
  const [words, written, report] = [useWords(), useWritten(), useReport()];
  const [form] = useForm<Values>();
  const record = useRecordForm({ ...props, form });
  const revalidate = useRevalidate(form);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [placed, setPlaced] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const [summary, saveButton] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];

  useEffect(() => {
    if (first !== undefined) focusField(first);
  }, [first]);

  const wrong = (): FieldError[] =>
    fields.flatMap(({ name, label }) => {
      const [text] = form.getFieldError(name);
      return text === undefined ? [] : [{ name, label, text }];
    });
  const showErrors = () => {
    const found = wrong();
    setErrors(found);
    const [only] = found;
    if (found.length === 1 && only) focusField(only.name);
    else setTimeout(() => summary.current?.focus());
  };
  const settle = (state: ActState<StoredRecord<V>>) => {
    if (state.phase === 'done') refresh?.();
    if (state.phase !== 'refused') return;
    if (state.problem.code === 'STALE_EDIT') {
      record.compare().then((isSaved) => isSaved && act.reset(), report);
      return;
    }
    const known = state.problem.errors ?? [];
    const all = known.length > 0 && applyProblem(form, state.problem).length === 0;
    setPlaced(all);
    if (all) showErrors();
  };
  const act = useAct({
    send: ({ change, version, whole }: Command<V>) =>
      save ? save(change, version, whole) : Promise.reject(new Error('A form without a way to save')),
    refresh: settle,
    notice: () => saved,
    onDone: record.take,
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const finish = () => {
    setErrors([]);
    const values = form.getFieldsValue(true);
    const change = record.changes(values);
    setUnchanged(Object.keys(change).length === 0);
    if (Object.keys(change).length === 0) return;
    const whole = record.whole(values);
    if (review) return review(whole);
    const run = () => void act.run({ change, version: record.version, whole });
    if (ask) ask(whole).then((goOn) => goOn && run(), report);
    else run();
  };
  const { theirs } = record;
  const shown = useRef(record.version);
  // The record was read anew while nothing was changed here: the fields follow it.
  useEffect(() => {
    // not when the form appears: something may be typed by now
    if (shown.current === record.version) return;
    shown.current = record.version;
    if (!record.dirty) form.setFieldsValue(record.initial);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record.version]);
  return (
    <Form<Values>
      form={form}
      className="desk-form"
      data-wide={wide || undefined}
      noValidate
      validateTrigger="onSubmit"
      initialValues={record.initial}
      onValuesChange={(changed: object, all) => {
        setUnchanged(false);
        record.changed(all);
        revalidate(changed);
      }}
      onFieldsChange={() => errors.length > 0 && setErrors(wrong())}
      onFinish={finish}
      onFinishFailed={showErrors}
    >
      {errors.length > 1 && <ErrorSummary errors={errors} onGo={focusField} ref={summary} />}
      {theirs ? (
        <StaleEdit
          differences={record.differences(form.getFieldsValue(true)).map(({ field, mine, theirs: now }) => ({
            name: field.name,
            label: field.label,
            mine: written(field, mine),
            theirs: written(field, now),
          }))}
          onMine={() => {
            record.keepMine(act);
            setTimeout(() => saveButton.current?.focus());
          }}
          onTheirs={() => {
            record.take(theirs);
            act.reset();
          }}
        />
      ) : (
        !placed && <ActProblem act={act} />
      )}
      <fieldset className="desk-form-fields" disabled={unknown || theirs !== undefined}>
        <FormFields fields={fields} fold={fold} first={first} />
      </fieldset>
      {!unknown && !theirs && (
        <div className="desk-form-bar">
          <button ref={saveButton} type="submit" className="button primary large" aria-busy={sending}>
            {sending ? words('act.sending') : submit}
          </button>
          {record.dirty && !sending && (
            <button type="button" className="button large" onClick={record.discard}>
              {words('form.discard')}
            </button>
          )}
          <span className="desk-muted" role="status">
            {unchanged ? words('form.unchanged') : record.dirty ? words('form.unsaved') : ''}
          </span>
        </div>
      )}
      <LeaveGuard dirty={record.dirty} />
    </Form>
  );
};
