import { Emblem, type Discipline } from '@rrr/kit/base';
import { piece, type Both } from '../piece.js';

const DISCIPLINES: readonly (readonly [Discipline | null, Both])[] = [
  ['motocross', ['Motocross', 'Motocross']],
  ['offroad', ['Off-road', 'Hors route']],
  ['road', ['Road', 'Route']],
  ['flat', ['Flat track', 'Flat track']],
  [null, ['Not known', 'Inconnu']],
];

export const emblem = piece(
  'Emblem',
  'base',
  DISCIPLINES.map(([discipline, name]) => [name, () => <Emblem discipline={discipline} />] as const),
);
