import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  lead: 'Fichiers de résultats, de classes, d’événements et de motifs de NIV. Un fichier peut être annulé tant que rien n’a changé depuis.',
  kind: 'Contenu',
  kinds: {
    'class-results': 'Résultats d’une classe',
    'event-results': 'Résultats de plusieurs classes',
    classes: 'Classes et bourses',
    events: 'Événements d’une série',
    'vin-patterns': 'Modèles de NIV',
  },
};
