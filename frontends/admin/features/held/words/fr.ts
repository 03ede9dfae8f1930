import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'À vérifier avant de payer',
  lead: 'Ces récompenses attendent qu’un administrateur les ait vérifiées. Un signal n’est pas une preuve; la plupart sont en règle.',
  state: 'Statut',
  states: { false: 'En attente', true: 'Refusées' },
  signal: 'Signal',
  signals: {
    ENROLLED_AFTER_RACE: 'Inscription après la course',
    VIN_AFTER_RACE: 'NIV vérifié après la course',
    FIRST_START_FIRST_PLACE: 'Première position au premier départ',
    PROMOTER_THEMSELVES: 'Mêmes coordonnées que le promoteur',
    PURSE_RAISED: 'Bourse augmentée peu avant',
    SAME_WINNERS: 'Mêmes gagnants à un autre événement',
    ENTERED_BY_MAKER: 'Saisis par l’auteur de l’événement',
  },
  rider: 'Pilote',
  event: 'Événement',
  inClass: 'Classe',
  place: 'Position',
  amount: 'Montant',
  why: 'Motif de la vérification',
  enrolled: 'Inscription',
  vinVerified: 'NIV vérifié',
  bike: 'Moto',
  others: 'Autres résultats',
  none: 'Aucun',
  since: 'En attente depuis {{when}}',
  refusedBy: 'Refusée {{when}} par {{who}}\u00a0: {{reason}}',
  enteredByYou:
    'Vous avez saisi des résultats de cette classe; un autre administrateur doit donc libérer la récompense.',
  empty: { false: 'Aucune récompense n’est à vérifier.', true: 'Aucune récompense n’a été refusée.' },
  evidence: 'Le pilote et la course',
  acts: { release: 'Libérer', refuse: 'Refuser' },
  rows: { release: 'Libérée', refuse: 'Refusée' },
  titles: {
    release_one: 'Libérer {{count}} récompense?',
    release_other: 'Libérer {{count}} récompenses?',
    refuse_one: 'Refuser {{count}} récompense?',
    refuse_other: 'Refuser {{count}} récompenses?',
  },
  leads: {
    release: 'Les pilotes sont payés maintenant et reçoivent un courriel. Votre motif est consigné.',
    refuse:
      'Rien n’est versé. Les pilotes reçoivent un courriel avec votre motif. Vous pourrez encore libérer la récompense.',
  },
  reason: 'Motif',
  required: 'Indiquez un motif.',
  keep: 'Revenir',
  notHeld: 'Une autre personne a déjà décidé.',
  done: { release: '{{amount}} libérés pour {{name}}.', refuse: '{{amount}} ne sont pas versés à {{name}}.' },
};
