import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Ce que comptent ces chiffres',
  names: {
    issued: 'Attribué',
    takenBack: 'Repris',
    earned: 'Gagné',
    redeemed: 'Échangé',
    available: 'Disponible maintenant',
    expired: 'Périmé',
    reversed: 'Retiré des soldes',
    corrected: 'Corrigé',
    adjusted: 'Rectifié',
    paid: 'Argent versé',
    unpaid: 'Versements annulés',
    open: 'Non demandé',
    inClaim: 'En demande',
    paidOut: 'Versé',
    withheld: 'Retenu',
    riders: 'Pilotes actifs',
    events: 'Événements',
    results: 'Résultats de marque connue',
  },
  short: {
    available: 'échangeable aujourd’hui',
    earned: 'valeur actuelle des récompenses',
    redeemed: 'sans les annulations',
    riders: 'sans les comptes désactivés',
    events: 'sans les annulés',
  },
  help: {
    issued: 'La valeur des récompenses quand elles ont été attribuées, ou plus tard si elles ont augmenté.',
    takenBack:
      'Ce que les récompenses ont perdu depuis\u00a0: résultats corrigés, événements annulés et déductions. Aussi la part que les pilotes avaient dépensée. Attribué moins repris égale gagné.',
    earned:
      'La valeur actuelle des crédits, des primes et des récompenses en argent, selon le jour où ils ont été attribués. Une récompense reprise ne vaut rien. Une récompense en vérification n’est pas encore attribuée.',
    redeemed:
      'Les échanges chez les concessionnaires, sans ceux qui ont été annulés, selon le jour de l’échange, remboursés au concessionnaire ou non.',
    available: 'Les crédits et les primes que les pilotes peuvent échanger aujourd’hui. Pas l’argent.',
    expired: 'Les crédits échus, selon le jour où ils ont été retirés.',
    reversed:
      'Ce qui a quitté les soldes quand des résultats ne donnaient plus droit à la récompense. Les pilotes gardent ce qu’ils avaient dépensé.',
    corrected: 'Ce que les soldes ont gagné ou perdu quand des résultats ont été corrigés.',
    adjusted: 'Ce que les administrateurs ont ajouté ou déduit.',
    paid: 'L’argent envoyé aux pilotes, avant la retenue.',
    unpaid: 'Les versements annulés; l’argent attend de nouveau.',
    open: 'L’argent qu’aucune demande ne réclame encore.',
    inClaim: 'Les demandes en attente de versement, avant la retenue.',
    paidOut: 'Les demandes versées, avant la retenue. Aussi pour des récompenses reprises plus tard.',
    withheld: 'L’impôt retenu sur les demandes versées.',
    riders: 'Les pilotes dont le compte est actif aujourd’hui.',
    events: 'Les événements qui commencent durant la période, sans les annulés.',
    results:
      'Les résultats dont la moto est d’une marque connue, selon le premier jour de l’événement, sans les événements annulés. Les événements hors série ont leur propre ligne.',
  },
};
