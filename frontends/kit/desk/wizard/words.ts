import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  back: 'Back',
  retry: 'Try again',
  outdated: 'This is the new preview.',
  unheard: 'We received no response. Try again. Nothing is saved or paid twice.',
  read: '{{file}}, header in line {{line}}',
  readNoHeader: '{{file}}, no header',
  remap: 'Change column mapping',
  blocked_one: '{{count}} line must be corrected before you can save.',
  blocked_other: '{{count}} lines must be corrected before you can save.',
  blockedColumns: 'Choose what each column contains before you save.',
  asked_one: 'Answer {{count}} question to go on.',
  asked_other: 'Answer {{count}} questions to go on.',
  templates: 'Template with two example rows:',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  answer_one: 'Answer {{count}} question',
  answer_other: 'Answer {{count}} questions',
};
const fr: SameWords<typeof en> = {
  back: 'Retour',
  retry: 'Réessayer',
  outdated: 'Voici le nouvel aperçu.',
  unheard: 'Nous n’avons pas reçu de réponse. Réessayez. Rien ne sera enregistré ni payé deux fois.',
  read: '{{file}}, en-tête à la ligne {{line}}',
  readNoHeader: '{{file}}, sans en-tête',
  remap: 'Modifier l’association des colonnes',
  blocked_one: '{{count}} ligne doit être corrigée avant l’enregistrement.',
  blocked_other: '{{count}} lignes doivent être corrigées avant l’enregistrement.',
  blockedColumns: 'Indiquez ce que contient chaque colonne avant d’enregistrer.',
  asked_one: 'Répondez à {{count}} question pour continuer.',
  asked_other: 'Répondez à {{count}} questions pour continuer.',
  templates: 'Modèle avec deux lignes d’exemple\u00a0:',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  answer_one: 'Répondre à {{count}} question',
  answer_other: 'Répondre à {{count}} questions',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
