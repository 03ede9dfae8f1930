/** The ground as it is stored; `tools/map-ground.mjs` writes it. */
export interface GroundFile {
  perDegree: number;
  cells: string;
  places: string;
}

interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** One dot: the middle of a square of cells, degrees, and how many of its cells are inhabited, 0 to 1. */
interface Dot {
  lat: number;
  lng: number;
  share: number;
}

export interface Ground {
  /** Dots of squares of 2^level cells, by the row of the square. */
  rows: (level: number) => ReadonlyMap<number, readonly Dot[]>;
  /** degrees of one square */
  pitch: (level: number) => number;
  /** largest first */
  places: readonly NamedPlace[];
}

const COLUMNS = 10_000;

export const readGround = ({ perDegree, cells: written, places }: GroundFile): Ground => {
  let last = 0;
  const cells = written.split(' ').map((step) => {
    last += Number.parseInt(step, 36);
    return [Math.floor(last / COLUMNS), last % COLUMNS] as const;
  });
  const levels = new Map<number, ReadonlyMap<number, readonly Dot[]>>();
  const pitch = (level: number) => 2 ** level / perDegree;
  const make = (level: number): ReadonlyMap<number, readonly Dot[]> => {
    const counts = new Map<number, number>();
    for (const [row, column] of cells) {
      const key = (row >> level) * COLUMNS + (column >> level);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const rows = new Map<number, Dot[]>();
    for (const [key, count] of counts) {
      const [row, column] = [Math.floor(key / COLUMNS), key % COLUMNS];
      const dot = {
        lat: (row + 0.5) * pitch(level) - 90,
        lng: (column + 0.5) * pitch(level) - 180,
        share: count / 4 ** level,
      };
      rows.set(row, [...(rows.get(row) ?? []), dot]);
    }
    return rows;
  };
  return {
    pitch,
    rows: (level) => {
      const known = levels.get(level) ?? make(level);
      levels.set(level, known);
      return known;
    },
    places: places.split('|').map((part) => {
      const [name = '', lat, lng] = part.split(';');
      return { name, lat: Number(lat), lng: Number(lng) };
    }),
  };
};

interface Box {
  x: number;
  y: number;
  width: number;
}
const HEIGHT = 20;
/** px from a place to its name: farther away, it would be read as another's */
const FARTHEST = 48;

/** The names that fit beside one another, in the order given: the largest place keeps its name. */
export const namesThatFit = <T extends Box>(names: readonly T[], most: number): readonly T[] => {
  const kept: T[] = [];
  for (const name of names) {
    if (kept.length === most) break;
    const free = kept.every(
      (item) => Math.abs(item.y - name.y) >= HEIGHT || Math.abs(item.x - name.x) >= (item.width + name.width) / 2,
    );
    if (free) kept.push(name);
  }
  return kept;
};

/** px on the map */
interface Mark {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * How far below its place a name stands so that no mark lies over it: just under the place, or under or over a mark that
 * is in the way; undefined where there is no room. `at` is the place, `width` that of the name, `below` the first try.
 */
export const clearOfMarks = (
  at: { x: number; y: number },
  width: number,
  marks: readonly Mark[],
  below: number,
): number | undefined => {
  const near = marks.filter(({ left, right }) => left < at.x + width / 2 && right > at.x - width / 2);
  const covered = (down: number): boolean =>
    near.some(({ top, bottom }) => top < at.y + down + HEIGHT / 2 && bottom > at.y + down - HEIGHT / 2);
  const tries = near.flatMap(({ top, bottom }) => [bottom + HEIGHT / 2 - at.y, top - HEIGHT / 2 - at.y]);
  return [below, ...tries.toSorted((a, b) => Math.abs(a) - Math.abs(b))].find(
    (down) => Math.abs(down) <= FARTHEST && !covered(down),
  );
};
