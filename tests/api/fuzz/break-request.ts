import fc from 'fast-check';
import { NAUGHTY_TEXTS, NAUGHTY_VALUES } from './naughty.js';

/** One call, as described by the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: { readonly enum?: readonly unknown[] };
  }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema?: { readonly properties?: Readonly<Record<string, { readonly format?: string }>> };
          readonly example?: unknown;
        }
      >
    >;
  };
}

/** A raw request, as a hostile client might send it. */
export interface Broken {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

const naughtyText = fc.oneof(
  fc.constantFrom(...NAUGHTY_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 20 }),
);
const naughty = fc.oneof(naughtyText, fc.constantFrom(...NAUGHTY_VALUES), fc.jsonValue({ maxDepth: 3 }), fc.integer());

type Change = { readonly at: number; readonly how: 'replace' | 'remove' | 'add' | 'wrap'; readonly value: unknown };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  value: naughty,
});

const isTree = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;
const placesIn = (item: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  isTree(item)
    ? Object.entries(item).flatMap(([key, value]) => [[...path, key], ...placesIn(value, [...path, key])])
    : [];

const changedAt = (node: unknown, [key, ...rest]: readonly string[], { how, value }: Change): unknown => {
  if (key === undefined || !isTree(node)) return value;
  const inside = (node as Record<string, unknown>)[key];
  const entries = Object.entries(node).filter(([name]) => !(name === key && rest.length === 0 && how === 'remove'));
  const made =
    rest.length > 0
      ? changedAt(inside, rest, { at: 0, how, value })
      : how === 'wrap'
        ? [inside]
        : how === 'replace'
          ? value
          : inside;
  const all: [string, unknown][] = [
    ...entries.map(([name, one]): [string, unknown] => [name, name === key ? made : one]),
    ...(rest.length === 0 && how === 'add' ? [['unknownField', value] as [string, unknown]] : []),
  ];
  return Array.isArray(node) ? all.map(([, one]) => one) : Object.fromEntries(all);
};

const changed = (body: unknown, changes: readonly Change[]): unknown =>
  changes.reduce<unknown>((now, one) => {
    const places = placesIn(now);
    const place = places[one.at % Math.max(1, places.length)];
    return place ? changedAt(now, place, one) : one.how === 'add' || one.how === 'replace' ? one.value : now;
  }, body);

/** Lone surrogates are not possible in a URL or a form. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
const inAddress = (text: string): string => encodeURIComponent(wellFormed(text));

const pathOf = (operation: Operation, ids: fc.Arbitrary<string>, role: string): fc.Arbitrary<string> => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'path');
  return fc
    .tuple(
      ...names.map(({ name, schema }) =>
        name === 'role'
          ? fc.constant(role)
          : schema?.enum
            ? fc.constantFrom(...schema.enum.map(String))
            : fc.oneof({ weight: 6, arbitrary: ids }, { weight: 1, arbitrary: naughtyText }),
      ),
    )
    .map((values) =>
      names.reduce((path, { name }, at) => path.replace(`{${name}}`, inAddress(values[at] || 'x')), operation.path),
    );
};

const queryOf = (operation: Operation, ids: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query');
  const one = (name: string, choices: readonly unknown[]) =>
    fc
      .oneof(
        { weight: 3, arbitrary: naughtyText },
        { weight: 2, arbitrary: ids },
        { weight: 2, arbitrary: fc.integer({ min: -2, max: 200 }).map(String) },
        ...(choices.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...choices.map(String)) }] : []),
      )
      .map((text) => `${name}=${inAddress(text)}`);
  const given = names.map(({ name, required, schema }) =>
    fc.option(one(name, schema?.enum ?? []), { nil: '', freq: required ? 8 : 1 }),
  );
  const extra = fc.option(
    fc.constantFrom(
      'unknown=1',
      'page=1&page=2',
      'limit[]=1',
      'limit[a]=1',
      '__proto__=1',
      'role=admin',
      '%E0%A4%A',
      '=',
      '&&&',
    ),
    { nil: '', freq: 3 },
  );
  return fc.tuple(fc.tuple(...given), extra).map(([values, more]) => [...values, more].filter(Boolean).join('&'));
};

const jsonBody = (
  example: unknown,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<{ readonly body: string; readonly type: string }> => {
  const withIds = ids.map((id): unknown =>
    JSON.parse(JSON.stringify(example ?? {}).replaceAll('01jt8q5v7c0000000000000001', id)),
  );
  const shaped = fc
    .tuple(withIds, fc.array(change, { maxLength: 3 }))
    .map(([value, changes]) => ({ body: JSON.stringify(changed(value, changes)) ?? '', type: 'application/json' }));
  const raw = fc
    .constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '1',
      '{"a":1}{"b":2}',
      '{"a":NaN}',
      '\uFEFF{}',
      '['.repeat(5_000),
      '{"a":"\\ud800"}',
      '<xml/>',
    )
    .map((body) => ({ body, type: 'application/json' }));
  const typed = fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-7',
      'garbage',
    )
    .map((type) => ({ body: '{"a":1}', type }));
  return fc.oneof({ weight: 12, arbitrary: shaped }, { weight: 1, arbitrary: raw }, { weight: 1, arbitrary: typed });
};

const formBody = (
  properties: Readonly<Record<string, { readonly format?: string }>>,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<FormData> => {
  const fields = Object.entries(properties).map(([name, { format }]) => {
    const file = fc
      .uint8Array({ maxLength: 300 })
      .chain((bytes) =>
        naughtyText.map((title): [string, Blob | string, string] => [
          name,
          new Blob([Uint8Array.from(bytes)]),
          wellFormed(title),
        ]),
      );
    const table = fc
      .constantFrom('Pos,Rider\n1,Nobody\n', 'a;b\n', '\uFEFF"x', 'PK\x03\x04')
      .map((value): [string, Blob | string, string] => [name, new Blob([value]), 'a.csv']);
    const text = fc
      .oneof(ids, naughtyText, fc.constantFrom('true', 'false', '[]', '{}'))
      .map((value): [string, Blob | string, string] => [name, wellFormed(value), '']);
    return fc.option(format === 'binary' ? fc.oneof(file, table) : text, { nil: undefined, freq: 5 });
  });
  return fc.tuple(...fields).map((given) => {
    const form = new FormData();
    for (const [name, value, title] of given.filter((pair) => pair !== undefined))
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, title);
    return form;
  });
};

const headersOf = (operation: Operation): fc.Arbitrary<Record<string, string>> => {
  const keyed = operation.parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key',
  );
  // some requests are refused by the client library itself
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom('', 'x', 'y'.repeat(101), 'a b c d e f g h', 'é'.repeat(9)) },
  );
  const odd = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'Accept-Language': 'fr' },
    { 'Accept-Language': 'x'.repeat(500) },
    { Accept: 'image/png' },
    { 'If-None-Match': '*' },
    { 'X-Request-Id': '<script>' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { Range: 'bytes=0-1' },
    { 'X-Forwarded-For': '::1, garbage' },
  );
  return fc
    .tuple(keyed ? fc.option(key, { nil: undefined, freq: 8 }) : fc.constant(undefined), odd)
    .map(([given, more]) => ({ ...more, ...(given === undefined ? {} : { 'Idempotency-Key': given }) }));
};

/** Requests to one call, from almost valid to nonsense. `ids`: ids of existing and missing objects. */
export const brokenRequests = (operation: Operation, ids: fc.Arbitrary<string>, role: string): fc.Arbitrary<Broken> => {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  const body: fc.Arbitrary<{ readonly body: string | FormData | undefined; readonly type: string | undefined }> = form
    ? formBody(form.schema?.properties ?? {}, ids).map((formData) => ({ body: formData, type: undefined }))
    : json
      ? jsonBody(json.example, ids)
      : fc.constant({ body: undefined, type: undefined });
  return fc
    .record({ path: pathOf(operation, ids, role), query: queryOf(operation, ids), body, headers: headersOf(operation) })
    .map(({ path, query, body: sent, headers }) => ({
      path: query ? `${path}?${query}` : path,
      headers: { ...headers, ...(sent.type ? { 'Content-Type': sent.type } : {}) },
      body: sent.body,
    }));
};
