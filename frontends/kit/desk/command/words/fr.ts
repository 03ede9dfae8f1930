import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  open: 'Rechercher',
  title: 'Rechercher',
  placeholder: 'Trouver une page ou une action',
  results: 'Résultats',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  none: 'Rien ne correspond à «\u00a0{{query}}\u00a0».',
  searching: 'Recherche en cours',
  failed: '{{what}}\u00a0: la recherche n’a pas répondu. Modifiez le texte pour réessayer.',
  notLoaded: 'La recherche ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
  pages: 'Pages',
  account: 'Compte',
  choose: 'choisir',
  go: 'ouvrir',
  close: 'Fermer',
};
