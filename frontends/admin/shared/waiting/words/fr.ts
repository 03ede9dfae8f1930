import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  names: {
    late: 'Résultats en retard',
    cash: 'Renseignements en retard',
    refunds: 'Remboursements aux concessionnaires',
    claims: 'Résultats réclamés',
    held: 'À vérifier avant de payer',
    documents: 'Documents',
    unmatched: 'Résultats non associés',
    disputes: 'NIV contestés',
    applications: 'Candidatures de promoteurs',
    events: 'Nouveaux événements',
    approvals: 'Approbations',
    overpaid: 'Récompenses payées en trop',
  },
  today: 'Aujourd’hui',
  age_one: '{{count}} jour',
  age_other: '{{count}} jours',
};
