import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  undo: 'Undo',
  undone: 'Undone.',
  unknown: 'We don’t know yet if this was done',
  unknownLead: 'The answer did not arrive. Ask again: it will not be done twice.',
  unknownOffline: 'You are offline. Ask again once the connection is back: it will not be done twice.',
  again: 'Ask again',
  asking: 'Asking again',
  unreadable: 'The answer could not be read.',
  changed: 'This has changed since you looked:',
  sameAsBefore: 'What you see here is up to date. Check it, then confirm again.',
};

export const actMessages: Words<typeof en> = {
  en,
  fr: {
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
  },
};
export const useWords = kitWordsHook<typeof en>(actMessages);
