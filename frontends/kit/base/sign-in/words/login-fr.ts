import type { SameWords } from '../../words/messages.js';
import type { en } from './login-en.js';

export const fr: SameWords<typeof en> = {
  email: 'Adresse courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours',
  required: 'Obligatoire',
  failed: 'Vous n’êtes pas connecté',
  captcha: 'Encore une étape',
  forgot: 'Mot de passe oublié?',
  support: 'Contacter le soutien',
  show: 'Afficher',
  hide: 'Masquer',
  capsLock: 'Le verrouillage des majuscules est activé.',
  newPassword: 'Nouveau mot de passe',
  repeat: 'Nouveau mot de passe, encore une fois',
  rules: {
    title: 'Votre mot de passe',
    long: 'Au moins 8 caractères',
    plain: 'Des lettres, des chiffres et des espaces, aucun caractère spécial comme {{signs}}',
    case: 'Les majuscules et les minuscules comptent',
    common: 'Pas de mot courant ni de suite de touches, comme motdepasse1 ou 12345678',
  },
  faults: {
    required: 'Obligatoire',
    short: 'Un mot de passe compte au moins 8 caractères.',
    special:
      'Un mot de passe ne contient que des lettres, des chiffres et des espaces, aucun caractère spécial comme {{signs}}.',
    different: 'Les deux mots de passe doivent être identiques',
  },
};
