import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Téléverser des événements',
  back: 'Retour à la série',
  pay: 'Les nouveaux événements sont admissibles',
  payHelp: 'Une ligne du fichier qui précise si son événement est admissible l’emporte.',
  paying: 'Les nouveaux événements sont admissibles, sauf si leur ligne précise le contraire.',
  notPaying: 'Les nouveaux événements ne sont pas admissibles, sauf si leur ligne précise le contraire.',
};
