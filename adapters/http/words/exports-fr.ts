import type { ExportWords } from './export-words.js';

export const exportsFr: ExportWords = {
  sheets: {
    'cash-out': 'Versements', categories: 'Catégories', cheques: 'Chèques', 'dealer-logins': 'Accès des concessionnaires', dealers: 'Concessionnaires', 'event-results': 'Résultats de l’événement', events: 'Événements',
    'events-finished': 'Résultats complets', 'events-late': 'Résultats en retard', 'market-share-month': 'Part de marché par mois',
    'market-share-series': 'Part de marché par série', movements: 'Autres mouvements', 'payout-claims': 'Demandes de paiement', payouts: 'Paiements par mois',
    promoters: 'Promoteurs', redemptions: 'Échanges', refunds: 'Remboursements', 'refunds-due': 'Remboursements dus', 'revoked-redemptions': 'Échanges annulés',
    'rider-earnings': 'Gains des pilotes', 'rider-redemptions': 'Échanges des pilotes', riders: 'Pilotes', series: 'Séries', summary: 'Sommaire',
    'top-dealers': 'Meilleurs concessionnaires', 'vin-patterns': 'Motifs de NIV', 'vin-report': 'NIV des pilotes',
  },
  columns: {
    addressLine1: 'Adresse', addressLine2: 'Adresse, deuxième ligne', adjusted: 'Rectifié', amaNumber: 'Numéro AMA', amount: 'Montant', appliedAt: 'Candidature reçue',
    available: 'Disponible', awards: 'Récompenses', bike: 'Moto', bikes: 'Motos', bonus: 'Prime', brand: 'Marque', canceled: 'Annulé', cash: 'Argent', city: 'Ville', claims: 'Demandes',
    class: 'Classe', classes: 'Classes', classesWithResults: 'Classes avec résultats', code: 'Code', contactName: 'Personne-ressource', contingency: 'Récompenses annoncées',
    corrected: 'Corrigé', country: 'Pays', credit: 'Crédit', currency: 'Devise', daysOverdue: 'Jours de retard', deactivated: 'Désactivé', dealer: 'Concessionnaire',
    dealerId: 'Numéro de concessionnaire', description: 'Description', distance: 'Distance', dueDate: 'Échéance', earned: 'Gagné', email: 'Courriel', employee: 'Employé',
    endDate: 'Dernier jour', enrolledAt: 'Inscrit le', event: 'Événement', events: 'Événements', expirationDate: 'Expire le', expired: 'Expiré', firstName: 'Prénom',
    gross: 'Avant retenue', hometown: 'Ville d’origine', inClaim: 'Dans une demande', initialValue: 'Valeur de la prime', issuedBy: 'Émis par', issuedOn: 'Émis le', lastName: 'Nom de famille', make: 'Marque', matchedTo: 'Associé à',
    method: 'Mode de paiement', model: 'Modèle', month: 'Mois', name: 'Nom', net: 'Net', notes: 'Notes', number: 'Numéro', open: 'À réclamer', overdue: 'En retard', paid: 'Payé',
    pattern: 'Motif de NIV', payee: 'Bénéficiaire', paying: 'Récompensé', pending: 'En attente', phone: 'Téléphone', place: 'Place', promoter: 'Promoteur', races: 'Courses', reason: 'Raison', redeemed: 'Échangé',
    redeemedAt: 'Échangé le', redemptions: 'Échanges', refundedAt: 'Remboursé le', refundedBy: 'Remboursé par', reissuedAs: 'Réémis sous', requestedAt: 'Demandé le', requestedBy: 'Demandé par',
    results: 'Résultats', reversed: 'Repris', revokedAt: 'Annulé le', revokedBy: 'Annulé par', rider: 'Pilote', ridersPaid: 'Pilotes payés', sent: 'Envoyé',
    sentClaims: 'Demandes envoyées', sentOn: 'Envoyé le', series: 'Série', share: 'Part', startDate: 'Premier jour', state: 'État ou province', status: 'Statut',
    title: 'Titre', type: 'Type', undoneAt: 'Annulé le', unpaid: 'Paiements annulés', venue: 'Lieu', verified: 'Courriel confirmé', vin: 'NIV', voidedAt: 'Annulé le', voidedBy: 'Annulé par', website: 'Site web',
    withheld: 'Retenu', year: 'Année', zipcode: 'Code postal',
  },
  terms: {
    active: 'actif', approved: 'approuvé', canceled: 'annulé', cheque: 'chèque', current: 'maintenu', 'debit-card': 'carte de débit', invalid: 'non valide', no: 'non',
    pending: 'en attente', redeemed: 'échangé', refunded: 'remboursé', rejected: 'refusé', revoked: 'annulé', 'reward-link': 'lien de paiement', sent: 'envoyé',
    unverified: 'non vérifié', verified: 'vérifié', yes: 'oui',
  },
  cut: 'La liste continue. Filtrez-la et exportez le reste à part.',
};
