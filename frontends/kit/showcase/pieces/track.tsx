import { Track, type Discipline } from '@rrr/kit/base';
import { piece, type Both } from '../piece.js';

const DISCIPLINES: readonly (readonly [Discipline | null, Both])[] = [
  ['motocross', ['Motocross', 'Motocross']],
  ['offroad', ['Off-road', 'Hors route']],
  ['road', ['Road', 'Route']],
  ['flat', ['Flat track', 'Flat track']],
  [null, ['Not known', 'Inconnu']],
];

export const track = piece(
  'Track',
  'base',
  DISCIPLINES.map(
    ([discipline, name]) => [name, () => <Track id="01jt8q5v7c0000000000000001" discipline={discipline} />] as const,
  ),
);
