import type { SameWords } from '../../words/messages.js';
import type { en } from './rules-en.js';

export const fr: SameWords<typeof en> = {
  names: {
    eligibleBikes: 'Motos admissibles',
    minimumRidersPerClass: 'Partants nécessaires pour qu’une classe soit primée',
    smallClasses: 'Moins de partants\u00a0: nombre de premières positions primées',
    classesPerBikePerEvent: 'Classes d’un événement où une même moto gagne',
    ties: 'Pilotes à égalité',
    resultWindowDays: 'Délai après un événement pour recevoir les résultats',
    paymentInfoDays: 'Délai après la course pour donner les renseignements de paiement',
    creditMonths: 'Délai avant l’expiration du crédit',
    limits: 'Montants les plus élevés, pour tous et dans chaque devise',
  },
  part: '{{name}}\u00a0: {{value}}',
  allYears: 'toutes les années-modèles',
  anyYear: 'toutes',
  allModels: 'tous les modèles',
  smallClassesNone: 'Rien n’est payé',
  smallClass_one: 'À partir de {{riders}} partants : la première position',
  smallClass_other: 'À partir de {{riders}} partants : les {{formatted}} premières positions',
  ties: {
    share: 'Partagent les montants des positions qu’ils occupent',
    each: 'Chacun reçoit le montant de la position, dans la limite de la bourse',
  },
  limits: { place: 'Une position primée', class: 'Une classe', event: 'Un événement' },
  units: {
    months_one: '{{formatted}} mois',
    months_other: '{{formatted}} mois',
    days_one: '{{formatted}} jour',
    days_other: '{{formatted}} jours',
  },
};
