import type { SameWords } from '../../words/messages.js';
import type { en } from './map-en.js';

export const fr: SameWords<typeof en> = {
  map: 'Carte',
  list: 'Liste',
  show: 'Afficher la carte',
  hide: 'Masquer la carte',
  mi: '{{value}}\u00a0mi',
  km: '{{value}}\u00a0km',
  mapOf: 'Carte\u00a0: {{name}}',
  chosen: '{{name}}, lieu sélectionné',
  here: 'Votre position',
  cluster_one: '{{count}} lieu\u00a0: agrandir',
  cluster_other: '{{count}} lieux\u00a0: agrandir',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  failed: 'La carte ne s’est pas chargée. La liste présente les mêmes lieux.',
  retry: 'Réessayer',
  twoFingers: 'Déplacez la carte avec deux doigts',
  ctrlWheel: 'Pour agrandir, défilez avec Ctrl ou ⌘',
  noTiles: 'Le fond de carte ne s’est pas chargé. Les lieux restent exacts.',
  notOnMap: 'Absent de la carte',
  more_one: 'Afficher {{count}} de plus',
  more_other: 'Afficher {{count}} de plus',
};
