import { kitWordsHook } from '../language/use-words.js';
import type { SameWords } from '../language/words.js';

export const en = {
  map: 'Map',
  list: 'List',
  show: 'Show the map',
  hide: 'Hide the map',
  miles: '{{value}} mi',
  mapOf: 'Map of {{name}}',
  chosen: '{{name}}, selected',
  here: 'Your location',
  cluster_one: '{{count}} place: zoom in',
  cluster_other: '{{count}} places: zoom in',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map did not load. The list shows the same places.',
  retry: 'Try again',
  noTiles: 'The map background did not load. The places are still correct.',
  notOnMap: 'Not on the map',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
};
export const fr: SameWords<typeof en> = {
  map: 'Carte',
  list: 'Liste',
  show: 'Afficher la carte',
  hide: 'Masquer la carte',
  miles: '{{value}}\u00a0mi',
  mapOf: 'Carte\u00a0: {{name}}',
  chosen: '{{name}}, lieu sélectionné',
  here: 'Votre position',
  cluster_one: '{{count}} lieu\u00a0: agrandir',
  cluster_other: '{{count}} lieux\u00a0: agrandir',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  failed: 'La carte ne s’est pas chargée. La liste présente les mêmes lieux.',
  retry: 'Réessayer',
  noTiles: 'Le fond de carte ne s’est pas chargé. Les lieux restent exacts.',
  notOnMap: 'Absent de la carte',
  more_one: 'Afficher {{count}} de plus',
  more_other: 'Afficher {{count}} de plus',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
