import type { SameWords } from '@rrr/kit/base';
import type { en } from './requirements-en.js';

export const fr: SameWords<typeof en> = {
  superTwin: {
    title: 'Exigences pour les motos SuperTwin',
    lead: 'Ce qu’il faut à une moto SuperTwin et à son pilote pour qu’un résultat soit récompensé.',
  },
  singleCylinder: {
    title: 'Exigences pour les motos monocylindres',
    lead: 'Ce qu’il faut à une moto monocylindre et à son pilote pour qu’un résultat soit récompensé.',
  },
  models: {
    title: 'Modèles et années-modèles',
    lead: 'La moto doit être une {{brands}} d’un de ces modèles et d’une de ces années.',
    none: 'Aucune moto de cette catégorie n’est admissible cette saison. Le règlement présente les motos admissibles.',
  },
  vin: {
    title: 'NIV',
    one: 'Saisissez le NIV de 17 caractères en ajoutant la moto. Il doit être vérifié pour que les résultats soient récompensés.',
    two: 'Une même moto est primée dans au plus {{classesPerBike}} classes par événement.',
  },
  logos: {
    title: 'Logos',
    one: 'Sur le réservoir et le garde-boue\u00a0: au moins {{logoTank}}.',
    two: 'Sur la poitrine du pilote\u00a0: au moins {{logoChest}}.',
    three: 'La taille est aussi indiquée comme {{logoWhole}}. Un logo de cette taille respecte les deux minimums.',
  },
  race: {
    title: 'À la course',
    one: 'L’événement est admissible et votre position est primée dans la classe.',
    two: 'La classe compte au moins {{minimumRiders}} partants.',
    three:
      'Si votre résultat est absent, adressez-vous au promoteur, puis réclamez-le dans les {{resultDays}} jours suivant la course.',
  },
};
