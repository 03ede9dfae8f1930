import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  picture: {
    title: 'Logo ou photo',
    label: 'Nouvelle image',
    help: 'Elle est montrée à côté de vos événements.',
    remove: 'Retirer l’image',
    removed: 'L’image est retirée.',
  },
  password: {
    title: 'Changer le mot de passe',
    lead: 'Tous les autres appareils sont déconnectés, et nous envoyons un courriel.',
    old: 'Mot de passe actuel',
    oldRequired: 'Saisissez votre mot de passe actuel.',
    submit: 'Changer le mot de passe',
    sending: 'Changement du mot de passe',
    done: 'Votre mot de passe est changé.',
  },
};
