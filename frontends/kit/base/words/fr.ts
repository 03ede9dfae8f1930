import { fr as nothing } from './nothing-fr.js';
import type { SameWords } from './messages.js';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  brand: 'Red Rider Rewards',
  leave: 'Red Rider Rewards\u00a0: aller au site des sports motorisés',
  http: {
    network: 'Impossible de joindre le serveur. Rien n’a été perdu. Vérifiez votre connexion, puis réessayez.',
    timeout: 'Le serveur a mis trop de temps à répondre. Vérifiez votre connexion, puis réessayez.',
    again: 'Nous continuons d’essayer.',
    unexpected: 'Erreur inattendue',
    broken: 'Une erreur s’est produite de notre côté. Réessayez dans une minute.',
  },
  failure: {
    title: 'Une erreur s’est produite',
    lead: 'Cette page a cessé de fonctionner. Rien de ce que vous avez enregistré n’est perdu.',
    retry: 'Réessayer',
    home: nothing.home,
    chunkTitle: 'Cette page ne s’est pas chargée',
    chunkLead: 'La connexion a peut-être été coupée, ou une nouvelle version vient d’être publiée.',
    contractTitle: 'Cet espace est en cours de mise à jour',
    contractLead: 'Il ne fonctionne pas encore avec le reste du portail. Rechargez la page dans quelques minutes.',
    reload: 'Recharger la page',
    offlineLead: 'Vous êtes hors ligne. Cette page se chargera dès que la connexion sera rétablie.',
    unreachable: 'Le serveur ne répond pas encore. Réessayez dans un instant.',
    slowTitle: 'Chargement en cours',
    slowLead: 'La connexion est lente ou le serveur est occupé. Nous continuerons d’essayer.',
    fallback: nothing.fallback,
  },
  missing: {
    code: '404',
    title: 'Page introuvable',
    lead: 'Impossible de trouver cette page',
    start: 'Aller à ma page d’accueil',
  },
  list: {
    page: 'Page {{page}} sur {{total}}',
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    pastEnd: 'Cette page se trouve après la fin de la liste.',
    lastPage: 'Aller à la dernière page ({{page}})',
  },
  steps: { label: 'Étape {{at}} sur {{of}}' },
  place: { none: 'Aucune position', DNF: 'Abandon', DNS: 'Non partant', DQ: 'Disqualifié' },
  format: { tbd: 'À déterminer', unknown: 'Inconnu', invalidDate: 'Date non valide' },
};
