import type { en } from './descriptions-en.js';

export const fr: typeof en = {
  program:
    'Le programme de contingence des pilotes de course moto\u00a0: voyez ce que paient les événements, inscrivez-vous et échangez vos récompenses.',
  events: 'Les courses de moto avec primes de contingence\u00a0: dates, lieux, montants de chaque classe et résultats.',
  series: 'Les courses de cette série, avec les dates, les lieux et les montants payés.',
  dealers:
    'Trouvez un concessionnaire près de chez vous où utiliser votre crédit de course, sur une carte ou dans une liste.',
  promoters:
    'Les promoteurs dont les courses versent des primes de contingence, et comment proposer vos séries et événements.',
  rules:
    'Qui est admissible, ce qui est payé et les délais\u00a0: le règlement pour les pilotes, les concessionnaires et les promoteurs.',
  faq: 'De courtes réponses aux questions fréquentes des pilotes, des concessionnaires et des promoteurs.',
  contact: 'Écrivez à l’équipe du programme. Nous répondons par courriel.',
  accessibility:
    'Comment ces pages sont conçues pour tous, ce qui est vérifié, ce qui n’est pas encore parfait et comment nous en parler.',
  privacyPolicy:
    'Ce que nous conservons à votre sujet, pourquoi, pendant combien de temps, et comment en obtenir une copie ou la suppression.',
  superTwin:
    'Ce qu’il faut à une moto SuperTwin et à son pilote pour que les résultats soient récompensés\u00a0: modèles, années-modèles, NIV et logos.',
  singleCylinder:
    'Ce qu’il faut à une moto monocylindre et à son pilote pour que les résultats soient récompensés\u00a0: modèles, années-modèles, NIV et logos.',
  register:
    'Inscrivez-vous avec votre moto et son NIV. Votre prochain résultat peut rapporter un crédit concessionnaire ou un paiement en argent.',
};
