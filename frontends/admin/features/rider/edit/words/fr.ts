import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Modifier le pilote',
  back: 'Retour au pilote',
  save: 'Enregistrer le pilote',
  saved: 'Le pilote est enregistré.',
  noCountry: 'Choisissez un pays',
  none: 'Aucune réponse',
  unknown: 'Non connu',
  professional: 'Professionnel\u00a0: payé en argent',
  taxStatus: 'Statut fiscal',
  bio: 'À propos du pilote',
  help: {
    nameVerified: 'Un changement remet les documents vérifiés à l’état à vérifier.',
    taxStatus:
      'Les pilotes l’indiquent eux-mêmes. Un changement doit être confirmé par un W-9 ou un W-8BEN avant tout versement. Pour un étranger non résident, la retenue est de {{percent}}, ou moins selon une convention.',
    addressLine1: 'L’argent n’est versé qu’à une adresse complète.',
  },
  taxes: { 'us-person': 'Contribuable américain', 'non-resident-alien': 'Étranger non résident' },
  placesFailed: 'La liste des États et des provinces ne s’est pas chargée. Vous pouvez écrire le vôtre.',
};
