import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  open: 'Search',
  title: 'Search',
  placeholder: 'Find a page or an action',
  results: 'Results',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  none: 'Nothing matches “{{query}}”.',
  searching: 'Searching',
  failed: '{{what}}: the search did not respond. Change the text to try again.',
  notLoaded: 'The search did not load. Check your connection and try again.',
  pages: 'Pages',
  account: 'Account',
  choose: 'choose',
  go: 'open',
  close: 'Close',
};
const fr: SameWords<typeof en> = {
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

export const useWords = kitWordsHook<typeof en>({ en, fr });
