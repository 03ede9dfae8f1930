import type { Discipline } from '../pieces/Plate.js';

interface Line {
  /** a closed smooth curve in `EMBLEM_BOX` */
  readonly line: string;
  /** a short stroke across it */
  readonly start: string;
}

/** The box of every emblem. */
export const EMBLEM_BOX = { width: 160, height: 100 } as const;

/**
 * One drawing for each kind of racing: lanes and U-turns for motocross, an oval for flat track, straights and corners for
 * road, a wandering loop for off-road, a plain ring where the kind is not known.
 */
export const EMBLEMS: Readonly<Record<Discipline | 'other', Line>> = {
  motocross: {
    line: [
      'M80 89.4L71.6 89.4Q10 89.4 10 54.7L10 45.3Q10 10.6 21.1 10.6L24.1 10.6Q35.2 10.6 37.7 27.2L38.3 31.7',
      'Q40.8 48.3 50.7 48.3L53.3 48.3Q63.2 48.3 65.7 31.7L66.3 27.2Q68.8 10.6 78.7 10.6L81.3 10.6',
      'Q91.2 10.6 93.7 27.2L94.3 31.7Q96.8 48.3 106.7 48.3L109.3 48.3Q119.2 48.3 121.7 31.7L122.3 27.2',
      'Q124.8 10.6 135.9 10.6L138.9 10.6Q150 10.6 150 45.3L150 54.7Q150 89.4 88.4 89.4Z',
    ].join(''),
    start: 'M80 94.4L80 84.4',
  },
  flat: {
    line: [
      'M80 80.5L60.4 80.5Q10 80.5 10 58.5L10 41.5Q10 19.5 60.4 19.5L99.6 19.5Q150 19.5 150 41.5L150 58.5',
      'Q150 80.5 99.6 80.5Z',
    ].join(''),
    start: 'M80 85.5L80 75.5',
  },
  road: {
    line: [
      'M44.2 87.9L28.7 88.1Q9.6 88.3 10 77.4L10.6 59.8Q11 48.9 12.9 38.1L16 20.8Q17.9 10.1 34.1 12.2',
      'L60.3 15.6Q76.4 17.6 89.7 16.6L111.3 14.9Q124.6 13.8 133.2 26.2L147.1 46.2Q155.8 58.5 141.1 63.7',
      'L117.3 72.2Q102.6 77.4 96 80.2L85.3 84.7Q78.7 87.5 59.6 87.7Z',
    ].join(''),
    start: 'M44.2 92.9L44.1 82.9',
  },
  offroad: {
    line: [
      'M63.1 88.1L63.1 88.1Q36 85.4 27.8 74.9L27.8 74.9Q19.6 64.4 15 55.6L15 55.6Q10.4 46.7 10 34.6L10 34.6',
      'Q9.6 22.4 35.1 20.4L35.1 20.4Q60.7 18.4 68.1 13.5L68.1 13.5Q75.6 8.5 94.5 14.5L94.5 14.5',
      'Q113.5 20.5 126.8 23.8L126.8 23.8Q140.1 27.1 147.5 39.7L147.5 39.7Q155 52.4 142.2 57.7L142.2 57.7',
      'Q129.4 63.1 115 68L115 68Q100.6 73 95.4 81.9L95.4 81.9Q90.3 90.8 63.1 88.1Z',
    ].join(''),
    start: 'M62.6 93.1L63.6 83.1',
  },
  other: {
    line: [
      'M62 88.3L62 88.3Q44 85 31.7 76.2L31.7 76.2Q19.4 67.3 16.7 55.7L16.7 55.7Q14 44.1 21.8 33.4L21.8 33.4',
      'Q29.6 22.7 45.4 16.3L45.4 16.3Q61.2 10 80 10L80 10Q98.8 10 114.6 16.3L114.6 16.3',
      'Q130.4 22.7 138.2 33.4L138.2 33.4Q146 44.1 143.3 55.7L143.3 55.7Q140.6 67.3 128.3 76.2L128.3 76.2',
      'Q116 85 98 88.3L98 88.3Q80 91.7 62 88.3Z',
    ].join(''),
    start: 'M61.1 93.3L62.9 83.4',
  },
};
