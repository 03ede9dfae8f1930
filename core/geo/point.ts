/** A location in millionths of a degree, as integers that are stored and compared exactly. */
export interface Point {
  readonly latE6: number;
  readonly lonE6: number;
}

const EARTH_RADIUS_MILES = 3958.7613;
const MILLION = 1_000_000;
const radians = (e6: number): number => ((e6 / MILLION) * Math.PI) / 180;

/** Great-circle distance in miles (haversine on a sphere; up to half a percent off). */
export const milesBetween = (a: Point, b: Point): number => {
  const half = (x: number): number => Math.sin(x / 2) ** 2;
  const chord =
    half(radians(b.latE6 - a.latE6)) +
    Math.cos(radians(a.latE6)) * Math.cos(radians(b.latE6)) * half(radians(b.lonE6 - a.lonE6));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/**
 * A latitude–longitude rectangle that contains every point within a distance. An index finds candidates with it before
 * exact distances are computed.
 */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;
const [POLE, HALF_TURN] = [90 * MILLION, 180 * MILLION];

/** Near a pole or across the date line, it spans all longitudes. */
export const boxAround = ({ latE6, lonE6 }: Point, miles: number): Box => {
  const up = Math.ceil((miles / MILES_PER_DEGREE) * MILLION) + 1;
  const [south, north] = [latE6 - up, latE6 + up];
  const all = { south: Math.max(south, -POLE), north: Math.min(north, POLE), west: -HALF_TURN, east: HALF_TURN };
  if (south <= -POLE || north >= POLE) return all;
  const aside =
    Math.ceil(
      ((Math.asin(Math.min(1, Math.sin(miles / EARTH_RADIUS_MILES) / Math.cos(radians(latE6)))) * 180) / Math.PI) *
        MILLION,
    ) + 1;
  const [west, east] = [lonE6 - aside, lonE6 + aside];
  return west < -HALF_TURN || east > HALF_TURN ? all : { south, north, west, east };
};
