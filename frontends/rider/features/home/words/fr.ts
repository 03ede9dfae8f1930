import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Tableau de bord',
  first: {
    title: 'Bienvenue, {{name}}',
    enrolled: 'Votre inscription est faite et votre adresse courriel est confirmée.',
    bikeReady: 'Le NIV de votre {{bike}} est vérifié. Vos résultats peuvent rapporter.',
    bikeWaits:
      'Nous vérifions le NIV de votre {{bike}}. Vous pouvez courir\u00a0: vos gains seront payés une fois le NIV vérifié.',
    noBike: 'Ajoutez la moto avec laquelle vous courez, et son NIV.',
    openBikes: 'Voir vos motos',
    guardian:
      '{{name}} a jusqu’au {{until}} pour donner son accord, parce que vous avez moins de {{age}} ans. Le lien est dans le courriel envoyé à {{email}}. Vous pouvez courir\u00a0: vos gains seront payés ensuite.',
    guardianEnded:
      '{{name}} n’a pas donné son accord avant le {{until}}\u00a0: le lien ne fonctionne plus. Vos gains attendent cet accord.',
    noGuardian:
      'Vous avez moins de {{age}} ans\u00a0: un parent ou tuteur doit donner son accord avant tout versement. Dites-nous dans votre profil à qui écrire. Vous pouvez courir dès maintenant.',
    nameGuardian: 'Nommer un parent ou tuteur',
    askAgain: 'Renvoyer le courriel',
    noPin: 'Choisissez un NIP pour échanger votre crédit chez un concessionnaire.',
    noAma: 'Vos résultats vous sont associés par votre nom. Avec votre numéro AMA, l’association est certaine.',
    addAma: 'Ajouter le numéro',
    next: 'Votre prochaine chance',
    pays: '{{class}}, 1re position\u00a0:',
    cash: 'en argent',
    credit: 'en crédit concessionnaire',
    earnsNothing: 'Votre moto ne rapporte rien à cet événement.',
    rules: 'Voir les motos admissibles',
  },
  ama: 'AMA {{number}}',
  credit: {
    title: 'Crédit à échanger',
    none: 'Votre première récompense pour une position primée apparaîtra ici.',
    expires: '{{amount}} expirent le {{date}}',
    never: 'Rien n’expire bientôt',
    code: 'Afficher mon code',
    dealers: 'Trouver un concessionnaire',
    setPin: 'Choisir un NIP',
    noPin: 'Il vous en faut un pour échanger votre crédit.',
  },
  cash: {
    owed: 'Argent à vous verser',
    requested: 'Argent demandé',
    none: 'Rien à verser. L’argent que vous gagnez apparaîtra ici.',
    paidBy: 'Versé au plus tard le {{date}}',
    alsoRequested: '{{amount}} demandés, versés au plus tard le {{date}}',
    cashOut: 'Demander le paiement',
  },
  runway: {
    title: 'Quand votre crédit expire',
    all: 'Voir chaque récompense',
    month: '{{month}}\u00a0: {{amount}}',
  },
  season: {
    title: 'Saison {{year}}',
    sum_one: '{{count}} résultat, {{sum}} gagnés',
    sum_other: '{{count}} résultats, {{sum}} gagnés',
    nothing_one: '{{count}} résultat, sans gain',
    nothing_other: '{{count}} résultats, sans gain',
    states: {
      paid: 'Versé ou crédité',
      due: 'À verser ou demandé',
      checked: 'En vérification',
      nothing: 'Sans gain',
      awaited: 'Résultats attendus',
    },
    showTable: 'Voir le tableau',
    hideTable: 'Masquer le tableau',
    columns: { date: 'Date', event: 'Événement', place: 'Position', earned: 'Gagné', state: 'Statut' },
  },
  results: {
    title: 'Derniers résultats',
    all: 'Tous les résultats',
    none: 'Aucun résultat pour l’instant. Ils apparaîtront ici quand un promoteur enverra les résultats de votre course.',
    claim: 'Réclamer un résultat manquant',
  },
  events: {
    title: 'Prochains événements',
    all: 'Tous les événements',
    none: 'Aucun événement n’est encore annoncé.',
    posted: 'bourse affichée',
  },
};
