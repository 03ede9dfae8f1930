import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  event: {
    back: 'Retour à l’événement',
    canceled: 'Cet événement est annulé. Ses résultats ne peuvent être ni envoyés ni modifiés.',
    canceledFor: 'Raison\u00a0: {{reason}}',
    upcoming: 'Les résultats peuvent être envoyés à partir du {{date}}.',
    draft: 'Cet événement est un brouillon. Les résultats pourront être envoyés une fois publié et couru.',
    undated: 'Cet événement n’a pas encore de date. Les résultats pourront être envoyés une fois la date fixée.',
    closed:
      'Les résultats étaient attendus au plus tard le {{date}}. Demandez à un administrateur d’accepter des résultats tardifs.',
    cannot: 'Ce compte ne peut pas envoyer les résultats de cet événement.',
    noSeries: 'Aucune série',
    types: {
      motocross: 'Motocross',
      supercross: 'Supercross',
      offroad: 'Hors route',
      hareScramble: 'Hare scramble',
      enduro: 'Enduro',
      road: 'Route',
      flat: 'Flat track',
    },
    series: 'Série',
    help: {
      type: 'Choisissez dans la liste, ou écrivez-en un autre.',
      startDate: 'Laissez vide tant que la date n’est pas connue\u00a0: l’événement reste alors un brouillon.',
      endDate: 'Laissez vide pour un événement d’un seul jour.',
      venueWebsite: 'L’adresse complète, par exemple https://parc.example.com',
      country: 'Le pays détermine la devise des bourses.',
    },
  },
  series: {
    noCountry: 'Aucun pays',
    where: 'Lieu',
    events: 'Événements',
    bonus: 'Prime de série',
    categories: 'Catégories',
    help: {
      races: 'Combien de courses sont annoncées pour la saison.',
      distance: 'La longueur des courses ou la distance entre elles, en texte libre.',
      notes: 'Seuls le promoteur de la série et les administrateurs lisent ces notes.',
    },
  },
};
