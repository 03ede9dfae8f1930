import { kitWordsHook, useFormats, type SameWords } from '@rrr/kit/base';

const en = {
  choose: 'Choose a file',
  camera: 'Take a photo',
  drop: 'or drop it here',
  limit: '{{kinds}}, up to {{size}}',
  kinds: { sheet: 'CSV, XLSX or ODS', picture: 'PNG or JPG', pdf: 'PDF' },
  or: ' or ',
  paste: 'Paste a table instead',
  pasteHelp: 'Copy the rows in a spreadsheet or on a web page, with their headers, and paste them here.',
  pasteRead: 'Read what I pasted',
  pastedName: 'pasted.csv',
  pastedTooLarge: 'What you pasted is {{size}}, which is too much. Choose a file instead.',
  another: 'Choose another file',
  remove: 'Remove {{name}}',
  cancel: 'Cancel',
  canceled: 'Canceled. Nothing was saved.',
  retry: 'Try again',
  sending: 'Sending {{name}}',
  reading: 'Reading {{name}}',
  waiting: '{{name}} waits for another file to be read',
  readingRows: 'Reading {{name}}: {{done}} of {{rows}} rows',
  judging: 'Working out what the rows of {{name}} pay',
  sent: '{{name}} was received',
  preview: 'Preview of {{name}}',
  size: { mb: '{{value}} MB', kb: '{{value}} KB' },
  empty: 'This file is empty. Choose another one.',
  tooLarge: {
    sheet: 'This file is {{size}}; the limit is {{limit}}. Send it in several parts or save it without pictures.',
    picture: 'This file is {{size}}; the limit is {{limit}}. Choose a smaller picture.',
    pdf: 'This file is {{size}}; the limit is {{limit}}. Save it with smaller pictures.',
  },
  wrongType: {
    sheet: 'This is not a CSV, XLSX or ODS file. In your spreadsheet choose “Save as”, then CSV or XLSX.',
    picture: 'This is not a PNG or JPG picture. On a phone, take a photo; on a computer, save it as PNG or JPG.',
    pdf: 'This is not a {{kinds}} file.',
  },
  notATable: {
    pdf: 'This is a PDF, not a CSV or XLSX file. Save the table as CSV or XLSX in the program that made the PDF.',
    picture: 'This is a picture, not a CSV or XLSX file. Enter the table by hand, or ask for it as CSV or XLSX.',
    text: 'This is a text document, not a CSV or XLSX file. Copy its table into a spreadsheet and save it as CSV or XLSX.',
    archive: 'This is an archive, not a CSV or XLSX file. Unpack it and choose the CSV or XLSX file in it.',
  },
};
const fr: SameWords<typeof en> = {
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

export const useWords = kitWordsHook<typeof en>({ en, fr });

const MEGABYTE = 1024 * 1024;

/** A size in bytes as a person reads it, rounded up: what is over the limit must never read as the limit. */
export const useFileSize = (): ((bytes: number) => string) => {
  const [say, formats] = [useWords(), useFormats()];
  return (bytes) =>
    bytes >= MEGABYTE
      ? say('size.mb', { value: formats.count(Math.ceil((bytes / MEGABYTE) * 10) / 10) })
      : say('size.kb', { value: formats.count(Math.ceil(bytes / 1024)) });
};
