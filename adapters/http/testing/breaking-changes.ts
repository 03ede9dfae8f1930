type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Json => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const written = (value: unknown): string => JSON.stringify(value);

/** Direction of a value: what clients send must still be accepted, what they receive must still be understood. */
type Way = 'sent' | 'answered';

const kindOf = (schema: Json): string => {
  const kinds = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  return kinds
    .filter((kind) => kind !== 'null')
    .toSorted()
    .join('|');
};
const mayBeNull = (schema: Json): boolean =>
  list(schema.type).includes('null') ||
  schema.type === 'null' ||
  [...list(schema.anyOf), ...list(schema.oneOf)].some((value) => mayBeNull(record(value)));
/** A nullable schema without null. */
const thing = (schema: Json): Json => {
  const others = [...list(schema.anyOf), ...list(schema.oneOf)].map(record).filter((item) => item.type !== 'null');
  return others.length === 1 && others[0] ? others[0] : schema;
};

const bounds = (was: Json, is: Json, at: string): readonly string[] => [
  ...(['maxLength', 'maximum', 'maxItems'] as const).flatMap((key) =>
    Number(is[key] ?? Infinity) < Number(was[key] ?? Infinity) ? [`${at}: ${key} became ${String(is[key])}`] : [],
  ),
  ...(['minLength', 'minimum', 'minItems'] as const).flatMap((key) =>
    Number(is[key] ?? -Infinity) > Number(was[key] ?? -Infinity) ? [`${at}: ${key} became ${String(is[key])}`] : [],
  ),
  ...(is.pattern !== undefined && is.pattern !== was.pattern ? [`${at}: another pattern`] : []),
];

const choices = (was: Json, is: Json, way: Way, at: string): readonly string[] => {
  if (!Array.isArray(was.enum) || !Array.isArray(is.enum))
    return Array.isArray(is.enum) && way === 'sent' ? [`${at}: only some values are taken now`] : [];
  const [before, now] = [was.enum.map(written), is.enum.map(written)];
  const lost =
    way === 'sent' ? before.filter((text) => !now.includes(text)) : now.filter((text) => !before.includes(text));
  return lost.map((name) =>
    way === 'sent' ? `${at}: ${name} is not taken any more` : `${at}: ${name} is new, and old screens do not know it`,
  );
};

const members = (was: Json, is: Json, way: Way, at: string): readonly string[] => {
  const [before, now] = [record(was.properties), record(is.properties)];
  const [needed, wasNeeded] = [list(is.required), list(was.required)];
  return [
    ...Object.keys(before).flatMap((name) => {
      const here = `${at}.${name}`;
      if (!(name in now)) return [`${here}: is gone`];
      const loosened =
        way === 'answered' && wasNeeded.includes(name) && !needed.includes(name) ? [`${here}: may be missing now`] : [];
      return [...loosened, ...schemas(record(before[name]), record(now[name]), way, here)];
    }),
    ...(way === 'sent'
      ? needed.filter((name) => !wasNeeded.includes(name)).map((name) => `${at}.${String(name)}: must be given now`)
      : []),
  ];
};

const schemas = (was: Json, is: Json, way: Way, at: string): readonly string[] => {
  const nulls = way === 'sent' ? mayBeNull(was) && !mayBeNull(is) : !mayBeNull(was) && mayBeNull(is);
  const [before, now] = [thing(was), thing(is)];
  const changed = kindOf(before) !== kindOf(now) || before.const !== now.const;
  return [
    ...(nulls ? [`${at}: ${way === 'sent' ? 'null is not taken any more' : 'may be null now'}`] : []),
    ...(changed
      ? [`${at}: was ${kindOf(before)} ${written(before.const) ?? ''}, is ${kindOf(now)} ${written(now.const) ?? ''}`]
      : []),
    ...(way === 'sent' ? bounds(before, now, at) : []),
    ...(way === 'sent' && written(was.default) !== written(is.default) && was.default !== undefined
      ? [`${at}: left out, it was ${written(was.default)}, is ${written(is.default) ?? 'nothing'}`]
      : []),
    ...choices(before, now, way, at),
    ...members(before, now, way, at),
    ...(isRecord(before.items) && isRecord(now.items) ? schemas(before.items, now.items, way, `${at}[]`) : []),
  ];
};

const parameters = (operation: Json): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    list(operation.parameters)
      .map(record)
      .map((item) => [`${String(item.in)} ${String(item.name)}`, item]),
  );

const operations = (was: Json, is: Json, at: string): readonly string[] => {
  const [before, now] = [parameters(was), parameters(is)];
  const [body, bodyNow] = [record(record(was.requestBody).content), record(record(is.requestBody).content)];
  const answers = Object.entries(record(was.responses)).filter(([status]) => status.startsWith('2'));
  return [
    ...Object.entries(before).flatMap(([name, value]) =>
      now[name]
        ? schemas(record(value.schema), record(now[name]?.schema), 'sent', `${at} ${name}`)
        : [`${at} ${name}: is gone`],
    ),
    ...Object.entries(now).flatMap(([name, value]) =>
      value.required === true && before[name]?.required !== true ? [`${at} ${name}: must be given now`] : [],
    ),
    ...(is.requestBody && !was.requestBody ? [`${at}: wants a body now`] : []),
    ...Object.entries(body).flatMap(([type, value]) =>
      type in bodyNow
        ? schemas(record(record(value).schema), record(record(bodyNow[type]).schema), 'sent', `${at} body`)
        : [`${at}: takes no ${type} any more`],
    ),
    ...(Array.isArray(was.security) && !Array.isArray(is.security) ? [`${at}: needs a session now`] : []),
    ...answers.flatMap(([status, value]) => {
      const again = record(is.responses)[status];
      if (!again) return [`${at}: does not answer ${status} any more`];
      return Object.entries(record(record(value).content)).flatMap(([type, content]) => {
        const contentNow = record(record(again).content)[type];
        return contentNow
          ? schemas(record(record(content).schema), record(record(contentNow).schema), 'answered', `${at} ${status}`)
          : [`${at}: answers no ${type} any more`];
      });
    }),
  ];
};

/** The changes between two OpenAPI documents that break a client of the first. */
export const breakingChanges = (released: Json, current: Json): readonly string[] =>
  Object.entries(record(released.paths)).flatMap(([path, methods]) =>
    Object.entries(record(methods)).flatMap(([method, entry]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const now = record(record(current.paths)[path])[method];
      return now ? operations(record(entry), record(now), at) : [`${at}: is gone`];
    }),
  );
