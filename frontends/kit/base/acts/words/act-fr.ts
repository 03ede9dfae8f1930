import type { SameWords } from '../../words/messages.js';
import type { en } from './act-en.js';

export const fr: SameWords<typeof en> = {
  undo: 'Annuler',
  undone: 'Annulé.',
  unknown: 'Pas encore confirmé',
  unknownLead: 'La réponse n’est pas arrivée. Vérifiez de nouveau : rien ne sera fait deux fois.',
  unknownOffline: 'Vous êtes hors ligne. Vérifiez de nouveau au retour de la connexion : rien ne sera fait deux fois.',
  again: 'Vérifier de nouveau',
  asking: 'Vérification en cours',
  unreadable: 'La réponse est illisible.',
  changed: 'Changements depuis votre vérification :',
  sameAsBefore: 'Ce que vous voyez ici est à jour. Vérifiez, puis confirmez de nouveau.',
};
