import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  nav: { home: 'Tableau de bord', wallet: 'Mon portefeuille', earnings: 'Gains', events: 'Séries et événements' },
  wallet: {
    title: 'Mon portefeuille',
    lead: 'Votre crédit, à échanger chez les concessionnaires participants.',
    tabs: 'Parties de votre portefeuille',
    tab: { awards: 'Récompenses', redemptions: 'Échanges', ledger: 'Grand livre' },
    balance: 'Disponible maintenant en {{currency}}',
    none: 'Rien à échanger pour l’instant',
    noneLead: 'Votre première récompense pour une position primée apparaîtra ici, avec sa date d’expiration.',
    earnings: 'Voir vos résultats',
  },
  awards: {
    types: { credit: 'crédit concessionnaire', bonus: 'prime', cash: 'paiement en argent' },
    list: 'Vos récompenses',
    empty:
      'Aucune récompense pour l’instant. Vous en obtenez une quand vous terminez à une position primée dans un événement admissible.',
    what: 'Récompense',
    awarded: 'Accordée le',
    value: 'Valeur',
    left: 'Solde restant',
    state: 'Statut',
    bonus: 'Prime',
    status: {
      current: 'Expire le {{date}}',
      open: 'Disponible maintenant',
      expired: 'Expirée le {{date}}',
      expiredUndated: 'Expirée',
      spent: 'Échangée',
      earned: 'À payer',
      funded: 'Payée',
      reversed: 'Reprise',
    },
  },
  redemptions: {
    show: 'Afficher',
    shows: { redeemed: 'Effectués', undone: 'Annulés' },
    list: 'Vos échanges',
    listUndone: 'Vos échanges annulés',
    empty:
      'Aucun échange pour l’instant. Présentez une pièce d’identité chez un concessionnaire participant et saisissez votre NIP.',
    emptyUndone: 'Aucun échange annulé.',
    code: 'Code',
    date: 'Date',
    dealer: 'Concessionnaire',
    by: 'Employé',
    amount: 'Montant',
    undone: 'Annulé',
    undoneBy: '{{when}}, par {{who}}',
    noReason: 'Aucune raison n’a été donnée.',
    returned: 'Crédit rendu',
  },
  ledger: {
    currency: 'Devise',
    book: 'Type',
    books: { credit: 'Crédit', cash: 'Argent' },
    empty: 'Aucune opération.',
  },
  profile: {
    nameTitle: 'Votre nom en public',
    nameAgree: 'La page d’accueil peut afficher mon prénom et l’initiale de mon nom avec mes paiements.',
    nameHelp: 'Seuls les pilotes majeurs sont affichés. Vous pouvez changer d’avis en tout temps.',
    nameShown: 'La page d’accueil peut maintenant vous nommer.',
    nameHidden: 'La page d’accueil ne vous nomme plus.',
  },
};
