import type { en } from './install-en.js';

export const fr: typeof en = {
  short: 'Red Rider',
  description: 'Voyez ce que paient les courses, inscrivez-vous et échangez vos récompenses.',
  title: 'Vous êtes hors ligne',
  lead: 'Cette page a besoin d’une connexion. Rien de ce que vous avez enregistré n’est perdu.',
  retry: 'Réessayer',
  events: 'Événements',
};
