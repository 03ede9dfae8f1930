import type { SameWords } from '@rrr/kit/base';
import { commonFr } from './common-fr.js';
import type { recoverEn } from './recover-en.js';

export const recoverFr: SameWords<typeof recoverEn> = {
  ...commonFr,
  recover: {
    title: 'Trouvez votre compte',
    lead: 'Pour les pilotes qui ne savent plus quelle adresse courriel leur compte utilise. Parlez-nous de votre moto et nous écrirons à cette adresse.',
    vin: 'NIV',
    vinHelp:
      '17 caractères, gravés sur la colonne de direction et imprimés sur votre certificat d’immatriculation. N’importe quelle moto de votre compte convient.',
    vinInvalid: 'NIV non valide',
    born: 'Date de naissance',
    submit: 'Envoyer le courriel',
    submitting: 'Envoi du courriel',
    failed: 'Aucun courriel n’a été envoyé',
    doneTitle: 'Consultez vos courriels',
    done: 'Si un pilote avec cette moto et cette date de naissance a un compte, nous venons d’écrire à son adresse. C’est l’adresse qui a reçu le courriel.',
    nothing:
      'Rien n’arrive? Regardez dans toutes les boîtes que vous avez pu utiliser, et dans les courriels indésirables.',
    again: 'Essayer avec une autre moto',
    others: 'Vous êtes concessionnaire, promoteur ou administrateur?',
  },
};
