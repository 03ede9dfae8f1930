export const en = {
  keep: 'Change nothing',
  many: {
    expiry: {
      label: 'Send expiry e-mail',
      row: 'E-mail sent',
      nothing: 'No credit expires soon.',
      title_one: 'Remind {{count}} rider of credit that expires?',
      title_other: 'Remind {{count}} riders of credit that expires?',
      lead: 'Riders are reminded again even if they had an e-mail before.',
      all: 'All {{all}} have credit that expires within {{days}} days and get an e-mail.',
      others_one: '{{with}} of {{all}} have credit that expires within {{days}} days; the other one gets no e-mail.',
      others_other:
        '{{with}} of {{all}} have credit that expires within {{days}} days; the other {{rest}} get no e-mail.',
      none: 'Nobody to remind',
      nobody: 'None of {{all}} has credit that expires within {{days}} days. Nobody gets an e-mail.',
      confirm_one: 'Remind {{count}}',
      confirm_other: 'Remind {{count}}',
    },
    deactivate: {
      label: 'Deactivate',
      row: 'Deactivated',
      title_one: 'Deactivate {{count}} rider?',
      title_other: 'Deactivate {{count}} riders?',
      lead: 'They are logged out everywhere and can no longer log in, redeem or earn. Awards and balances stay. You can activate them again.',
      confirm_one: 'Deactivate {{count}}',
      confirm_other: 'Deactivate {{count}}',
    },
    activate: {
      label: 'Activate',
      row: 'Active',
      title_one: 'Activate {{count}} rider?',
      title_other: 'Activate {{count}} riders?',
      lead: 'They can log in, redeem and earn again. Waiting results are evaluated again.',
      confirm_one: 'Activate {{count}}',
      confirm_other: 'Activate {{count}}',
    },
  },
};
