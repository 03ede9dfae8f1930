import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Récompenses payées en trop',
  lead: 'Des résultats ont été corrigés après l’échange ou le paiement de ces récompenses. Le pilote garde ce qu’il a reçu.',
  rider: 'Pilote',
  event: 'Événement',
  worth: 'Valeur actuelle',
  overpaid: 'Reçu en trop',
  state: 'Statut',
  empty: 'Aucune récompense payée en trop n’est à décider.',
};
