import type { Endpoint } from '@rrr/contract';
import { schemaOf, type Schema } from './variants.js';

type Matcher = { readonly match: string; readonly min?: number; readonly regex?: string };
export interface Expected {
  readonly content: unknown;
  readonly rules: Readonly<Record<string, Matcher>>;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A schema with what an intersection adds to it. */
const whole = (schema: Schema): Schema =>
  (schema.allOf ?? []).map(whole).reduce(
    (all, one) => ({
      ...all,
      ...one,
      properties: { ...all.properties, ...one.properties },
      required: [...(all.required ?? []), ...(one.required ?? [])],
    }),
    schema,
  );

/** Undefined: nothing is sure of it, because it may be null or one of several things. */
const expected = (given: Schema, at: string): Expected | undefined => {
  const schema = whole(given);
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices?.every((one) => typeof one === 'string'))
    return {
      content: choices[0],
      rules: { [at]: { match: 'regex', regex: `^(${(choices as string[]).map(escaped).join('|')})$` } },
    };
  switch (schema.type) {
    case 'string':
      return { content: 'text', rules: {} };
    case 'integer':
    case 'number':
      return { content: 1, rules: {} };
    case 'boolean':
      return { content: true, rules: {} };
    case 'array': {
      const one = schema.items && expected(schema.items, `${at}[*]`);
      return { content: one ? [one.content] : [], rules: { [at]: { match: 'type', min: 0 }, ...one?.rules } };
    }
    case 'object': {
      const fields = (schema.required ?? []).flatMap((name) => {
        const field = schema.properties?.[name];
        const found = field && expected(field, `${at}.${name}`);
        return found ? [[name, found] as const] : [];
      });
      return {
        content: Object.fromEntries(fields.map(([name, { content }]) => [name, content])),
        rules: Object.assign({}, ...fields.map(([, { rules }]) => rules)) as Expected['rules'],
      };
    }
    case undefined:
    default:
      return undefined;
  }
};

/**
 * What every success of a call has, as Pact compares it: the fields that are always there, of the right type; lists of
 * any length. What may be missing, null or one of several things is left out, because a state need not produce it.
 */
export const expectedAnswer = ({ response }: Endpoint): Expected | undefined => {
  if (!response) return undefined;
  const item = expected(schemaOf(response, 'output'), '$');
  return item && { content: item.content, rules: { $: { match: 'type' }, ...item.rules } };
};
