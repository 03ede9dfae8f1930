import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  choose: 'Choisir un fichier',
  camera: 'Prendre une photo',
  drop: 'ou déposez-le ici',
  limit: '{{kinds}}, {{size}} au plus',
  kinds: { sheet: 'CSV, XLSX ou ODS', picture: 'PNG ou JPG', pdf: 'PDF' },
  or: ' ou ',
  paste: 'Coller plutôt un tableau',
  pasteHelp: 'Copiez les lignes dans un tableur ou sur une page Web, avec leurs en-têtes, et collez-les ici.',
  pasteRead: 'Lire ce que j’ai collé',
  pastedName: 'colle.csv',
  pastedTooLarge: 'Ce que vous avez collé fait {{size}}; c’est trop. Choisissez plutôt un fichier.',
  another: 'Choisir un autre fichier',
  remove: 'Retirer {{name}}',
  cancel: 'Annuler',
  canceled: 'Annulé. Rien n’a été enregistré.',
  retry: 'Réessayer',
  sending: 'Envoi de {{name}}',
  reading: 'Lecture de {{name}}',
  waiting: '{{name}} attend la lecture d’un autre fichier',
  readingRows: 'Lecture de {{name}}\u00a0: {{done}} lignes sur {{rows}}',
  judging: 'Calcul de ce que paient les lignes de {{name}}',
  sent: '{{name}} a été reçu',
  preview: 'Aperçu de {{name}}',
  size: { mb: '{{value}}\u00a0Mo', kb: '{{value}}\u00a0ko' },
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  tooLarge: {
    sheet:
      'Ce fichier fait {{size}}; la limite est de {{limit}}. Envoyez-le en plusieurs parties ou enregistrez-le sans images.',
    picture: 'Ce fichier fait {{size}}; la limite est de {{limit}}. Choisissez une image plus petite.',
    pdf: 'Ce fichier fait {{size}}; la limite est de {{limit}}. Enregistrez-le avec des images plus petites.',
  },
  wrongType: {
    sheet:
      'Ce n’est pas un fichier CSV, XLSX ou ODS. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0», puis CSV ou XLSX.',
    picture:
      'Ce n’est pas une image PNG ou JPG. Avec un téléphone, prenez une photo; sur un ordinateur, enregistrez-la en PNG ou JPG.',
    pdf: 'Ce n’est pas un fichier {{kinds}}.',
  },
  notATable: {
    pdf: 'C’est un PDF, et non un fichier CSV ou XLSX. Enregistrez le tableau en CSV ou XLSX dans son logiciel d’origine.',
    picture:
      'C’est une image, et non un fichier CSV ou XLSX. Saisissez le tableau à la main, ou demandez-le en CSV ou XLSX.',
    text: 'C’est un document texte, et non un fichier CSV ou XLSX. Copiez son tableau dans un tableur et enregistrez-le ainsi.',
    archive:
      'C’est une archive, et non un fichier CSV ou XLSX. Décompressez-la et choisissez le fichier qu’elle contient.',
  },
};
