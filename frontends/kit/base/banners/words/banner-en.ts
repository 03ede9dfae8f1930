export const en = {
  notices: 'Notices',
  kinds: { info: 'Information', warning: 'Important' },
  more: 'Read more',
  dismiss: 'Dismiss this notice',
};
