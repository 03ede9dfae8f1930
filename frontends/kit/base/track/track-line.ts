import type { Discipline } from '../pieces/Plate.js';

type Point = readonly [x: number, y: number];
type Chance = () => number;

/** The box of every track. */
export const TRACK_BOX = { width: 160, height: 100, edge: 10 } as const;

/** Numbers from 0 to 1 that an id always gives again (FNV-1a, then mulberry32). */
const chanceOf = (seed: string): Chance => {
  let state = 2_166_136_261;
  for (const it of seed) state = Math.imul(state ^ (it.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
const between = (chance: Chance, from: number, to: number): number => from + (to - from) * chance();

/** Points around a middle, never so near or in such an order that the line could cross itself. */
const around = (chance: Chance, count: number, least: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + between(chance, -0.28, 0.28)) / count) * 2 * Math.PI + Math.PI / 2;
    const far = between(chance, least, 1);
    return [Math.cos(angle) * far * 1.6, Math.sin(angle) * far];
  });

/** Lanes side by side with U-turns, closed by a straight below. */
const lanes = (chance: Chance): Point[] => {
  const peaks = chance() < 0.35 ? 4 : 3;
  const turns = peaks * 2 - 1;
  const width = 1.6 / turns;
  const points: Point[] = [
    [1.6, 1],
    [0, 1],
  ];
  for (let at = 0; at < turns; at += 1) {
    const peak = at % 2 === 0;
    const depth = peak ? between(chance, 0, 0.2) : between(chance, 0.42, 0.64);
    const left = at * width + (at === 0 ? 0 : between(chance, 0, 0.2) * width);
    const right = (at + 1) * width - (at === turns - 1 ? 0 : between(chance, 0, 0.2) * width);
    points.push([left, depth], [right, depth + between(chance, -0.05, 0.05)]);
  }
  return points;
};

const oval = (chance: Chance): Point[] => {
  const [left, right] = [between(chance, 0, 0.12), between(chance, 0, 0.12)];
  return [
    [1.7, 0.8],
    [0, 0.8],
    [0, left],
    [1.7, right],
  ];
};

/** Corner points, and how much of each side its corners take: a half leaves no straight. */
const shapeOf = (discipline: Discipline | null, chance: Chance): readonly [Point[], number] => {
  if (discipline === 'motocross') return [lanes(chance), 0.44];
  if (discipline === 'flat') return [oval(chance), between(chance, 0.3, 0.42)];
  if (discipline === 'road') return [around(chance, 7 + Math.floor(chance() * 3), 0.4), between(chance, 0.2, 0.28)];
  return [around(chance, 9 + Math.floor(chance() * 4), 0.5), 0.5];
};

const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The corners become quadratic curves; the box is filled in the direction that needs it most. */
const fitted = (points: readonly Point[], cut: number): readonly (readonly [Point, Point, Point])[] => {
  const corners = points.map((corner, at): readonly [Point, Point, Point] => {
    const [before, after] = [points.at(at - 1) as Point, points[(at + 1) % points.length] as Point];
    return [along(corner, before, cut), corner, along(corner, after, cut)];
  });
  const line = corners.flatMap(([from, corner, to]) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => along(along(from, corner, share), along(corner, to, share), share)),
  );
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const { width, height, edge } = TRACK_BOX;
  const scale = Math.min((width - 2 * edge) / wide, (height - 2 * edge) / high);
  const place = ([x, y]: Point): Point => [
    (x - left - wide / 2) * scale + width / 2,
    (y - top - high / 2) * scale + height / 2,
  ];
  return corners.map(([from, corner, to]) => [place(from), place(corner), place(to)]);
};

const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export interface TrackLine {
  /** a closed smooth curve in `TRACK_BOX` */
  readonly line: string;
  /** a short stroke across it, where the race starts */
  readonly start: string;
}

/**
 * The line of a track, always the same for an id: lanes and U-turns for motocross, an oval for flat track, straights
 * and corners for road, a wandering loop for off-road and for kinds that are not known.
 */
export const trackLine = (seed: string, discipline: Discipline | null): TrackLine => {
  const [points, cut] = shapeOf(discipline, chanceOf(seed));
  const corners = fitted(points, cut);
  const [first, second] = [corners[0]![2], corners[1]![0]];
  const [x, y] = along(first, second, 0.5);
  // across the way from the first corner to the second
  const [ahead, beside] = [corners[1]![1][0] - corners[0]![1][0], corners[1]![1][1] - corners[0]![1][1]];
  const long = Math.hypot(ahead, beside) || 1;
  const [dx, dy] = [(-beside / long) * 5, (ahead / long) * 5];
  return {
    line: `M${written([x, y])}${[...corners.slice(1), corners[0]!]
      .map(([from, corner, to]) => `L${written(from)}Q${written(corner)} ${written(to)}`)
      .join('')}Z`,
    start: `M${written([x - dx, y - dy])}L${written([x + dx, y + dy])}`,
  };
};
