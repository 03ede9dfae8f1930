import type { SameWords } from '../../words/messages.js';
import type { en } from './captcha-en.js';

export const fr: SameWords<typeof en> = {
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
};
