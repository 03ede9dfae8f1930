import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Messages de contact',
  lead: 'Ce que les visiteurs ont écrit dans le formulaire de contact. Chaque message arrive aussi dans notre boîte de courriel.',
  one: 'Message de contact',
  state: 'Statut',
  states: { open: 'En attente', answered: 'Répondu', closed: 'Fermé' },
  query: 'Nom ou courriel',
  from: 'De',
  noSubject: 'Aucun objet',
  message: 'Message',
  email: 'Courriel',
  phone: 'Téléphone',
  received: 'Reçu',
  receivedOn: 'Reçu le {{when}}',
  re: 'Votre message',
  reply: 'Répondre par courriel',
  next: 'Statut',
  nextLead:
    'Votre réponse part de votre propre logiciel de courriel. Indiquez ensuite ici que c’est fait. Le message est supprimé {{days}} jours plus tard.',
  acts: {
    open: 'Remettre en attente',
    answered: 'Marquer comme répondu',
    closed: 'Fermer sans réponse',
  },
  done: {
    open: 'Le message est de nouveau en attente.',
    answered: 'Le message est marqué comme répondu.',
    closed: 'Le message est fermé.',
  },
  decided: { answered: 'Répondu', closed: 'Fermé' },
  by: '{{when}}, par {{who}}',
  deleted: 'Supprimé le',
  empty: {
    open: 'Aucun message n’attend de réponse.',
    answered: 'Aucun message répondu.',
    closed: 'Aucun message fermé.',
  },
};
