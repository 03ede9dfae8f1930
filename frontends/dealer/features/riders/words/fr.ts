import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Pilotes',
  lead: 'Les pilotes actifs. Ouvrez une fiche pour voir ce qui peut être échangé.',
  search: 'Nom, numéro AMA ou moto',
  model: 'Modèle de la moto',
  year: 'Année-modèle',
  country: 'Pays',
  rider: 'Pilote',
  ama: 'Numéro AMA',
  bikes: 'Motos',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  none: 'Aucun pilote pour l’instant.',
};
