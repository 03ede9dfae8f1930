import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Téléverser des événements',
  back: 'Retour à la série',
  notYours: 'Cette série appartient à un autre promoteur. Vous ne pouvez pas y ajouter d’événements.',
  notPaying: 'Les nouveaux événements ne rapportent rien tant qu’un administrateur ne les a pas rendus admissibles.',
};
