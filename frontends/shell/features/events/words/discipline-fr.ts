import type { SameWords } from '@rrr/kit/base';
import type { en } from './discipline-en.js';

export const fr: SameWords<typeof en> = {
  motocross: 'Motocross',
  offroad: 'Hors route',
  road: 'Route',
  flat: 'Flat track',
  other: 'Autre',
};
