import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  home: 'Accueil',
  addTitle: 'Ajouter un événement',
  addLead:
    'Un événement ne rapporte rien tant qu’un administrateur ne l’a pas rendu admissible. Vous pourrez ensuite ajouter ses classes.',
  add: 'Ajouter l’événement',
  added: 'L’événement est ajouté.',
  editTitle: 'Modifier l’événement',
  save: 'Enregistrer l’événement',
  saved: 'L’événement est enregistré.',
  back: 'Retour à l’événement',
  notYours: 'Cet événement appartient à un autre promoteur. Vous ne pouvez pas le modifier.',
  begun: 'L’événement a commencé\u00a0: ses dates sont fixées. Demandez à un administrateur si une date est fausse.',
  savedPaying: 'L’événement est enregistré. De nouvelles dates attendent un administrateur.',
  paying: 'Cet événement est admissible. Un administrateur approuve de nouvelles dates avant qu’elles s’appliquent.',
};
