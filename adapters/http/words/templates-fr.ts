import type { TemplateWords } from './template.js';

export const fr: TemplateWords = {
  'class-results': {
    name: 'resultats-classe',
    rows: [
      ['Pos', 'Numéro', 'Pilote', 'No AMA', 'Ville', 'Province', 'Moto', 'Statut', 'Partants'],
      ['1', '021', 'Robin Vale', '', 'Laval', 'QC', 'KTM 450 SX-F', '', '24'],
      ['', '118', 'Sam Okafor', '', 'Gatineau', 'QC', 'Honda CRF450R', 'Abandon', ''],
    ],
  },
  'event-results': {
    name: 'resultats-toutes-classes',
    rows: [
      ['Classe', 'Pos', 'Numéro', 'Pilote', 'No AMA', 'Ville', 'Province', 'Moto', 'Statut', 'Partants'],
      ['450 A', '1', '021', 'Robin Vale', '', 'Laval', 'QC', 'KTM 450 SX-F', '', '24'],
      ['250 B', '1', '118', 'Sam Okafor', '', 'Gatineau', 'QC', 'KTM 250 SX-F', '', '18'],
    ],
  },
  'formatted-results': {
    name: 'resultats-par-classe',
    rows: [
      ['Pos', 'Numéro', 'Pilote', 'Ville', 'Province', 'Moto'],
      ['450 A (24 partants)'],
      ['1', '021', 'Robin Vale', 'Laval', 'QC', 'KTM 450 SX-F'],
      ['250 B (18 partants)'],
      ['1', '118', 'Sam Okafor', 'Gatineau', 'QC', 'KTM 250 SX-F'],
    ],
  },
  classes: {
    name: 'classes',
    rows: [
      ['Classe', 'Paiement', 'Partants', 'Place 1', 'Place 2', 'Place 3'],
      ['450 A', 'Crédit concessionnaire', '', '300', '200', '100'],
      ['450 Pro', 'Argent', '', '1000', '500,50', ''],
    ],
  },
  events: {
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
      ['Manche 2', '2025-06-28', '2025-06-29', 'Circuit du Lac', 'Gatineau', 'QC', 'J8P 1A1', 'CA', 'Motocross', 'non'],
    ],
  },
  'vin-patterns': {
    name: 'motifs-niv',
    rows: [
      ['Modèle', 'Année', 'Motif'],
      ['450 SX-F', '2025', 'VBKSX*4**SM******'],
      ['350 XC-F', '2024', 'VBKXC*3**RM******'],
    ],
  },
};
