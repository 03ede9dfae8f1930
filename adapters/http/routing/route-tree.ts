import { EdgeError } from '../refusals/edge-error.js';

interface Branch<T> {
  readonly literals: Map<string, Branch<T>>;
  /** routes below a path parameter */
  parameter: Branch<T> | null;
  leaf: { readonly value: T; readonly names: readonly string[] } | null;
}

export interface FoundRoute<T> {
  readonly value: T;
  /** decoded path parameters by name */
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
 * Literal segments take precedence over parameters, so that `/rider/rider/change-password` is not the rider
 * "change-password".
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
 * Finds a route in one step per path segment, regardless of the number of routes. Case and trailing slashes are
 * significant.
 * @throws EdgeError BAD_REQUEST for a badly encoded parameter
 */
export const routeTree = <T>(
  routes: readonly { readonly path: string; readonly value: T }[],
): ((path: string) => FoundRoute<T> | undefined) => {
  const root = branch<T>();
  for (const route of routes) plant(root, route.path, route.value);
  return (path) => {
    const [leaf, taken] = climb(root, path.split('/'), 1, []) ?? [null, []];
    return leaf
      ? { value: leaf.value, params: Object.fromEntries(leaf.names.map((name, n) => [name, decoded(taken[n] ?? '')])) }
      : undefined;
  };
};
