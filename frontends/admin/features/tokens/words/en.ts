export const en = {
  title: 'Everyone’s API tokens',
  lead: 'Programs that can act for administrators and promoters. Yours are among them; make one under API tokens in the menu with your name.',
  who: 'Owner (e-mail address)',
  state: 'Status',
  owner: 'Owner',
  types: { admin: 'Administrator', promoter: 'Promoter', dealer: 'Dealer', rider: 'Rider' },
  empty: 'Nobody has an API token.',
};
