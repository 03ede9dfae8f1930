import { type VinPattern, modelYearKey } from './pattern.js';

/** A node of the tree: its children, and the pattern that ends here. */
interface Node {
  readonly next: Map<string, Node>;
  any: Node | null;
  ends: VinPattern | null;
}

const node = (): Node => ({ next: new Map(), any: null, ends: null });

export interface PatternIndex {
  /** the most specific pattern that matches the bike's model, year and VIN; undefined without one */
  match(bike: { readonly model: string; readonly year: number; readonly vin: string }): VinPattern | undefined;
}

/**
 * Indexes patterns as one tree per model and year, so matching a VIN takes one walk regardless of their number.
 * Equivalent to `patternMatches` over all patterns (domain.md §9).
 */
export const patternIndex = (patterns: readonly VinPattern[]): PatternIndex => {
  const trees = new Map<string, Node>();
  for (const pattern of patterns) {
    const key = modelYearKey(pattern);
    let at = trees.get(key) ?? node();
    trees.set(key, at);
    for (const character of pattern.pattern) at = character === '*' ? (at.any ??= node()) : below(at, character);
    at.ends ??= pattern;
  }
  return {
    match: (bike) => {
      const tree = trees.get(modelYearKey(bike));
      return tree && walk(tree, bike.vin, 0);
    },
  };
};

const below = (at: Node, character: string): Node => {
  const known = at.next.get(character) ?? node();
  at.next.set(character, known);
  return known;
};

const walk = (at: Node, vin: string, position: number): VinPattern | undefined => {
  const character = vin[position];
  if (character !== undefined) {
    const exact = at.next.get(character);
    const found = (exact && walk(exact, vin, position + 1)) ?? (at.any ? walk(at.any, vin, position + 1) : undefined);
    if (found) return found;
  }
  return at.ends ?? undefined;
};
