import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
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
