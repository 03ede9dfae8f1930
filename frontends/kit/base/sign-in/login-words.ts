import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Log In',
  submitting: 'Logging in',
  required: 'Required',
  failed: 'You are not logged in',
  captcha: 'One more step',
  forgot: 'Forgot your password?',
  support: 'Contact support',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on.',
  newPassword: 'New password',
  repeat: 'New password again',
  rules: {
    title: 'Your password',
    long: 'At least 8 characters',
    plain: 'Letters, digits and spaces, no special characters such as {{signs}}',
    case: 'Capital and small letters count as different',
    common: 'Not a common word or a row of keys, such as password1 or 12345678',
  },
  faults: {
    required: 'Required',
    short: 'A password has at least 8 characters.',
    special: 'A password can contain only letters, digits and spaces, no special characters such as {{signs}}.',
    different: 'Both password inputs must be the same',
  },
};

export const loginMessages: Words<typeof en> = {
  en,
  fr: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion en cours',
    required: 'Obligatoire',
    failed: 'Vous n’êtes pas connecté',
    captcha: 'Encore une étape',
    forgot: 'Mot de passe oublié?',
    support: 'Écrire au soutien',
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
  },
};
export const useWords = kitWordsHook<typeof en>(loginMessages);
