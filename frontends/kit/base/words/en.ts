export const en = {
  brand: 'Red Rider Rewards',
  http: {
    network: 'We could not reach the server. Nothing was lost. Check your connection and try again.',
    unexpected: 'Unexpected Error',
  },
  failure: {
    title: 'An error occurred',
    lead: 'This page stopped working. Nothing you saved was lost.',
    retry: 'Try again',
    home: 'Go home',
    chunkTitle: 'This page did not load',
    chunkLead: 'The connection may have dropped, or a new version was just published.',
    contractTitle: 'This area is being updated',
    contractLead: 'Its version does not fit the rest of the portal yet. Reload the page in a few minutes.',
    reload: 'Reload the page',
    fallback: 'An error occurred, and the page that should explain it failed too.',
  },
  place: { none: 'No place', DNF: 'Did not finish', DNS: 'Did not start', DQ: 'Disqualified' },
  format: { tbd: 'TBD', unknown: 'Unknown', invalidDate: 'Invalid Date' },
};
