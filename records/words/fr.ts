import type { FieldWord } from './en.js';

export const fr: Readonly<Record<FieldWord, string>> = {
  addressLine1: 'Adresse',
  addressLine2: 'Adresse, ligne 2',
  bio: 'À propos',
  city: 'Ville',
  contactName: 'Personne-ressource',
  country: 'Pays',
  dealerId: 'Numéro de concessionnaire',
  email: 'Courriel',
  name: 'Nom',
  phone: 'Téléphone',
  state: 'État ou province',
  website: 'Site web',
  zipcode: 'Code postal',
};
