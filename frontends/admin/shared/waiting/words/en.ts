export const en = {
  names: {
    late: 'Late results',
    cash: 'Overdue cash',
    refunds: 'Dealer refunds',
    claims: 'Claims of results',
    held: 'Check before paying',
    documents: 'Documents',
    unmatched: 'Unmatched finishers',
    disputes: 'VIN disputes',
    applications: 'Promoter applications',
    events: 'New events',
    approvals: 'Approvals',
    overpaid: 'Overpaid awards',
  },
  today: 'Today',
  age_one: '{{count}} day',
  age_other: '{{count}} days',
};
