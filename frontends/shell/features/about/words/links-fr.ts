import type { SameWords } from '@rrr/kit/base';
import type { en } from './links-en.js';

export const fr: SameWords<typeof en> = {
  rules: 'Lire le règlement',
  faq: 'Lire les questions fréquentes',
  dealers: 'Trouver un concessionnaire',
  promoters: 'Devenir promoteur',
  enroll: 'S’inscrire',
  contact: 'Nous écrire',
  privacy: 'Poser une question sur vos renseignements',
  accessibility: 'Signaler un obstacle',
  superTwin: 'Exigences pour les motos SuperTwin',
  singleCylinder: 'Exigences pour les motos monocylindres',
};
