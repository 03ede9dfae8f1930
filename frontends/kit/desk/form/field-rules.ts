import type { Rule } from '@rc-component/form';
import type { useWords } from '../words/use-words.js';
import type { FieldValue, FormField } from './form-field.js';

type Words = ReturnType<typeof useWords>;

const FORM: Partial<Record<FormField['kind'], RegExp>> = { email: /^\S+@\S+\.\S+$/, url: /^https?:\/\/\S+$/i };

/** What the API is sent for a field: nothing written is null, unless something must be. */
export const toSend = ({ required = false }: Pick<FormField, 'required'>, value: FieldValue): FieldValue => {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' && !required ? null : text;
};

const problemOf = (field: FormField, value: FieldValue | undefined, words: Words): string | undefined => {
  // a field that was added to the form holds nothing yet
  const sent = toSend(field, value ?? null);
  if (sent === null || sent === '') return field.required ? words('form.required') : undefined;
  if (field.kind === 'money') return typeof sent === 'number' ? undefined : words('form.format');
  if (field.kind === 'number') {
    const { min, max } = field;
    return typeof sent === 'number' && sent >= min && sent <= max ? undefined : words('form.number', { min, max });
  }
  if (typeof sent !== 'string') return undefined;
  if (field.limit !== undefined && sent.length > field.limit) return words('form.tooLong', { limit: field.limit });
  if (FORM[field.kind]?.test(sent) !== false) return undefined;
  return words(field.kind === 'email' ? 'form.email' : 'form.format');
};

/** What is wrong with a field, told before anything is sent. */
export const rulesOf = (field: FormField, words: Words): Rule[] => [
  {
    validator: (_, value: FieldValue | undefined) => {
      const problem = problemOf(field, value, words);
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  },
];
