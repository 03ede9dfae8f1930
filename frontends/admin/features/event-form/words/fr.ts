import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  events: 'Événements',
  addTitle: 'Ajouter un événement',
  addLead: 'Vous pourrez ensuite ajouter ses classes et ses bourses.',
  add: 'Ajouter l’événement',
  added: 'L’événement est ajouté.',
  editTitle: 'Modifier l’événement',
  save: 'Enregistrer l’événement',
  saved: 'L’événement est enregistré.',
  back: 'Retour à l’événement',
  raced:
    'Cet événement a des résultats. Si vous changez ses dates ou son admissibilité, ils sont réévalués\u00a0: des récompenses sont ajoutées ou reprises, sauf ce que les pilotes ont déjà échangé ou reçu.',
  datesWait:
    'Cet événement a commencé ou a des résultats. D’autres dates attendent un autre administrateur si le programme en a deux; le reste est enregistré immédiatement.',
  noPromoter: 'Aucun promoteur',
  fields: { paying: 'Événement admissible', promoterId: 'Promoteur' },
  help: {
    paying: 'Les résultats d’un événement non admissible ne rapportent rien.',
    promoterId: 'Le promoteur envoie ses résultats et les corrige.',
  },
};
