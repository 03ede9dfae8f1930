import type { Locale } from '@rrr/core/identity';

export type TemplateKind =
  | 'class-results'
  | 'event-results'
  | 'formatted-results'
  | 'classes'
  | 'events'
  | 'vin-patterns';

export interface Template {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Headers that the importers accept, with example rows. */
const TEMPLATES: Readonly<Record<TemplateKind, Readonly<Record<Locale, Template>>>> = {
  'class-results': {
    en: {
      name: 'class-results',
      rows: [
        ['Pos', 'No.', 'Rider', 'AMA #', 'City', 'State', 'Bike', 'Status', 'Entrants'],
        ['1', '021', 'Robin Vale', '', 'Moab', 'UT', 'KTM 450 SX-F', '', '24'],
        ['', '118', 'Sam Okafor', '', 'Ogden', 'UT', 'Honda CRF450R', 'DNF', ''],
      ],
    },
    fr: {
      name: 'resultats-classe',
      rows: [
        ['Pos', 'Numéro', 'Pilote', 'No AMA', 'Ville', 'Province', 'Moto', 'Statut', 'Partants'],
        ['1', '021', 'Robin Vale', '', 'Laval', 'QC', 'KTM 450 SX-F', '', '24'],
        ['', '118', 'Sam Okafor', '', 'Gatineau', 'QC', 'Honda CRF450R', 'Abandon', ''],
      ],
    },
  },
  'event-results': {
    en: {
      name: 'all-class-results',
      rows: [
        ['Class', 'Pos', 'No.', 'Rider', 'AMA #', 'City', 'State', 'Bike', 'Status', 'Entrants'],
        ['450 A', '1', '021', 'Robin Vale', '', 'Moab', 'UT', 'KTM 450 SX-F', '', '24'],
        ['250 B', '1', '118', 'Sam Okafor', '', 'Ogden', 'UT', 'KTM 250 SX-F', '', '18'],
      ],
    },
    fr: {
      name: 'resultats-toutes-classes',
      rows: [
        ['Classe', 'Pos', 'Numéro', 'Pilote', 'No AMA', 'Ville', 'Province', 'Moto', 'Statut', 'Partants'],
        ['450 A', '1', '021', 'Robin Vale', '', 'Laval', 'QC', 'KTM 450 SX-F', '', '24'],
        ['250 B', '1', '118', 'Sam Okafor', '', 'Gatineau', 'QC', 'KTM 250 SX-F', '', '18'],
      ],
    },
  },
  'formatted-results': {
    en: {
      name: 'formatted-class-results',
      rows: [
        ['Pos', 'No.', 'Rider', 'City', 'State', 'Bike'],
        ['450 A (24 entries)'],
        ['1', '021', 'Robin Vale', 'Moab', 'UT', 'KTM 450 SX-F'],
        ['250 B (18 entries)'],
        ['1', '118', 'Sam Okafor', 'Ogden', 'UT', 'KTM 250 SX-F'],
      ],
    },
    fr: {
      name: 'resultats-par-classe',
      rows: [
        ['Pos', 'Numéro', 'Pilote', 'Ville', 'Province', 'Moto'],
        ['450 A (24 partants)'],
        ['1', '021', 'Robin Vale', 'Laval', 'QC', 'KTM 450 SX-F'],
        ['250 B (18 partants)'],
        ['1', '118', 'Sam Okafor', 'Gatineau', 'QC', 'KTM 250 SX-F'],
      ],
    },
  },
  classes: {
    en: {
      name: 'classes',
      rows: [
        ['Class', 'Payout', 'Entrants', 'Place 1', 'Place 2', 'Place 3'],
        ['450 A', 'Dealer credit', '', '300', '200', '100'],
        ['450 Pro', 'Cash', '', '1000', '500.50', ''],
      ],
    },
    fr: {
      name: 'classes',
      rows: [
        ['Classe', 'Paiement', 'Partants', 'Place 1', 'Place 2', 'Place 3'],
        ['450 A', 'Crédit concessionnaire', '', '300', '200', '100'],
        ['450 Pro', 'Argent', '', '1000', '500,50', ''],
      ],
    },
  },
  events: {
    en: {
      name: 'series-events',
      rows: [
        ['Title', 'Start date', 'End date', 'Venue', 'City', 'State', 'Zip', 'Country', 'Type', 'Paying'],
        ['Round 1', '2025-06-14', '', 'Ridge Creek MX', 'Moab', 'UT', '84532', 'US', 'Motocross', 'yes'],
        ['Round 2', '2025-06-28', '2025-06-29', 'Salt Flats MX', 'Ogden', 'UT', '84401', 'US', 'Motocross', 'no'],
      ],
    },
    fr: {
      name: 'evenements-serie',
      rows: [
        [
          'Titre',
          'Date de début',
          'Date de fin',
          'Lieu',
          'Ville',
          'Province',
          'Code postal',
          'Pays',
          'Type',
          'Récompensé',
        ],
        ['Manche 1', '2025-06-14', '', 'Circuit des Pins', 'Laval', 'QC', 'H7A 1A1', 'CA', 'Motocross', 'oui'],
        [
          'Manche 2',
          '2025-06-28',
          '2025-06-29',
          'Circuit du Lac',
          'Gatineau',
          'QC',
          'J8P 1A1',
          'CA',
          'Motocross',
          'non',
        ],
      ],
    },
  },
  'vin-patterns': {
    en: {
      name: 'vin-patterns',
      rows: [
        ['Model', 'Year', 'Pattern'],
        ['450 SX-F', '2025', 'VBKSX*4**SM******'],
        ['350 XC-F', '2024', 'VBKXC*3**RM******'],
      ],
    },
    fr: {
      name: 'motifs-niv',
      rows: [
        ['Modèle', 'Année', 'Motif'],
        ['450 SX-F', '2025', 'VBKSX*4**SM******'],
        ['350 XC-F', '2024', 'VBKXC*3**RM******'],
      ],
    },
  },
};

export const templateOf = (kind: TemplateKind, locale: Locale): Template => TEMPLATES[kind][locale];
