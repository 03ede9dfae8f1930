import type { SameWords } from '@rrr/kit/base';
import type { en } from './faq-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Questions fréquentes',
  lead: 'De courtes réponses aux questions fréquentes des pilotes, des concessionnaires et des promoteurs.',
  riders: 'Pilotes',
  dealers: 'Concessionnaires',
  promoters: 'Promoteurs',
  enroll: {
    question: 'Que faut-il pour s’inscrire?',
    answer:
      'Votre moto et son NIV de 17 caractères, votre nom, votre date de naissance, votre pays et une adresse courriel que vous consultez. Les amateurs n’ont besoin de rien d’autre. Pour être payés en argent, les pros fournissent aussi une adresse complète, un permis de conduire et un formulaire W-9.',
  },
  bikes: {
    question: 'Ma moto est-elle admissible?',
    answer:
      'Ce doit être une {{brands}} d’un modèle et d’une année du règlement, et son NIV doit être vérifié. Un NIV appartient à un seul pilote à la fois.',
  },
  vin: {
    question: 'Où se trouve le NIV, et que faire s’il est refusé?',
    answer:
      'Il est gravé sur la colonne de direction et imprimé sur le certificat d’immatriculation. Il compte 17 caractères, jamais les lettres I, O ou Q. S’il paraît inhabituel, vous pouvez ajouter la moto, et un administrateur l’examine.',
  },
  whyNothing: {
    question: 'Pourquoi mon résultat n’a-t-il rien rapporté?',
    answer:
      'Chaque résultat indique le suivi de son paiement et l’étape où il s’est arrêté. Raisons courantes : moins de {{minimumRiders}} partants dans la classe, un NIV non vérifié, ou une position qui n’est pas primée dans la classe.',
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
  pin: {
    question: 'J’ai oublié mon NIP. Que faire?',
    answer:
      'Choisissez-en un nouveau dans votre profil. Après plusieurs NIP erronés au comptoir, les échanges sont bloqués un court moment.',
  },
  cash: {
    question: 'Comment les pros sont-ils payés?',
    answer:
      'Il faut une adresse complète, un permis de conduire et un formulaire W-9 dans les {{paymentInfoDays}} jours suivant la course. L’argent est versé dans les {{cashDays}} jours suivant la vérification : par lien de paiement ou par carte de débit aux États-Unis, par chèque au Canada pour les dollars canadiens, par lien de paiement dans les autres cas.',
  },
  logos: {
    question: 'Quels logos dois-je afficher?',
    answer:
      'Au moins {{logoTank}} sur le réservoir et le garde-boue et {{logoChest}} sur la poitrine. Un logo de {{logoWhole}} respecte les deux.',
  },
  minor: {
    question: 'J’ai moins de {{adultAge}} ans. Puis-je m’inscrire?',
    answer: 'Oui. Nous écrivons à un parent ou à un tuteur, et rien n’est versé avant son accord.',
  },
  join: {
    question: 'Comment un concessionnaire participe-t-il?',
    answer:
      'La marque crée et vérifie les comptes des concessionnaires. Écrivez-nous, et la première personne est invitée par courriel.',
  },
  undo: {
    question: 'J’ai échangé le mauvais montant. Puis-je annuler l’échange?',
    answer: 'Oui. Annulez l’échange sous Tous les échanges. Le crédit est rendu au pilote.',
  },
  refund: {
    question: 'Je suis concessionnaire. Quand suis-je remboursé?',
    answer: 'Votre compte de pièces est crédité dans les {{refundDays}} jours suivant l’échange.',
  },
  who: {
    question: 'Que puis-je voir d’un pilote?',
    answer:
      'Le nom, la photo, la ville d’origine, le numéro AMA, les motos et le solde. Jamais la date de naissance, l’adresse, les documents ni les récompenses.',
  },
  apply: {
    question: 'Comment devenir promoteur?',
    answer:
      'Posez votre candidature sur la page des promoteurs. Un administrateur décide, et la réponse arrive par courriel avec votre invitation.',
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
  deadline: {
    question: 'Et si j’envoie les résultats en retard?',
    answer:
      'Des résultats reçus plus de {{resultDays}} jours après l’événement ne rapportent rien, sauf si un administrateur les accepte.',
  },
};
