import type { Discipline } from '../pieces/Plate.js';

/** The box of every emblem. */
export const EMBLEM_BOX = { width: 160, height: 100 } as const;

/**
 * One drawing for each kind of racing: lanes and U-turns for motocross, an oval for flat track, straights and corners for
 * road, a wandering loop for off-road, a ring where the kind is not known. Where its line starts, and the rest of it.
 */
export const EMBLEMS: Readonly<Record<Discipline | 'other', readonly [x: number, y: number, rest: string]>> = {
  motocross: [
    80,
    90,
    'H28Q10 90 10 72V24a14 14 0 0 1 28 0v20a14 14 0 0 0 28 0V24a14 14 0 0 1 28 0v20a14 14 0 0 0 28 0V24a14 14 0 0 1 28 0V72Q150 90 132 90Z',
  ],
  flat: [80, 82, 'H42a32 32 0 0 1 0-64H118a32 32 0 0 1 0 64Z'],
  road: [44, 88, 'H24Q10 88 10 74L14 24Q16 10 30 11L118 14Q126 15 132 22L148 46Q154 58 141 63L104 78Q92 88 80 88Z'],
  offroad: [70, 90, 'C40 90 22 72 14 52C6 26 24 18 56 14C84 10 104 18 132 26C160 34 160 52 130 62C96 74 112 90 70 90Z'],
  other: [80, 88, 'a38 38 0 1 1 .1 0Z'],
};
