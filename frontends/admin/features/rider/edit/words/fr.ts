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
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    dateOfBirth: 'Date de naissance',
    sex: 'Sexe',
    phone1: 'Téléphone',
    amaNumber: 'Numéro AMA',
    professional: 'Professionnel\u00a0: payé en argent',
    taxStatus: 'Statut fiscal',
    mainSport: 'Sport principal',
    raceStyle: 'Discipline',
    hometown: 'Ville d’origine',
    country: 'Pays',
    addressLine1: 'Adresse',
    addressLine2: 'Appartement, unité',
    city: 'Ville',
    state: 'État ou province',
    zipcode: 'Code postal',
    bio: 'À propos du pilote',
    socialMedia: 'Réseaux sociaux',
  },
  help: {
    nameVerified: 'Un changement remet les documents vérifiés à l’état à vérifier.',
    taxStatus:
      'Les pilotes l’indiquent eux-mêmes. Un changement doit être confirmé par un W-9 ou un W-8BEN avant tout versement. Pour un étranger non résident, la retenue est de {{percent}}, ou moins selon une convention.',
    addressLine1: 'L’argent n’est versé qu’à une adresse complète.',
  },
  sexes: { male: 'Homme', female: 'Femme', 'non-binary': 'Non binaire' },
  raceStyles: { flat: 'Flat track', motocross: 'Motocross', road: 'Route', offroad: 'Hors route' },
  taxes: { 'us-person': 'Contribuable américain', 'non-resident-alien': 'Étranger non résident' },
  placesFailed: 'La liste des États et des provinces ne s’est pas chargée. Vous pouvez écrire le vôtre.',
};
