import type { SameWords } from '@rrr/kit/base';
import { commonFr } from './common-fr.js';
import type { callbackEn } from './callback-en.js';

export const callbackFr: SameWords<typeof callbackEn> = {
  ...commonFr,
  callback: {
    title: 'Connexion en cours',
    lead: 'Nous vérifions la réponse de l’autre service.',
    failed: 'Vous n’êtes pas connecté',
    tryAgain: 'Réessayer',
    password: 'Utiliser un mot de passe',
    newPassword: 'Choisir un nouveau mot de passe',
    nothing: 'Il n’y a rien à terminer ici. Recommencez depuis la page de connexion.',
    unknownTitle: 'Vous n’avez pas encore de compte',
    unknown:
      'L’autre service a confirmé {{email}}, mais aucun compte n’utilise cette adresse. Inscrivez-vous pour en créer un.',
    enroll: 'S’inscrire avec cette adresse',
    other: 'Utiliser une autre adresse',
    others: 'Les concessionnaires et les promoteurs sont invités par courriel.',
  },
};
