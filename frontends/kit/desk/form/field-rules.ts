import type { Rule } from 'antd/es/form';
import type { z } from 'zod';
import type { useWords } from '../words/use-words.js';
import type { FieldValue } from './form-field.js';

type Words = ReturnType<typeof useWords>;
type Schema = z.ZodType;

/** The text inside `.optional()`, `.nullable()` and `.transform()`. */
const innermost = (schema: Schema): { maxLength?: number | null } => {
  const { def } = schema as unknown as { def: { innerType?: Schema; in?: Schema } };
  const inside = def.innerType ?? def.in;
  return inside ? innermost(inside) : (schema as { maxLength?: number | null });
};

/** How many characters the contract takes; undefined where it sets no limit. */
export const limitOf = (schema: Schema | undefined): number | undefined =>
  (schema && innermost(schema).maxLength) ?? undefined;

/** What the API is sent for a field: nothing written is null where the contract takes null. */
export const toSend = (schema: Schema | undefined, value: FieldValue): FieldValue => {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' && schema?.safeParse(null).success ? null : text;
};

const said = (schema: Schema, value: FieldValue, words: Words): string | undefined => {
  const read = schema.safeParse(toSend(schema, value));
  if (read.success) return undefined;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return words('form.required');
  const issue = read.error.issues[0];
  if (issue?.code === 'too_big' && typeof value === 'string')
    return words('form.tooLong', { limit: Number(issue.maximum) });
  return issue?.code === 'invalid_format' && issue.format === 'email' ? words('form.email') : words('form.format');
};

/** The contract's own reading of the field, told in the reader's words before anything is sent. */
export const rulesOf = (schema: Schema | undefined, words: Words): Rule[] =>
  schema
    ? [
        {
          validator: (_, value: FieldValue) => {
            const problem = said(schema, value, words);
            return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
          },
        },
      ]
    : [];
