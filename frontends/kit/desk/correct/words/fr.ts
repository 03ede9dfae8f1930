import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  checking: 'Vérification de ce qui change',
  money: 'Ce qui change pour les pilotes',
  issued: 'Nouvelles récompenses',
  reversed: 'Retiré des soldes',
  overpaid: 'Déjà échangé ou reçu',
  overpaidLead: 'Les pilotes gardent ce qu’ils ont déjà échangé ou reçu. C’est signalé à l’administrateur.',
  nothing: 'Aucune récompense ne change.',
  spent: 'Pilotes qui l’ont reçu',
  changed: '{{what}}\u00a0: {{before}} avant, {{now}} maintenant',
  tie: 'Est-ce une égalité?',
  tied: 'Oui, ils sont à égalité',
  keep: 'Revenir',
  whenAsked: 'Au moment de la demande\u00a0:',
  riders_one: 'Cela change les récompenses de {{count}} pilote.',
  riders_other: 'Cela change les récompenses de {{count}} pilotes.',
  beforeAfter: '{{before}} → {{after}}',
  whose_one: '{{count}} résultat qui rapporterait autre chose',
  whose_other: '{{count}} résultats qui rapporteraient autre chose',
};
