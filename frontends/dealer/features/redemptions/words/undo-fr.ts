import type { SameWords } from '@rrr/kit/base';
import type { undo as en } from './undo-en.js';

export const undo: SameWords<typeof en> = {
  title: 'Annuler {{amount}} pour {{name}}?',
  lead: 'Le crédit revient au pilote. L’échange reste au dossier comme annulé, et le pilote reçoit un courriel.',
  reason: 'Raison',
  reasons: { amount: 'Mauvais montant', rider: 'Mauvais pilote', returned: 'Achat annulé' },
  required: 'Obligatoire',
  confirm: 'Annuler {{amount}}',
  keep: 'Ne rien changer',
  done: 'Annulé. {{amount}} ont été rendus à {{name}}.',
  unknown: 'Nous n’avons pas reçu de réponse. Vérifiez de nouveau : l’annulation ne se fera pas deux fois.',
};
