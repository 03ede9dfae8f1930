import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  title: 'Security check',
  why: 'You entered several wrong passwords. Complete this check before you try again.',
  whyForm: 'This keeps automated messages out.',
  label: 'I’m not a robot',
  working: 'Checking your browser. This takes a few seconds.',
  done: 'Checked. You can log in now.',
  doneForm: 'Checked.',
  required: 'Tick this box before you log in.',
  requiredForm: 'Tick this box before you send the form.',
  challengeFailed: 'The check could not be completed. Tick the box to try again.',
  noKey: 'No key provided',
  noVersion: 'No version provided',
  loadFailed: 'Failed to load script',
  executeFailed: 'Failed to execute',
  retry: 'Try again',
};

export const captchaMessages: Words<typeof en> = {
  en,
  fr: {
    title: 'Vérification de sécurité',
    why: 'Vous avez saisi plusieurs mots de passe erronés. Faites cette vérification avant de réessayer.',
    whyForm: 'Cette vérification écarte les messages automatisés.',
    label: 'Je ne suis pas un robot',
    working: 'Vérification de votre navigateur. Cela prend quelques secondes.',
    done: 'Vérifié. Vous pouvez maintenant vous connecter.',
    doneForm: 'Vérifié.',
    required: 'Cochez cette case avant de vous connecter.',
    requiredForm: 'Cochez cette case avant d’envoyer le formulaire.',
    challengeFailed: 'La vérification n’a pas pu se terminer. Cochez la case pour réessayer.',
    noKey: 'Aucune clé fournie',
    noVersion: 'Aucune version fournie',
    loadFailed: 'Échec du chargement du script',
    executeFailed: 'Échec de l’exécution',
    retry: 'Réessayer',
  },
};
export const useWords = kitWordsHook<typeof en>(captchaMessages);
