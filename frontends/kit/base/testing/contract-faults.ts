import type { z } from 'zod';
import type { Endpoint } from '@rrr/contract';
import { buildRequest, type Parts } from '../http/build-request.js';

const problemsOf = (schema: z.ZodType | undefined, part: string, given: unknown): string[] => {
  if (!schema) return given === undefined ? [] : [`${part}: the call takes none`];
  const read = schema.safeParse(given);
  return read.success ? [] : read.error.issues.map((issue) => `${[part, ...issue.path].join('.')}: ${issue.message}`);
};

/** The pairs of a query or form as a server reads them: a name given twice is a list. */
const grouped = (pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> => {
  const all: Record<string, unknown[]> = {};
  for (const [name, value] of pairs) (all[name] ??= []).push(value);
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
};
const unlessEmpty = (item: object): object | undefined => (Object.keys(item).length > 0 ? item : undefined);

/** What the contract finds wrong with a request, as it would leave; empty if nothing. */
export const requestFaults = (endpoint: Endpoint, parts: Parts): string[] => {
  const { url, body } = buildRequest(endpoint, parts, 'en');
  const query = grouped(new URL(url, 'http://api').searchParams);
  const given = body instanceof FormData ? [...body] : [];
  const [files, texts] = [true, false].map((isFile) =>
    given.filter(([, value]) => (typeof value !== 'string') === isFile),
  );
  const sent = endpoint.files ? grouped(texts!) : body === undefined ? undefined : JSON.parse(body as string);
  return [
    ...problemsOf(endpoint.params, 'params', endpoint.params ? (parts.params ?? {}) : parts.params),
    ...problemsOf(endpoint.query, 'query', endpoint.query ? query : unlessEmpty(query)),
    ...problemsOf(endpoint.body, 'body', endpoint.body ? sent : sent && unlessEmpty(sent as object)),
    ...files!.flatMap(([name]) => (endpoint.files?.includes(name) ? [] : [`files.${name}: the call takes none`])),
    ...(endpoint.idempotent === true && !parts.idempotencyKey ? ['idempotencyKey: required'] : []),
    ...(!endpoint.idempotent && parts.idempotencyKey ? ['idempotencyKey: the call takes none'] : []),
  ];
};

/** What the contract finds wrong with an answer of a test. */
export const answerFaults = (endpoint: Endpoint, answer: unknown): string[] =>
  endpoint.response ? problemsOf(endpoint.response, 'answer', answer) : [];
