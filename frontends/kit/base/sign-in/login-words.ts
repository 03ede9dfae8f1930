import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Log In',
  submitting: 'Logging in',
  required: 'Required',
  failed: 'You are not logged in',
};

const loginMessages: Words<typeof en> = {
  en,
  fr: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion en cours',
    required: 'Obligatoire',
    failed: 'Vous n’êtes pas connecté',
  },
};
export const useWords = kitWordsHook<typeof en>(loginMessages);
