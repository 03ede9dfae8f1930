export interface Spot<T> {
  x: number;
  y: number;
  item: T;
}
export interface Cluster<T> {
  /** middle of its items */
  x: number;
  y: number;
  items: readonly T[];
}

/**
 * Spots that would touch on the screen, drawn as one. Each spot joins the first cluster whose first spot lies within
 * `reach` pixels, so the result depends on nothing but the order of the spots.
 */
export const clustersOf = <T>(spots: readonly Spot<T>[], reach: number): readonly Cluster<T>[] => {
  const cells = new Map<string, { first: Spot<T>; spots: Spot<T>[] }[]>();
  const all: { first: Spot<T>; spots: Spot<T>[] }[] = [];
  const near = (spot: Spot<T>) => {
    const [column, row] = [Math.floor(spot.x / reach), Math.floor(spot.y / reach)];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const cluster of cells.get(`${column + dx}:${row + dy}`) ?? [])
          if (Math.hypot(cluster.first.x - spot.x, cluster.first.y - spot.y) <= reach) return cluster;
    return undefined;
  };
  for (const spot of spots) {
    const cluster = near(spot);
    if (cluster) {
      cluster.spots.push(spot);
      continue;
    }
    const made = { first: spot, spots: [spot] };
    const key = `${Math.floor(spot.x / reach)}:${Math.floor(spot.y / reach)}`;
    cells.set(key, [...(cells.get(key) ?? []), made]);
    all.push(made);
  }
  return all.map(({ spots: of }) => ({
    x: of.reduce((sum, spot) => sum + spot.x, 0) / of.length,
    y: of.reduce((sum, spot) => sum + spot.y, 0) / of.length,
    items: of.map((spot) => spot.item),
  }));
};
