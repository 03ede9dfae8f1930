import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Translate } from '@rrr/kit/base';
import { draftFrom, EMPTY, storedDraft, storeDraft, withoutDraft, type Draft, type Field, type Step } from './draft.js';
import type { Fault, Faults } from './first-rules.js';
import type { AllWords } from './words/use-all-words.js';

/** The form of every step: what is typed, and what is wrong with it once a field was left or its step was sent. */
export interface Form {
  draft: Draft;
  set: (field: Field, text: string) => void;
  leave: (field: Field) => void;
  /** the fault to show under a field, in words */
  faultOf: (field: Field) => string | undefined;
  /** the step was sent: every fault is shown */
  isTried: boolean;
  /** whether the fault of a field is told now */
  isChecked: (field: Field) => boolean;
  /** a text field's part in the form */
  text: (field: Field) => {
    name: Field;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

const wordOf = (t: Translate<AllWords>, [key, values]: Fault): string => t(key as Parameters<typeof t>[0], values);

/** Kept over a reload of the tab, but for password and PIN. */
export const useDraft = () => {
  const [query, setQuery] = useSearchParams();
  const [stored] = useState(storedDraft);
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY, ...stored, ...draftFrom(query) }));
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  /** what only the server knew to be wrong */
  const [told, setTold] = useState<Partial<Record<Field, string>>>({});
  useEffect(() => storeDraft(draft), [draft]);
  useEffect(() => {
    const rest = withoutDraft(query);
    if (rest.size !== query.size) setQuery(rest, { replace: true });
  }, [query, setQuery]);
  const set = useCallback((field: Field, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }));
    setTold(({ [field]: _, ...others }) => others);
  }, []);
  const leave = useCallback((field: Field) => setLeft((before) => new Set(before).add(field)), []);

  /** the form of one step, with the faults of its fields */
  const formOf = (t: Translate<AllWords>, step: Step, faults: Faults): Form => {
    const isTried = tried.has(step);
    const faultOf = (field: Field): string | undefined => {
      const fault = faults[field];
      if (told[field]) return told[field];
      return fault && (isTried || left.has(field)) ? wordOf(t, fault) : undefined;
    };
    return {
      draft,
      set,
      leave,
      faultOf,
      isTried,
      isChecked: (field) => isTried || left.has(field),
      text: (field) => ({
        name: field,
        value: draft[field],
        error: faultOf(field),
        onChange: (event) => set(field, event.target.value),
        onBlur: () => leave(field),
      }),
    };
  };
  return {
    draft,
    formOf,
    wasStored: Object.keys(stored).length > 0,
    /** shows every fault of the step */
    check: (step: Step) => setTried((before) => new Set(before).add(step)),
    tell: (field: Field, detail: string) => setTold((before) => ({ ...before, [field]: detail })),
  };
};
