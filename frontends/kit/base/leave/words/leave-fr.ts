import type { SameWords } from '../../words/messages.js';
import type { en } from './leave-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Vous quittez ce site',
  notice:
    'Vous quittez maintenant le site du programme de récompenses de contingence et entrez sur le site des sports motorisés.',
  proceed: 'Continuer',
  stay: 'Rester',
  unknown: 'L’adresse de ce site ne s’est pas chargée.',
  retry: 'Réessayer',
};
