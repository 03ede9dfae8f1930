import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  title: 'Security check',
  why: {
    login: 'You entered several wrong passwords. Complete this check before you try again.',
    form: 'It keeps robots out.',
  },
  label: 'I’m not a robot',
  working: 'Checking your browser. This takes a few seconds.',
  done: { login: 'Checked. You can log in now.', form: 'Checked.' },
  required: { login: 'Tick this box before you log in.', form: 'Tick this box first.' },
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
    why: {
      login: 'Vous avez saisi plusieurs mots de passe erronés. Faites cette vérification avant de réessayer.',
      form: 'Elle tient les robots à l’écart.',
    },
    label: 'Je ne suis pas un robot',
    working: 'Vérification de votre navigateur. Cela prend quelques secondes.',
    done: { login: 'Vérifié. Vous pouvez maintenant vous connecter.', form: 'Vérifié.' },
    required: { login: 'Cochez cette case avant de vous connecter.', form: 'Cochez d’abord cette case.' },
    challengeFailed: 'La vérification n’a pas pu se terminer. Cochez la case pour réessayer.',
    noKey: 'Aucune clé fournie',
    noVersion: 'Aucune version fournie',
    loadFailed: 'Échec du chargement du script',
    executeFailed: 'Échec de l’exécution',
    retry: 'Réessayer',
  },
};
export const useWords = kitWordsHook<typeof en>(captchaMessages);
