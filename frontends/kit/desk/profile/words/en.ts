export const en = {
  picture: {
    title: 'Picture',
    add: 'Add a picture',
    replace: 'Replace the picture',
    remove: 'Remove the picture',
    removed: 'The picture is removed.',
  },
  password: {
    title: 'Change password',
    lead: 'All other devices are logged out, and we send an e-mail.',
    old: 'Current password',
    oldRequired: 'Enter your current password.',
    submit: 'Change password',
    sending: 'Changing the password',
    done: 'Your password is changed.',
  },
};
