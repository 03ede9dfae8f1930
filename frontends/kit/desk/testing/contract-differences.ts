import type { z } from 'zod';
import type { FormField } from '../form/form-field.js';

interface Limits {
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
}
/** The text or number inside `.optional()`, `.nullable()` and `.transform()`. */
const innermost = (schema: z.ZodType): Limits => {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; in?: z.ZodType } };
  const inside = def.innerType ?? def.in;
  return inside ? innermost(inside) : (schema as Limits);
};

/**
 * The differences between a form's table and the contract, one sentence each. Schemas are not sent to the browser, so
 * the table states the limits and a test compares them.
 */
export const contractDifferences = (
  fields: readonly (Pick<FormField, 'name' | 'required' | 'limit'> & { min?: number; max?: number })[],
  { shape }: z.ZodObject,
): string[] =>
  fields.flatMap(({ name, required = false, limit, min, max }) => {
    const schema: z.ZodType | undefined = shape[name];
    if (!schema) return [`the contract has no ${name}`];
    const { maxLength, minValue, maxValue } = innermost(schema);
    const theirs = maxLength ?? undefined;
    return [
      ...(schema.safeParse(null).success === required
        ? [`${name} is ${required ? 'optional' : 'required'} there`]
        : []),
      ...(theirs === limit ? [] : [`${name} has at most ${theirs} characters there, ${limit} here`]),
      ...((min === undefined || min === minValue) && (max === undefined || max === maxValue)
        ? []
        : [`${name} is from ${minValue} to ${maxValue} there, ${min} to ${max} here`]),
    ];
  });
