/** JSON in which repeated parts are stored once. */
export interface Packed {
  /** the repeated parts, smaller ones first; `{ "$": 3 }` refers to the fourth */
  readonly shared: readonly unknown[];
  readonly whole: unknown;
}

/** Shorter parts are not worth a reference. */
const LEAST_LENGTH = 60;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const mapped = (value: object, each: (child: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(each)
    : Object.fromEntries(Object.entries(value).map(([name, child]: [string, unknown]) => [name, each(child)]));

/** Stores each repeated part once. */
export const pack = (value: unknown): Packed => {
  const count = new Map<string, number>();
  const visit = (part: unknown): void => {
    if (!isObject(part)) return;
    const text = JSON.stringify(part);
    const seen = (count.get(text) ?? 0) + 1;
    count.set(text, seen);
    // parts inside a repeated part count once
    if (seen === 1) Object.values(part).forEach(visit);
  };
  visit(value);
  const shared: unknown[] = [];
  const numbers = new Map<string, number>();
  const packed = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    const text = JSON.stringify(part);
    if (text.length < LEAST_LENGTH || (count.get(text) ?? 0) < 2) return mapped(part, packed);
    const known = numbers.get(text);
    if (known !== undefined) return { $: known };
    const inner = mapped(part, packed);
    numbers.set(text, shared.length);
    shared.push(inner);
    return { $: shared.length - 1 };
  };
  return { whole: packed(value), shared };
};

/** Restores the packed value. */
export const unpack = ({ shared, whole }: Packed): unknown => {
  const known: unknown[] = [];
  const unpacked = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    if ('$' in part) return known[Number(part.$)];
    return mapped(part, unpacked);
  };
  for (const value of shared) known.push(unpacked(value));
  return unpacked(whole);
};

/** One line per part or path, so that a small change of the API is a small diff. */
export const packedText = ({ shared, whole }: Packed): string => {
  const lines = (of: readonly string[]): string => `\n${of.join(',\n')}\n`;
  const named = (of: object, text: (value: unknown) => string): readonly string[] =>
    Object.entries(of).map(([name, value]) => `${JSON.stringify(name)}:${text(value)}`);
  const isLong = (value: unknown): value is object => isObject(value) && JSON.stringify(value).length > 1_000;
  const parts = named(whole as object, (value) =>
    isLong(value) ? `{${lines(named(value, JSON.stringify))}}` : JSON.stringify(value),
  );
  return `{"shared":[${lines(shared.map((value) => JSON.stringify(value)))}],"whole":{${lines(parts)}}}\n`;
};
