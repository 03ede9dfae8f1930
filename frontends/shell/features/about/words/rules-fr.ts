import type { SameWords } from '@rrr/kit/base';
import type { en } from './rules-en.js';

export const fr: SameWords<typeof en> = {
  title: 'Règlement',
  lead: 'Les conditions d’admissibilité, les montants et les délais.',
  bikes: {
    title: 'Motos admissibles',
    lead: 'Votre moto doit être une {{brands}} d’un de ces modèles et d’une de ces années, avec un NIV vérifié de 17 caractères.',
    category: 'Catégorie',
    current: 'Modèles actuels',
    singleCylinder: 'Monocylindre',
    superTwin: 'SuperTwin',
    models: 'Modèles',
    years: 'Années-modèles',
    every: 'Tous les modèles',
    everyYear: 'Toutes les années',
    since: '{{year}} et après',
    until: '{{year}} et avant',
  },
  earning: {
    title: 'Comment un résultat est récompensé',
    one: 'L’événement est admissible et votre position est primée dans la classe.',
    two: 'La classe compte au moins {{minimumRiders}} partants.',
    three:
      'Une même moto est primée dans au plus {{classesPerBike}} classes par événement. Les mieux primées comptent.',
    bySize: 'Ce qu’une classe paie dépend du nombre de partants. Règle\u00a0: {{steps}}.',
    four: 'Les pilotes de moins de {{adultAge}} ans ont besoin du consentement d’un parent ou tuteur pour s’inscrire.',
  },
  logos: {
    title: 'Logos sur la moto et le pilote',
    one: 'Sur le réservoir et le garde-boue : le logo du programme, d’au moins {{logoTank}}.',
    two: 'Sur la poitrine du pilote : au moins {{logoChest}}.',
    three: 'La taille est aussi indiquée comme {{logoWhole}}. Un logo de cette taille respecte les deux minimums.',
    photos_one:
      'Avant le versement d’une récompense de plus de {{amount}}, le pilote envoie {{count}} photo de la moto avec ses logos dans un délai de {{days}} jours, et une personne l’accepte.',
    photos_other:
      'Avant le versement d’une récompense de plus de {{amount}}, le pilote envoie {{count}} photos de la moto avec ses logos dans un délai de {{days}} jours, et une personne les accepte.',
    photosThen: 'S’il manque des photos après ce délai, la récompense n’est pas versée.',
  },
  results: {
    title: 'Résultats et réclamations',
    one: 'Les promoteurs envoient les résultats dans les {{resultDays}} jours suivant la course.',
    two: 'S’il manque un résultat ou un paiement, contactez-nous dans les {{resultDays}} jours suivant la course.',
    three:
      'Quand des résultats sont corrigés, les récompenses le sont aussi. Ce que vous avez déjà échangé reste échangé.',
  },
  amateur: {
    title: 'Amateurs : crédit concessionnaire',
    one: 'Vous pouvez échanger votre crédit, en tout ou en partie, chez tout concessionnaire participant avec votre NIP à 4 chiffres.',
    two: 'Le crédit expire {{creditMonths}} mois après son émission. Le crédit qui expire en premier est échangé en premier.',
    three: 'Apportez une pièce d’identité. Un concessionnaire échange dans la monnaie de son pays.',
  },
  pro: {
    title: 'Pros : paiement en argent',
    one: 'Fournissez une adresse complète, votre permis de conduire et votre formulaire W-9 dans les {{paymentInfoDays}} jours suivant la course.',
    two: 'L’argent est versé dans les {{cashDays}} jours suivant la vérification : par lien de paiement ou par carte de débit aux États-Unis, par chèque au Canada pour les dollars canadiens, par lien de paiement dans les autres cas.',
    three: 'Une retenue de {{withholding}} % s’applique aux étrangers non résidents.',
    four: 'Chaque document est un fichier PNG ou JPG d’au plus {{uploadMegabytes}} Mo.',
    credit:
      'Au lieu de l’argent, vous pouvez choisir un crédit concessionnaire, avec une prime de {{creditBonus}} %. Aucun document n’est exigé, rien n’est retenu, il expire comme tout autre crédit, et le choix est définitif.',
  },
  dealers: {
    title: 'Concessionnaires',
    one: 'Un échange est crédité au compte de pièces du concessionnaire dans les {{refundDays}} jours.',
    two: 'Le concessionnaire vérifie la pièce d’identité du pilote à chaque échange.',
    three: 'Un échange peut être annulé tant qu’il n’a pas été crédité au compte de pièces.',
  },
  fair: {
    title: 'Équité',
    one: 'Les pilotes d’usine ne reçoivent pas de récompenses de contingence.',
    two: 'Les pilotes disqualifiés, non partants ou qui n’ont pas terminé ne reçoivent rien dans cette classe.',
    three: 'Chaque résultat garde sa raison : votre compte indique pourquoi un résultat n’a rien rapporté.',
  },
};
