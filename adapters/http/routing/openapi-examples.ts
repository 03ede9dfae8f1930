type Json = Readonly<Record<string, unknown>>;

/** Example values by field name; people and places are invented. */
const NAMED: Readonly<Record<string, string | number | boolean>> = {
  fullName: 'Robin Vale',
  firstName: 'Robin',
  lastName: 'Vale',
  riderName: 'Robin Vale',
  name: 'Rimrock Cycles',
  email: 'robin@example.com',
  phone: '5035550142',
  phone1: '5035550142',
  dealerEmployeeName: 'Sam',
  dealerId: 'D-1042',
  code: '4F7K2Q9Z',
  title: 'Rimrock National',
  venue: 'Rimrock Raceway',
  city: 'Bend',
  hometown: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  addressLine1: '12 Quarry Road',
  addressLine2: 'Unit 3',
  amaNumber: '7042318',
  vin: 'VBKEXA400RM123456',
  make: 'KTM',
  model: '450 SX-F',
  year: 2025,
  bikeYear: 2025,
  bikeModel: '450 SX-F',
  bike: 'KTM 450 SX-F',
  pattern: 'VBKEXA40*RM******',
  place: 1,
  className: '450 Pro',
  class: '450 Pro',
  number: '42',
  entrants: 14,
  reason: 'Asked for by telephone',
  note: 'Called about the cheque',
  detail: 'What was wrong, and what to do.',
  message: 'When are the results of Rimrock published?',
  password: 'Quarry2026road',
  query: 'vale',
  url: 'https://example.com',
  websiteUrl: 'https://rimrock.example.com',
  brand: 'Red Rider Rewards',
  description: 'Motocross and supercross',
  amount: 12_550,
  page: 1,
  totalPages: 3,
  limit: 15,
  version: 3,
  line: 4,
  month: '2026-05',
  header: 'Pos',
  bio: 'Racing since 2012.',
};

const clip = (
  value: string,
  { maxLength, minLength = 0 }: { readonly maxLength?: number; readonly minLength?: number },
): string => value.slice(0, maxLength ?? value.length).padEnd(minLength, 'x');

const text = (schema: Json, name: string): string => {
  const named = NAMED[name];
  if (schema.format === 'date') return '2026-05-02';
  if (schema.format === 'date-time') return '2026-05-02T18:30:00.000Z';
  if (schema.format === 'email') return 'robin@example.com';
  return clip(typeof named === 'string' ? named : 'Text', schema as { maxLength?: number; minLength?: number });
};

const figure = ({ minimum, maximum }: Json, name: string): number => {
  const named = NAMED[name];
  const within = (length: number) =>
    Math.min(
      Math.max(length, typeof minimum === 'number' ? minimum : length),
      typeof maximum === 'number' ? maximum : length,
    );
  return within(typeof named === 'number' ? named : 1);
};

const object = ({ properties = {}, required = [], propertyNames, additionalProperties }: Json, full: boolean): Json => {
  const listed = Object.entries(properties as Readonly<Record<string, Json>>).filter(
    ([key]) => full || (required as readonly string[]).includes(key),
  );
  const free = typeof additionalProperties === 'object' && additionalProperties !== null && propertyNames !== undefined;
  const named = free
    ? [[String(exampleOf(propertyNames as Json, 'key', full)), exampleOf(additionalProperties as Json, 'value', full)]]
    : [];
  return Object.fromEntries([...listed.map(([key, value]) => [key, exampleOf(value, key, full)]), ...named] as [
    string,
    unknown,
  ][]);
};

/**
 * A readable example for a JSON schema: its own example, otherwise chosen by field name. @param full false: required
 * fields only
 */
export const exampleOf = (schema: Json, name = '', full = true): unknown => {
  const { examples, enum: choices, anyOf, oneOf, allOf, type } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(choices)) return choices[0];
  const first = [anyOf, oneOf, allOf].find(Array.isArray) as readonly Json[] | undefined;
  if (first) return exampleOf(first.find((item) => item.type !== 'null') ?? {}, name, full);
  switch (Array.isArray(type) ? type.find((value) => value !== 'null') : type) {
    case 'string':
      return text(schema, name);
    case 'integer':
    case 'number':
      return figure(schema, name);
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [exampleOf(schema.items as Json, name.replace(/s$/, ''), full)] : [];
    case 'object':
      return object(schema, full);
    default:
      return null;
  }
};
