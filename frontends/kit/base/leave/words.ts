import { kitWordsHook } from '../language/use-words.js';
import type { SameWords } from '../language/words.js';

export const en = {
  open: 'Red Rider Rewards: go to the powersports web site',
  title: 'You are leaving this site',
  notice: 'You are now leaving the rewards contingency program web site and entering the powersports web site.',
  proceed: 'Proceed',
  stay: 'Stay',
  unknown: 'The address of that site did not load.',
  retry: 'Try again',
};
export const fr: SameWords<typeof en> = {
  open: 'Red Rider Rewards\u00a0: aller au site des sports motorisés',
  title: 'Vous quittez ce site',
  notice:
    'Vous quittez maintenant le site du programme de récompenses de contingence et entrez sur le site des sports motorisés.',
  proceed: 'Continuer',
  stay: 'Rester',
  unknown: 'L’adresse de ce site ne s’est pas chargée.',
  retry: 'Réessayer',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
