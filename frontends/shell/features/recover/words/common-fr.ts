import type { SameWords } from '@rrr/kit/base';
import type { commonEn } from './common-en.js';

export const commonFr: SameWords<typeof commonEn> = {
  email: 'Adresse courriel',
  code: 'Code',
  required: 'Obligatoire',
  login: 'Retour à la connexion',
  support: 'Contacter le soutien',
  maybeDone:
    'Nous n’avons pas reçu de réponse à votre dernier essai; il a peut-être réussi. Si le code est maintenant refusé, essayez de vous connecter avec le nouveau mot de passe.',
  newCode: 'Envoyer un nouveau code',
};
