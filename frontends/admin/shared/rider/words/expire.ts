import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  title: 'Let {{amount}} lapse?',
  lead: '{{name}} loses {{amount}} for {{award}} and gets an e-mail with your reason. Only an adjustment brings it back.',
  reason: 'Reason, for the rider',
  required: 'Say why it lapses.',
  confirm: 'Let {{amount}} lapse',
  keep: 'Keep it waiting',
  waits: 'Another administrator decides first whether {{amount}} of {{name}} lapses.',
  done: '{{amount}} of {{name}} lapsed. {{balance}} in cash is left.',
};

const fr: SameWords<typeof en> = {
  title: 'Annuler {{amount}}?',
  lead: '{{name}} perd {{amount}} ({{award}}) et reçoit un courriel avec votre raison. Seule une rectification peut rendre cette somme.',
  reason: 'Raison, pour le pilote',
  required: 'Dites pourquoi le montant est annulé.',
  confirm: 'Annuler {{amount}}',
  keep: 'Garder en attente',
  waits: 'Un autre administrateur décide d’abord si {{amount}} de {{name}} sont annulés.',
  done: '{{amount}} de {{name}} sont annulés. Il reste {{balance}} en argent.',
};

/** They travel with the dialog. */
export const useExpireWords = kitWordsHook<typeof en>({ en, fr });
