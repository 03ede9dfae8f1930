import type { SameWords } from '@rrr/kit/base';
import { commonFr } from './common-fr.js';
import type { invitationEn } from './invitation-en.js';

export const invitationFr: SameWords<typeof invitationEn> = {
  ...commonFr,
  invitation: {
    title: 'Acceptez votre invitation',
    lead: 'Choisissez un mot de passe, et votre compte de concessionnaire, de promoteur ou d’administrateur est prêt.',
    linked: 'Vous avez ouvert le lien de notre courriel; le code est déjà saisi.',
    emailHelp: 'L’adresse qui a reçu l’invitation.',
    code: 'Code d’invitation',
    codeHelp: '26 lettres et chiffres, dans notre dernière invitation.',
    submit: 'Créer mon compte',
    submitting: 'Création de votre compte',
    failed: 'Aucun compte n’a été créé',
    again: 'Une invitation sert une seule fois, pendant 7 jours. Seule la plus récente compte.',
    ask: 'Si la vôtre est trop ancienne, demandez à la personne qui vous a invité de la renvoyer.',
    used: 'Si vous l’avez déjà acceptée, connectez-vous.',
  },
};
