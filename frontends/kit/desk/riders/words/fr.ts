import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  search: 'Nom ou numéro AMA du pilote',
  found: 'Pilotes trouvés',
  notFound: 'Aucun pilote inscrit ne correspond.',
  noOther: 'Aucun autre pilote ne correspond.',
  choose: 'Choisir',
  chooseOf: 'Choisir {{name}}',
  ama: 'AMA {{number}}',
};
