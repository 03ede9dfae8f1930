import { EdgeError } from './edge-error.js';

interface Branch<T> {
  readonly literals: Map<string, Branch<T>>;
  /** what stands below `{name}`, whatever the name */
  parameter: Branch<T> | null;
  leaf: { readonly value: T; readonly names: readonly string[] } | null;
}

export interface FoundRoute<T> {
  readonly value: T;
  /** decoded, by their names */
  readonly params: Readonly<Record<string, string>>;
}

const branch = <T>(): Branch<T> => ({ literals: new Map(), parameter: null, leaf: null });
const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const plant = <T>(root: Branch<T>, path: string, value: T): void => {
  const names: string[] = [];
  let at = root;
  for (const segment of path.split('/').slice(1)) {
    const name = nameOf(segment);
    const next = (name === undefined ? at.literals.get(segment) : at.parameter) ?? branch<T>();
    if (name === undefined) at.literals.set(segment, next);
    else {
      names.push(name);
      at.parameter = next;
    }
    at = next;
  }
  if (at.leaf) throw new Error(`Two routes are ${path}`);
  at.leaf = { value, names };
};

/**
 * A literal segment stands before a parameter, so that `/rider/rider/change-password` is not a rider named
 * change-password.
 */
const climb = <T>(
  at: Branch<T>,
  segments: readonly string[],
  depth: number,
  taken: readonly string[],
): readonly [Branch<T>['leaf'], readonly string[]] | null => {
  const segment = segments[depth];
  if (segment === undefined) return at.leaf ? [at.leaf, taken] : null;
  const literal = at.literals.get(segment);
  const found = literal ? climb(literal, segments, depth + 1, taken) : null;
  if (found || !at.parameter || segment === '') return found;
  return climb(at.parameter, segments, depth + 1, [...taken, segment]);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new EdgeError('BAD_REQUEST');
  }
};

/**
 * Finds a route by its path in as many steps as the path has segments, however many routes there are; trying one
 * pattern after the other costs each request a piece of all of them. Letters count as they are written, and so does a
 * slash at the end.
 * @throws EdgeError BAD_REQUEST for a parameter that is not well encoded
 */
export const routeTree = <T>(
  routes: readonly { readonly path: string; readonly value: T }[],
): ((path: string) => FoundRoute<T> | undefined) => {
  const root = branch<T>();
  for (const it of routes) plant(root, it.path, it.value);
  return (path) => {
    const [leaf, taken] = climb(root, path.split('/'), 1, []) ?? [null, []];
    return leaf
      ? { value: leaf.value, params: Object.fromEntries(leaf.names.map((name, n) => [name, decoded(taken[n] ?? '')])) }
      : undefined;
  };
};
