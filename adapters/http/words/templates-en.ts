import type { TemplateWords } from './template.js';

export const en: TemplateWords = {
  'class-results': {
    name: 'class-results',
    rows: [
      ['Pos', 'No.', 'Rider', 'AMA #', 'City', 'State', 'Bike', 'Status', 'Entrants'],
      ['1', '021', 'Robin Vale', '', 'Moab', 'UT', 'KTM 450 SX-F', '', '24'],
      ['', '118', 'Sam Okafor', '', 'Ogden', 'UT', 'Honda CRF450R', 'DNF', ''],
    ],
  },
  'event-results': {
    name: 'all-class-results',
    rows: [
      ['Class', 'Pos', 'No.', 'Rider', 'AMA #', 'City', 'State', 'Bike', 'Status', 'Entrants'],
      ['450 A', '1', '021', 'Robin Vale', '', 'Moab', 'UT', 'KTM 450 SX-F', '', '24'],
      ['250 B', '1', '118', 'Sam Okafor', '', 'Ogden', 'UT', 'KTM 250 SX-F', '', '18'],
    ],
  },
  'formatted-results': {
    name: 'formatted-class-results',
    rows: [
      ['Pos', 'No.', 'Rider', 'City', 'State', 'Bike'],
      ['450 A (24 entries)'],
      ['1', '021', 'Robin Vale', 'Moab', 'UT', 'KTM 450 SX-F'],
      ['250 B (18 entries)'],
      ['1', '118', 'Sam Okafor', 'Ogden', 'UT', 'KTM 250 SX-F'],
    ],
  },
  classes: {
    name: 'classes',
    rows: [
      ['Class', 'Payout', 'Entrants', 'Place 1', 'Place 2', 'Place 3'],
      ['450 A', 'Dealer credit', '', '300', '200', '100'],
      ['450 Pro', 'Cash', '', '1000', '500.50', ''],
    ],
  },
  events: {
    name: 'series-events',
    rows: [
      ['Title', 'Start date', 'End date', 'Venue', 'City', 'State', 'Zip', 'Country', 'Type', 'Paying'],
      ['Round 1', '2025-06-14', '', 'Ridge Creek MX', 'Moab', 'UT', '84532', 'US', 'Motocross', 'yes'],
      ['Round 2', '2025-06-28', '2025-06-29', 'Salt Flats MX', 'Ogden', 'UT', '84401', 'US', 'Motocross', 'no'],
    ],
  },
  'vin-patterns': {
    name: 'vin-patterns',
    rows: [
      ['Model', 'Year', 'Pattern'],
      ['450 SX-F', '2025', 'VBKSX*4**SM******'],
      ['350 XC-F', '2024', 'VBKXC*3**RM******'],
    ],
  },
};
