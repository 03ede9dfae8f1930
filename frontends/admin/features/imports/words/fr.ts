import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  lead: 'Fichiers de résultats, de classes, d’événements et de motifs de NIV. Un fichier peut être annulé tant que rien de ce qu’il contient n’a changé.',
  kind: 'Contenu',
  kinds: {
    'class-results': 'Résultats d’une classe',
    'event-results': 'Résultats de plusieurs classes',
    classes: 'Classes et bourses',
    events: 'Événements d’une série',
    'vin-patterns': 'Modèles de NIV',
  },
};
