// What a JSON schema says of a call's answer and query, as far as a first draft of a screen needs it.

/** The schema of a value that is there, and whether it may be null. */
export const known = (schema) => {
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one) => one !== 'null');
    return { schema: { ...schema, type }, nullable: schema.type.includes('null') };
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return { schema, nullable: false };
  const [first] = choices.filter((one) => one.type !== 'null');
  const inner = known(first ?? {});
  return { schema: inner.schema, nullable: inner.nullable || choices.some((one) => one.type === 'null') };
};

const properties = (schema) => schema.properties ?? {};
const NAMES = ['name', 'title', 'fullName', 'description', 'label', 'code'];

/** How one property is shown: `kind` with what it needs, or nothing where a draft leaves it out. */
const shownAs = (key, given) => {
  const { schema, nullable } = known(given);
  const has = properties(schema);
  const is = (kind, more = {}) => ({ key, kind, nullable, ...more });
  if (key === 'version' || key.startsWith('_')) return undefined;
  if (has.amount && has.currency) return is('money');
  if (schema.type === 'object') {
    const name = NAMES.find((one) => has[one]?.type === 'string');
    return name && is('named', { name });
  }
  if (schema.enum) return is('choice', { values: schema.enum });
  if (schema.type === 'boolean') return is('flag');
  if (schema.type === 'integer' || schema.type === 'number') return is('number');
  if (schema.type !== 'string') return undefined;
  if (schema.format === 'date' || schema.format === 'date-time') return is('date');
  if (/Id$|Image$/.test(key)) return undefined;
  return is('text');
};

/** The properties of a record that a screen can show, the one that names it first. */
export const fieldsOf = (schema) => {
  const found = Object.entries(properties(schema)).flatMap(([key, given]) => shownAs(key, given) ?? []);
  const texts = found.filter(({ kind, nullable }) => kind === 'text' && !nullable);
  const main = NAMES.map((name) => texts.find(({ key }) => key === name)).find(Boolean) ?? texts[0] ?? found[0];
  return main ? [main, ...found.filter((field) => field !== main)] : [];
};

/** The list in an answer: its property, and what one row is; `paged` when it comes in pages. */
export const listOf = (answer) => {
  const [key, rows] =
    Object.entries(properties(answer)).find(
      ([, schema]) => schema.type === 'array' && properties(schema.items ?? {})._id,
    ) ?? [];
  return key && { key, row: rows.items, paged: Boolean(properties(answer).pagination) };
};

/** The record in an answer: its property and its schema. */
export const recordOf = (answer) => {
  const [key, schema] = Object.entries(properties(answer)).find(([, one]) => properties(known(one).schema)._id) ?? [];
  return key && { key, schema: known(schema).schema };
};

/** Filters of a list that a draft offers, from the query as it is given and as it is read. */
export const filtersOf = (given, read) =>
  Object.entries(properties(given)).flatMap(([key, one]) => {
    const { schema } = known(one);
    if (['page', 'limit', 'sort', 'sortBy'].includes(key)) return [];
    if (key === 'country') return [{ key, kind: 'country' }];
    if (schema.enum?.every((value) => value === 'true' || value === 'false')) return [{ key, kind: 'yesNo' }];
    if (schema.enum && schema.default !== undefined)
      return [{ key, kind: 'tabs', values: [schema.default, ...schema.enum.filter((one) => one !== schema.default)] }];
    if (schema.enum) return [{ key, kind: 'select', values: schema.enum }];
    if (schema.format === 'date') return [{ key, kind: 'date' }];
    if (known(properties(read)[key] ?? {}).schema.type === 'integer' && /year/i.test(key))
      return [{ key, kind: 'year' }];
    if (schema.type === 'string' && !schema.pattern && schema.maxLength)
      return [{ key, kind: 'text', ...(schema.maxLength === 100 ? {} : { max: schema.maxLength }) }];
    return [];
  });

const EXAMPLES = {
  name: 'Rimrock',
  title: 'Rimrock Round 3',
  fullName: 'Sam Carter',
  country: 'US',
  state: 'OR',
  city: 'Bend',
  zipcode: '97701',
  phone: '5415550123',
  email: 'sam@example.com',
  websiteUrl: 'https://rimrock.example.com',
};

/** An answer that the contract allows, for tests. */
export const exampleOf = (given, key = '') => {
  const { schema } = known(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, key)];
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? []);
    return Object.fromEntries(
      Object.entries(properties(schema))
        .filter(([name]) => required.has(name))
        .map(([name, one]) => [name, exampleOf(one, name)]),
    );
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type !== 'string') return null;
  if (schema.format === 'date') return '2026-05-02';
  if (schema.format === 'date-time') return '2026-05-02T18:30:00.000Z';
  if (schema.format === 'email') return 'sam@example.com';
  if (schema.pattern?.includes('{26}')) return '01hq00000000000000000x0001';
  return EXAMPLES[key] ?? `Rimrock ${key}`;
};
