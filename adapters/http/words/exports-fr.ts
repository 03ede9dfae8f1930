import type { ExportWords } from './export-words.js';

export const exportsFr: ExportWords = {
  sheets: {
    'cash-out': 'Versements', categories: 'Catégories', 'dealer-logins': 'Accès des concessionnaires', dealers: 'Concessionnaires', events: 'Événements',
    'events-finished': 'Résultats complets', 'events-late': 'Résultats en retard', 'market-share-month': 'Part de marché par mois',
    'market-share-series': 'Part de marché par série', movements: 'Autres mouvements', 'payout-claims': 'Demandes de paiement', payouts: 'Paiements par mois',
    promoters: 'Promoteurs', redemptions: 'Échanges', refunds: 'Remboursements', 'refunds-due': 'Remboursements dus', 'revoked-redemptions': 'Échanges annulés',
    'rider-earnings': 'Gains des pilotes', 'rider-redemptions': 'Échanges des pilotes', riders: 'Pilotes', series: 'Séries', summary: 'Sommaire',
    'top-dealers': 'Meilleurs concessionnaires', 'vin-patterns': 'Modèles de NIV', 'vin-report': 'NIV des pilotes',
  },
  columns: {
    addressLine1: 'Adresse', addressLine2: 'Adresse, deuxième ligne', adjusted: 'Rectifié', amaNumber: 'Numéro AMA', amount: 'Montant', appliedAt: 'Demande reçue',
    available: 'Disponible', awards: 'Récompenses', bikes: 'Motos', bonus: 'Prime', brand: 'Marque', canceled: 'Annulé', cash: 'Argent', city: 'Ville', claims: 'Demandes',
    classes: 'Classes', classesWithResults: 'Classes avec résultats', code: 'Code', contactName: 'Personne-ressource', contingency: 'Récompenses annoncées',
    corrected: 'Corrigé', country: 'Pays', credit: 'Crédit', currency: 'Devise', daysOverdue: 'Jours de retard', deactivated: 'Désactivé', dealer: 'Concessionnaire',
    dealerId: 'Numéro de concessionnaire', description: 'Description', distance: 'Distance', dueDate: 'Échéance', earned: 'Gagné', email: 'Courriel', employee: 'Employé',
    endDate: 'Dernier jour', enrolledAt: 'Inscrit le', event: 'Événement', events: 'Événements', expirationDate: 'Expire le', expired: 'Expiré', firstName: 'Prénom',
    gross: 'Avant retenue', hometown: 'Ville d’origine', inClaim: 'Dans une demande', initialValue: 'Valeur de la prime', lastName: 'Nom de famille', make: 'Marque',
    method: 'Mode de paiement', model: 'Modèle', month: 'Mois', name: 'Nom', net: 'Net', notes: 'Notes', open: 'À réclamer', overdue: 'En retard', paid: 'Payé',
    pattern: 'Modèle de NIV', paying: 'Donne droit', pending: 'En attente', phone: 'Téléphone', promoter: 'Promoteur', races: 'Courses', reason: 'Motif', redeemed: 'Échangé',
    redeemedAt: 'Échangé le', redemptions: 'Échanges', refundedAt: 'Remboursé le', refundedBy: 'Remboursé par', requestedAt: 'Demandé le', requestedBy: 'Demandé par',
    results: 'Résultats', reversed: 'Repris', revokedAt: 'Annulé le', revokedBy: 'Annulé par', rider: 'Pilote', ridersPaid: 'Pilotes payés', sent: 'Envoyé',
    sentClaims: 'Demandes envoyées', sentOn: 'Envoyé le', series: 'Série', share: 'Part', startDate: 'Premier jour', state: 'État ou province', status: 'Statut',
    title: 'Titre', type: 'Type', undoneAt: 'Annulé le', unpaid: 'Paiements annulés', venue: 'Lieu', verified: 'Courriel vérifié', vin: 'NIV', website: 'Site Web',
    withheld: 'Retenu', year: 'Année', zipcode: 'Code postal',
  },
  terms: {
    active: 'actif', approved: 'approuvé', canceled: 'annulé', cheque: 'chèque', current: 'en cours', 'debit-card': 'carte de débit', invalid: 'non valide', no: 'non',
    pending: 'en attente', redeemed: 'échangé', refunded: 'remboursé', rejected: 'refusé', revoked: 'annulé', 'reward-link': 'lien de paiement', sent: 'envoyé',
    unverified: 'non vérifié', verified: 'vérifié', yes: 'oui',
  },
  cut: 'La liste continue. Filtrez-la et exportez le reste à part.',
};
