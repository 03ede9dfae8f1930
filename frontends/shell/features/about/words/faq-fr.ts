import type { SameWords } from '@rrr/kit/base';
import type { en } from './faq-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Questions fréquentes',
  lead: 'De courtes réponses aux questions fréquentes des pilotes, des concessionnaires et des promoteurs.',
  riders: 'Pilotes',
  dealers: 'Concessionnaires',
  promoters: 'Promoteurs',
  whyNothing: {
    question: 'Pourquoi mon résultat n’a-t-il rien rapporté?',
    answer:
      'Chaque résultat indique le suivi de son paiement et l’étape où il s’est arrêté. Raisons courantes : moins de {{minimumRiders}} pilotes dans la classe, un NIV non vérifié, ou une position qui n’est pas primée dans la classe.',
  },
  when: {
    question: 'Quand verrai-je ma récompense?',
    answer:
      'Dès que les résultats du promoteur sont enregistrés. Les promoteurs ont {{resultDays}} jours après la course pour les envoyer.',
  },
  missing: {
    question: 'Ma course est absente. Que faire?',
    answer:
      'Adressez-vous d’abord au promoteur, puis à nous. Vous pouvez faire une réclamation jusqu’à {{resultDays}} jours après la course.',
  },
  expire: {
    question: 'Mon crédit expire-t-il?',
    answer:
      'Oui, {{creditMonths}} mois après son émission. Votre tableau de bord indique le crédit qui expire en premier. Il est échangé en premier.',
  },
  partly: {
    question: 'Puis-je n’échanger qu’une partie de mon solde?',
    answer:
      'Oui. Indiquez le montant au concessionnaire et saisissez votre NIP. Le reste demeure dans votre portefeuille.',
  },
  cash: {
    question: 'Comment les pros sont-ils payés?',
    answer:
      'Avec un permis de conduire et un formulaire W-9 vérifiés, l’argent est versé dans les {{cashDays}} jours : par carte de débit aux États-Unis, par chèque au Canada. Les renseignements de paiement sont attendus au plus tard {{paymentInfoDays}} jours après la course.',
  },
  undo: {
    question: 'J’ai échangé le mauvais montant. Puis-je annuler l’échange?',
    answer: 'Oui. Annulez l’échange sous Tous les échanges. Le crédit est rendu au pilote.',
  },
  refund: {
    question: 'Quand ma concession est-elle remboursée?',
    answer: 'Votre compte de pièces est crédité dans les {{refundDays}} jours suivant l’échange.',
  },
  files: {
    question: 'Quels fichiers de résultats puis-je téléverser?',
    answer:
      'Des fichiers CSV et des feuilles de calcul d’au plus {{uploadMegabytes}} Mo. Avant de confirmer, vous voyez ce qui sera enregistré et ce que cela rapporte.',
  },
  correct: {
    question: 'Puis-je corriger des résultats plus tard?',
    answer:
      'Oui, dans les {{resultDays}} jours suivant la course. Téléversez le fichier corrigé. Seules les différences sont appliquées.',
  },
};
