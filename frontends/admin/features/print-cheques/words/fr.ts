import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Imprimer des chèques',
  back: 'Chèques',
  lead: 'Une page par chèque\u00a0: le chèque en haut, son talon en bas. Imprimez, vérifiez que chaque papier porte son numéro, puis confirmez.',
  print: 'Imprimer',
  confirm_one: 'Le papier est bon\u00a0: confirmer {{count}} chèque',
  confirm_other: 'Le papier est bon\u00a0: confirmer {{count}} chèques',
  confirmed_one: '{{count}} chèque est confirmé et peut être posté.',
  confirmed_other: '{{count}} chèques sont confirmés et peuvent être postés.',
  keep: 'Pas encore',
  confirmLead: 'Chaque chèque imprimé porte le numéro affiché ici, et rien n’est taché ni absent.',
  unknown: 'Nous n’avons reçu aucune réponse. Vérifiez de nouveau\u00a0: rien ne sera fait deux fois.',
  none: 'Aucun de ces chèques ne peut être imprimé\u00a0: ils sont annulés ou absents du registre.',
  cheque: 'Chèque {{number}}',
  number: 'Nº {{number}}',
  date: 'Date',
  payTo: 'Payez à l’ordre de',
  sum: '{{words}} dollars',
  signature: 'Signature',
  stub: 'Talon du chèque {{number}}',
  pays: 'Ce qu’il paie',
  gross: 'Brut',
  withheld: 'Retenue',
  net: 'Net',
};
