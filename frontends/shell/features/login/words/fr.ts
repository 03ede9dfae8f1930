import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Connexion',
  lead: 'Pilotes, concessionnaires, promoteurs et administrateurs se connectent ici.',
  next: 'Connectez-vous pour accéder à la page demandée.',
  already: 'Vous êtes connecté en tant que {{name}}.',
  go: 'Aller à mon compte',
  or: 'ou',
  provider: 'Continuer avec {{name}}',
  passwordSet: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  invited: 'Votre compte est prêt. Connectez-vous avec le mot de passe que vous venez de choisir.',
  support: 'Contacter le soutien',
  problem: {
    SESSION_BROKEN:
      'Nous avons détecté un problème d’authentification, veuillez vous reconnecter. Si le problème persiste, contactez le soutien.',
    ACCOUNT_DEACTIVATED: 'Votre compte a été désactivé, veuillez contacter le soutien',
    SIGN_IN_UNAVAILABLE:
      'L’autre service est injoignable pour le moment. La connexion n’a pas eu lieu; réessayez dans un instant ou utilisez votre mot de passe.',
    other: 'La connexion n’a pas eu lieu. Réessayez, ou écrivez au soutien si le problème persiste.',
  },
  enroll: {
    title: 'Nouveau dans le programme?',
    lead: 'Inscrivez-vous avec votre moto et son NIV, courez dans une classe primée et gagnez du crédit concessionnaire ou de l’argent.',
    submit: 'S’inscrire',
    others: 'Les concessionnaires et les promoteurs sont invités par courriel.',
    recover: 'Adresse courriel oubliée?',
  },
  pin: {
    title: 'Il vous faut un nouveau NIP',
    lead: 'Votre nouveau mot de passe a confirmé votre adresse courriel. Par sécurité, le NIP choisi auparavant a été supprimé. Choisissez un nouveau NIP avant d’échanger vos récompenses chez un concessionnaire.',
    choose: 'Choisir un NIP',
    later: 'Plus tard',
  },
};
