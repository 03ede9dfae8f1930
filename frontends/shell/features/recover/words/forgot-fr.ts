import type { SameWords } from '@rrr/kit/base';
import { commonFr } from './common-fr.js';
import type { forgotEn } from './forgot-en.js';

export const forgotFr: SameWords<typeof forgotEn> = {
  ...commonFr,
  forgot: {
    title: 'Mot de passe oublié?',
    lead: 'Saisissez l’adresse courriel de votre compte. Nous y enverrons un lien et un code pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le code',
    submitting: 'Envoi du code',
    failed: 'Aucun code n’a été envoyé',
    unsure: 'Vous ne savez plus quelle adresse vous utilisez?',
    find: 'Trouver votre compte avec votre NIV',
    haveCode: 'J’ai déjà un code',
  },
};
