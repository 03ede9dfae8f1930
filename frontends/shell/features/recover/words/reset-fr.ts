import type { SameWords } from '@rrr/kit/base';
import { commonFr } from './common-fr.js';
import type { resetEn } from './reset-en.js';

export const resetFr: SameWords<typeof resetEn> = {
  ...commonFr,
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Utilisez le code à 6 chiffres de notre dernier courriel. Il est valable 10 minutes.',
    sent: 'Si {{email}} a un compte, nous venons d’y envoyer un code. S’il n’arrive pas d’ici quelques minutes, regardez dans vos courriels indésirables.',
    codeHelp: '6 chiffres, dans notre dernier courriel.',
    linked: 'Vous avez ouvert le lien de notre courriel; le code est déjà saisi.',
    account: 'Compte',
    change: 'Utiliser une autre adresse ou un autre code',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement du mot de passe',
    failed: 'Votre mot de passe est inchangé',
    ends: 'L’enregistrement vous déconnecte de tous vos appareils.',
    again: 'Un code sert une seule fois, pendant 10 minutes. Seul le plus récent compte.',
  },
};
