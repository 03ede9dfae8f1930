import type { en } from './en.js';

export const fr: typeof en = {
  title: 'Chronologie',
  label: 'Ce qui s’est passé, du plus récent au plus ancien',
  kind: 'Sujet',
  after: 'Du',
  before: 'Jusqu’au',
  empty: 'Rien ne s’est encore passé.',
  older: 'Afficher la suite',
  reason: 'Raison\u00a0: {{reason}}',
  kinds: {
    results: 'Résultats',
    money: 'Crédit et récompenses',
    claims: 'Demandes de paiement',
    documents: 'Documents',
    bikes: 'Motos',
    approvals: 'Approbations',
    mails: 'Courriels',
    proxies: 'Au nom de quelqu’un',
    notes: 'Notes',
    access: 'Accès',
    details: 'Fiche',
    logins: 'Connexions',
  },
};
