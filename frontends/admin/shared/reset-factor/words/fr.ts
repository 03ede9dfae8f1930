import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  act: 'Réinitialiser la validation en deux étapes…',
  short: 'Réinitialiser la validation',
  title: 'Réinitialiser la validation en deux étapes de {{name}}?',
  lead: 'Pour une personne qui a perdu son téléphone et ses codes de récupération. Assurez-vous que {{name}} en fait vraiment la demande\u00a0: téléphonez-lui. Cette personne est déconnectée partout, reçoit un courriel, se connecte avec son mot de passe et peut activer de nouveau la validation.',
  reason: 'Motif, pour le journal d’audit',
  required: 'Saisissez un motif.',
  confirm: 'Réinitialiser',
  keep: 'La garder',
  done: 'La validation en deux étapes de {{name}} a été réinitialisée.',
  off: 'La validation en deux étapes n’est pas activée.',
  on: 'La validation en deux étapes est activée.',
};
