import type { z } from 'zod';
import type { Endpoint } from '@rrr/contract';
import type { RecordedCall } from '../base/testing/recorded-call.js';

/** As much of JSON Schema as zod writes. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  schema.toJSONSchema({ io, unrepresentable: 'any' }) as Schema;

/** All that a value may be; a union is each of its members. */
const membersOf = (schema: Schema | undefined): Schema[] => {
  if (!schema) return [];
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inside.flatMap(membersOf)];
};
const isChoice = (schemas: readonly Schema[], value: unknown): boolean =>
  schemas.some((schema) => schema.const === value || schema.enum?.includes(value));

/** The form of a value: its keys, the type of what is typed in, and the value of what is chosen from a list. */
const formOf = (value: unknown, of: readonly (Schema | undefined)[]): string => {
  const schemas = of.flatMap(membersOf);
  if (value === null || typeof value === 'boolean') return String(value);
  const inside = (value: unknown, at: (schema: Schema) => Schema | undefined) => formOf(value, schemas.map(at));
  if (Array.isArray(value)) {
    const forms = value.map((one) => inside(one, (schema) => schema.items));
    return `[${[...new Set(forms)].sort().join('|')}]`;
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value as object).map(
      ([key, one]) => `${key}:${inside(one, (schema) => schema.properties?.[key])}`,
    );
    return `{${fields.sort().join(',')}}`;
  }
  return isChoice(schemas, value) ? JSON.stringify(value) : typeof value;
};

const paramsOf = (template: string, path: string): Record<string, string> => {
  const given = path.split('/');
  const pairs = template.split('/').flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decodeURIComponent(given[at] ?? '')] as const];
  });
  return Object.fromEntries(pairs);
};

/** A recorded request by its parts; the text fields of a form are its body. */
export const partsOf = (endpoint: Endpoint, { path, query, body, form }: RecordedCall) => ({
  params: paramsOf(endpoint.path, path),
  query: Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.join()])),
  body: form ? Object.fromEntries(form.flatMap((part) => ('value' in part ? [[part.name, part.value]] : []))) : body,
});

/** What sets one request of a call apart from another: keys, choices and outcome, not what a person typed. */
export const variantOf = (endpoint: Endpoint, call: RecordedCall): string => {
  const schema = (part: 'params' | 'query' | 'body') => endpoint[part] && schemaOf(endpoint[part], 'input');
  const { params, query, body } = partsOf(endpoint, call);
  return [
    formOf(params, [schema('params')]),
    formOf(query, [schema('query')]),
    formOf(body ?? null, [schema('body')]),
    call.form?.flatMap((part) => ('value' in part ? [] : [part.name])).join() ?? '',
    call.code ?? 'success',
  ].join(' ');
};
