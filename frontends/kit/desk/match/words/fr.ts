import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  worth: 'vaut {{amount}}',
  ama: 'AMA {{number}}',
  evidence: {
    sameAmaNumber: 'Même numéro AMA',
    sameEmail: 'Même courriel',
    sameName: 'Même nom',
    similarName: 'Nom semblable',
    sameTown: 'Même ville',
    sameState: 'Même État ou province',
    otherAmaNumber: 'Autre numéro AMA',
    otherName: 'Autre nom',
    otherTown: 'Autre ville',
    otherState: 'Autre État ou province',
    emailNotVerified: 'Courriel non vérifié',
  },
  someone: 'Chercher un autre pilote',
  choose: 'Choisir',
  payAsked: 'Calcul du montant…',
  payUnknown: 'Choisissez ce pilote pour voir ce que cela rapporterait.',
  chooseOf: 'Choisir {{name}}',
  matchTitle: 'Associer {{written}} à {{name}}?',
  matchLead: 'Le choix est retenu pour les prochains fichiers.',
  confirm: 'Associer {{name}}',
  matched: '{{written}} est associé à {{name}}.',
  unmatchTitle: 'Retirer {{name}} de ce résultat?',
  unmatchLead: 'Le résultat n’a alors plus de pilote et ne rapporte rien.',
  unmatch: 'Retirer le pilote',
  unmatched: 'Le résultat n’a plus de pilote.',
};
