export interface Point {
  /** degrees */
  lat: number;
  lng: number;
}

export interface MapPlace {
  id: string;
  name: string;
  /** address and the like, one line each */
  lines?: readonly string[];
  /** null: it is on the list and not on the map */
  at: Point | null;
  /** miles from where the reader is or searched */
  miles?: number | undefined;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export const milesBetween = (from: Point, to: Point): number => {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
};

/**
 * The places with their distance, nearest first; those without one come last, in the order given. A distance that is
 * there already (the server's) stands.
 */
export const nearestFirst = <P extends MapPlace>(places: readonly P[], from?: Point): readonly P[] =>
  places
    .map((place) => ({ ...place, miles: place.miles ?? (from && place.at ? milesBetween(from, place.at) : undefined) }))
    .sort((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity) || 0);
