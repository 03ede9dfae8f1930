import type { z } from 'zod';
import type { FormField } from '../form/form-field.js';

/** The text inside `.optional()`, `.nullable()` and `.transform()`. */
const innermost = (schema: z.ZodType): { maxLength?: number | null } => {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; in?: z.ZodType } };
  const inside = def.innerType ?? def.in;
  return inside ? innermost(inside) : (schema as { maxLength?: number | null });
};

/**
 * The differences between a form's table and the contract, one sentence each. Schemas are not sent to the browser, so
 * the table states the limits and a test compares them.
 */
export const contractDifferences = (
  fields: readonly Pick<FormField, 'name' | 'required' | 'limit'>[],
  { shape }: z.ZodObject,
): string[] =>
  fields.flatMap(({ name, required = false, limit }) => {
    const schema: z.ZodType | undefined = shape[name];
    if (!schema) return [`the contract has no ${name}`];
    const theirs = innermost(schema).maxLength ?? undefined;
    return [
      ...(schema.safeParse(null).success === required
        ? [`${name} is ${required ? 'optional' : 'required'} there`]
        : []),
      ...(theirs === limit ? [] : [`${name} has at most ${theirs} characters there, ${limit} here`]),
    ];
  });
