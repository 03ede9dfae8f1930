import { Plate } from '@rrr/kit/base';
import { piece } from '../piece.js';

export const plate = piece('Plate', 'base', [
  [['First', 'Premier'], () => <Plate place={1} />],
  [['Twelfth, large', 'Douzième, grande'], () => <Plate place={12} size={64} />],
  [['Did not finish', 'Abandon'], () => <Plate place={null} type="DNF" />],
  [['No place', 'Aucune place'], () => <Plate place={null} />],
]);
