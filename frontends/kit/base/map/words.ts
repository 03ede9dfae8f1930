import { kitWordsHook } from '../language/use-words.js';
import type { SameWords } from '../language/words.js';

export const en = {
  map: 'Map',
  list: 'List',
  show: 'Show the map',
  hide: 'Hide the map',
  miles: '{{value}} mi',
  mapOf: 'Map of {{name}}',
  chosen: '{{name}} is chosen',
  here: 'Your place',
  cluster_one: '{{count}} place: zoom in',
  cluster_other: '{{count}} places: zoom in',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map did not load. The list has everything it would show.',
  retry: 'Try again',
  noTiles: 'The map drawing cannot be reached now. The places are still right.',
  notOnMap: 'Not on the map',
};
export const fr: SameWords<typeof en> = {
  map: 'Carte',
  list: 'Liste',
  show: 'Afficher la carte',
  hide: 'Masquer la carte',
  miles: '{{value}}\u00a0mi',
  mapOf: 'Carte\u00a0: {{name}}',
  chosen: '{{name}}\u00a0: sélection actuelle',
  here: 'Votre position',
  cluster_one: '{{count}} lieu\u00a0: agrandir',
  cluster_other: '{{count}} lieux\u00a0: agrandir',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  failed: 'La carte ne s’est pas chargée. La liste contient tout ce qu’elle montrerait.',
  retry: 'Réessayer',
  noTiles: 'Le fond de carte est inaccessible pour l’instant. Les lieux restent exacts.',
  notOnMap: 'Absent de la carte',
};

export const useWords = kitWordsHook<typeof en>({ en, fr });
