import { kitWordsHook, type SameWords } from '@rrr/kit/base';

export const en = {
  back: 'Back',
  retry: 'Try again',
  outdated: 'This is the new preview.',
  unheard: 'We did not hear back. Nothing is lost: try again, and nothing is stored or paid twice.',
  read: '{{file}}, header in line {{line}}',
  readNoHeader: '{{file}}, no header',
  remap: 'Change column mapping',
  blocked_one: '{{count}} line needs correcting before anything can be stored.',
  blocked_other: '{{count}} lines need correcting before anything can be stored.',
  blockedColumns: 'Say what the columns hold; then the file can be stored.',
  answer_one: 'Answer {{count}} question',
  answer_other: 'Answer {{count}} questions',
};
export const fr: SameWords<typeof en> = {
  back: 'Retour',
  retry: 'Réessayer',
  outdated: 'Voici le nouvel aperçu.',
  unheard:
    'Nous n’avons pas reçu de réponse. Rien n’est perdu\u00a0: réessayez, et rien ne sera enregistré ni payé deux fois.',
  read: '{{file}}, en-tête à la ligne {{line}}',
  readNoHeader: '{{file}}, sans en-tête',
  remap: 'Modifier l’association des colonnes',
  blocked_one: '{{count}} ligne à corriger avant de pouvoir enregistrer.',
  blocked_other: '{{count}} lignes à corriger avant de pouvoir enregistrer.',
  blockedColumns: 'Indiquez ce que contiennent les colonnes; le fichier pourra ensuite être enregistré.',
  answer_one: 'Répondre à {{count}} question',
  answer_other: 'Répondre à {{count}} questions',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
