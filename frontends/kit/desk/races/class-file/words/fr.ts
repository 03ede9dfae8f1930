import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Envoyer les résultats',
  steps: { file: 'Classe et fichier', columns: 'Colonnes', check: 'Vérifier', done: 'Enregistré' },
  class: 'Classe',
  chooseClass: 'Choisissez une classe',
  file: 'Fichier',
  columns:
    'Une ligne par pilote. Nous lisons la position, le nom du pilote (en une ou deux colonnes), le numéro AMA, le numéro de plaque, la ville et la province ou l’État, le courriel, la moto ou la marque, et DNF, DNS ou DQ. Les autres colonnes sont ignorées.',
  moreStarted: 'Y avait-il plus de partants que dans le fichier?',
  entrants: 'Nombre de partants',
  entrantsHelp:
    'Seulement si le fichier ne contient que les pilotes classés. Une classe exige au moins {{count}} partants pour être primée.',
  entrantsSteps:
    'Seulement si le fichier ne contient que les pilotes classés. Selon le nombre de partants\u00a0: {{steps}}.',
  entrantsApply: 'Utiliser ce nombre',
  entrantsInvalid: 'Saisissez un nombre entier de 1 à 10 000.',
  pays: 'Cette classe paie',
  paysNow: 'Paie maintenant',
  issued: 'Nouvelles récompenses',
  reversed: 'Retiré des soldes',
  overpaid: 'Déjà échangé ou payé. Les pilotes le gardent.',
  nothing: 'Aucun changement. Ces résultats sont déjà enregistrés.',
  removed_one: '{{count}} résultat serait retiré',
  removed_other: '{{count}} résultats seraient retirés',
  confirm_one: 'Enregistrer {{count}} résultat · paie {{amount}}',
  confirm_other: 'Enregistrer {{count}} résultats · paie {{amount}}',
  storing: 'Enregistrement des résultats',
  open_one:
    '{{count}} ligne n’est associée à aucun pilote. Vous pouvez l’enregistrer et choisir le pilote plus tard; elle ne rapporte rien d’ici là.',
  open_other:
    '{{count}} lignes ne sont associées à aucun pilote. Vous pouvez les enregistrer ainsi et choisir plus tard; elles ne rapportent rien d’ici là.',
  stored_one: '{{count}} résultat de {{name}} est enregistré.',
  stored_other: '{{count}} résultats de {{name}} sont enregistrés.',
  storedPays: 'La classe paie {{amount}}. Nous informerons les pilotes par courriel.',
  next: 'Suivante\u00a0: {{name}}',
  all: 'Toutes les classes de cet événement ont leurs résultats.',
};
