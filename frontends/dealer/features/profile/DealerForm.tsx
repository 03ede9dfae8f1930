import { useRef, useState, type FormEvent } from 'react';
import type { Dealer } from '@rrr/contract';
import { ActProblem, TextArea, TextField, useFieldWords } from '@rrr/kit/base';
import { LeaveGuard, StaleEdit, useWords as useKitWords } from '@rrr/kit/desk';
import { namesOf } from '@rrr/records';
import { fillsOf, FIELDS, FORMS, type Name, TYPES } from './dealer-fields.js';
import { useDealerForm } from './use-dealer-form.js';
import { useProfileWords } from './words/use-words.js';

const HELPED = ['email', 'websiteUrl', 'zipcode', 'bio'] as const;

interface Props {
  dealer: Dealer;
  /** what else is out of date once it is saved */
  refresh: () => void;
  /** the record as it is stored now */
  reload: () => Promise<Dealer>;
}

export const DealerForm = ({ dealer, ...ways }: Props) => {
  const [t, words, fieldWords, frame] = [
    useProfileWords(),
    useKitWords(),
    useFieldWords(),
    useRef<HTMLFormElement>(null),
  ];
  const form = useDealerForm(dealer, ways);
  const [unchanged, setUnchanged] = useState(false);
  const { values, errors, theirs, changed, sending, unknown } = form;
  const label = (name: Name) => fieldWords(FIELDS[name].label);
  const written = (text: string) => (text === '' ? words('form.empty') : text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || unknown) return;
    setUnchanged(changed.length === 0);
    if (changed.length === 0) return;
    const wrong = namesOf(FIELDS).filter((name) => {
      const text = values[name].trim();
      return text !== '' && FORMS[FIELDS[name].kind]?.test(text) === false;
    });
    form.fail(Object.fromEntries(wrong.map((name) => [name, words(name === 'email' ? 'form.email' : 'form.format')])));
    const [first] = wrong;
    if (first) (frame.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    else form.save();
  };
  const fields = namesOf(FIELDS).map((name) => {
    const { kind, max } = FIELDS[name];
    const helped = HELPED.find((text) => text === name);
    const common = {
      name,
      label: label(name),
      ...(helped ? { help: t(`editing.help.${helped}`) } : {}),
      error: errors[name],
      autoComplete: fillsOf(name),
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    };
    const type = TYPES[kind];
    return type === 'textarea' ? (
      <TextArea key={name} {...common} limit={max} maxLength={max} />
    ) : (
      <TextField key={name} {...common} type={type} maxLength={max} required={false} />
    );
  });
  return (
    <form ref={frame} className="dealer-form dealer-narrow" noValidate onSubmit={submit}>
      {theirs ? (
        <StaleEdit
          differences={changed.map((name) => ({
            name,
            label: label(name),
            mine: written(values[name].trim()),
            theirs: written(theirs.values[name]),
          }))}
          onMine={form.keepMine}
          onTheirs={form.takeTheirs}
        />
      ) : (
        <ActProblem act={form.act} />
      )}
      <fieldset className="dealer-form dealer-plain" disabled={unknown || theirs !== undefined}>
        {fields}
      </fieldset>
      {!unknown && !theirs && (
        <div className="dealer-acts">
          <button className="button primary large" aria-busy={sending}>
            {sending ? words('act.sending') : t('editing.save')}
          </button>
          {changed.length > 0 && !sending && (
            <button type="button" className="button large" onClick={form.discard}>
              {words('form.discard')}
            </button>
          )}
          <span className="desk-muted" role="status">
            {changed.length > 0 ? words('form.unsaved') : unchanged ? words('form.unchanged') : ''}
          </span>
        </div>
      )}
      <LeaveGuard dirty={changed.length > 0} />
    </form>
  );
};
