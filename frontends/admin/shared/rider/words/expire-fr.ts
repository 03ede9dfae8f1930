import type { SameWords } from '@rrr/kit/base';
import type { en } from './expire-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Annuler {{amount}}?',
  lead: '{{name}} perd {{amount}} ({{award}}) et reçoit un courriel avec votre raison. Seule une rectification peut rendre cette somme.',
  reason: 'Raison, pour le pilote',
  required: 'Dites pourquoi le montant est annulé.',
  confirm: 'Annuler {{amount}}',
  keep: 'Garder en attente',
  waits: 'Un autre administrateur décide d’abord si {{amount}} de {{name}} sont annulés.',
  done: '{{amount}} de {{name}} sont annulés. Il reste {{balance}} en argent.',
};
