import type { SameWords } from '../../language/words.js';
import type { en } from './act-en.js';

export const fr: SameWords<typeof en> = {
  undo: 'Annuler',
  undone: 'Annulé.',
  unknown: 'Nous ne savons pas encore si c’est fait',
  unknownLead: 'La réponse n’est pas arrivée. Redemandez-la : rien ne sera fait deux fois.',
  unknownOffline: 'Vous êtes hors ligne. Redemandez-la au retour de la connexion : rien ne sera fait deux fois.',
  again: 'Redemander la réponse',
  asking: 'Nouvelle demande en cours',
  unreadable: 'La réponse est illisible.',
  changed: 'Changements depuis votre vérification :',
  sameAsBefore: 'Ce que vous voyez ici est à jour. Vérifiez, puis confirmez de nouveau.',
};
