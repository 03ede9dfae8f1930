import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  lead: 'Un résultat ne rapporte qu’avec une moto au NIV vérifié.',
  empty: 'Aucune moto n’est enregistrée\u00a0: les résultats ne rapportent rien.',
  add: 'Ajouter une moto',
  addTitle: 'Ajouter une moto',
  editTitle: 'Modifier {{bike}}',
  edit: 'Modifier',
  editOf: 'Modifier {{bike}}',
  remove: 'Retirer…',
  removeOf: 'Retirer {{bike}}',
  noVin: 'Aucun NIV',
  status: { verified: 'Vérifié', unverified: 'Non vérifié', invalid: 'Non valide' },
  by: 'Vérifié le {{when}} par {{name}}',
  taken: 'Un autre pilote actif a ce NIV, ou ce pilote est désactivé. La moto ne peut rien rapporter.',
  noYear: 'Le dixième caractère n’est pas celui de l’année-modèle',
  inDisputes: 'Décider dans les différends de NIV',
  checkDigit:
    'Le chiffre de contrôle ne correspond pas (49 CFR 565). Comparez le NIV avec le certificat d’immatriculation.',
  decide: {
    verified: 'Vérifier',
    invalid: 'Déclarer non valide',
    unverified: 'Remettre à «\u00a0Non vérifié\u00a0»',
    verifiedOf: 'Vérifier {{bike}}',
    invalidOf: 'Marquer {{bike}} non valide',
    unverifiedOf: 'Remettre {{bike}} à non vérifié',
    done: '{{bike}}\u00a0: {{status}}',
  },
  yearWrong: 'Entrez une année de {{from}} à {{to}}.',
  required: 'Obligatoire',
  takenHelp: 'Un autre pilote a ce NIV. Il figure parmi les litiges de NIV.',
  save: 'Enregistrer la moto',
  sending: 'Enregistrement',
  cancel: 'Annuler',
  added: 'La moto est ajoutée.',
  saved: 'La moto est enregistrée.',
  removeTitle: 'Retirer {{bike}}?',
  removeLead:
    'Ses prochains résultats ne rapporteront rien, et un autre pilote peut utiliser son NIV. Ce qu’elle a rapporté reste.',
  removed: 'La moto est retirée.',
  keep: 'Garder la moto',
};
