import type { guardianEn } from './guardian-en.js';

export const guardianFr: typeof guardianEn = {
  title: 'Consentement d’un parent ou d’un tuteur',
  lead: '{{name}} a moins de {{age}} ans et vous a indiqué comme parent ou tuteur légal. Rien n’est payé avant votre accord.',
  agrees: {
    race: '{{name}} participe au programme et en respecte le règlement.',
    data: 'Nous conservons le nom, les coordonnées, la moto et les résultats du pilote, comme l’explique la page sur la confidentialité.',
    money:
      'Les récompenses sont conservées en crédit pour le pilote, qui les échange chez les concessionnaires avec un NIP.',
  },
  rules: 'Lire le règlement',
  guardian: 'Votre nom',
  guardianHelp: 'Votre propre nom, pas celui du pilote.',
  agree: 'Je suis le parent ou le tuteur légal de {{name}} et je donne mon accord.',
  agreeMissing: 'Cochez cette case pour donner votre accord.',
  required: 'Obligatoire',
  submit: 'Je donne mon accord',
  submitting: 'Enregistrement de votre accord',
  failed: 'Votre accord n’a pas été enregistré',
  notYou: 'Si vous n’êtes ni le parent ni le tuteur, fermez cette page. Il ne se passera rien.',
  done: 'Merci',
  doneText:
    'Votre accord pour {{name}} est enregistré. Les récompenses qui l’attendaient sont versées maintenant, et les suivantes dès qu’elles sont gagnées. Vous n’avez rien d’autre à faire.',
  loading: 'Chargement',
  ended: 'Ce lien n’est plus valide. Demandez au pilote de vous en envoyer un nouveau depuis son profil.',
  noLink: 'Ouvrez le lien de notre courriel pour voir ce que vous acceptez.',
  retry: 'Réessayer',
};
