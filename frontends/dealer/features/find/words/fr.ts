import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  field: 'Nom, numéro AMA, moto ou code',
  redemption: 'Reçu {{code}}',
  byCode: 'Trouver le pilote qui montre le code {{code}}',
  byCodeHelp: 'Il sert une seule fois, dans la minute où le pilote le montre.',
  results: 'Pilotes trouvés',
  hint: 'Saisissez au moins deux lettres.',
  none: 'Aucun pilote ne correspond à « {{query}} ».',
  noneHelp: 'Vérifiez l’orthographe ou demandez le numéro AMA.',
  last: 'Derniers échanges',
  noneYet: 'Aucun échange pour l’instant.',
  all: 'Tout voir',
};
