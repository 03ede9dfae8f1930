import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Pouvons-nous compter votre visite?',
  lead: 'Les statistiques de {{host}} nous aident à améliorer ces pages. Rien n’est compté avant votre accord, et vous pouvez changer votre réponse au bas de chaque page.',
  allow: 'Accepter',
  decline: 'Refuser',
  allowed: 'Les statistiques de visite sont activées.',
  declined: 'Les statistiques de visite sont désactivées.',
  change: 'Modifier',
};
