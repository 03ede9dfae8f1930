export const en = {
  title: 'Security check',
  why: {
    login: 'You entered several wrong passwords. Complete this check before you try again.',
    form: 'It keeps robots out.',
  },
  label: 'I’m not a robot',
  working: 'Checking your browser. This takes a few seconds.',
  done: { login: 'Checked. You can log in now.', form: 'Checked.' },
  required: { login: 'Tick this box before you log in.', form: 'Tick this box first.' },
  challengeFailed: 'The check could not be completed. Tick the box to try again.',
  noKey: 'No key provided',
  noVersion: 'No version provided',
  loadFailed: 'Failed to load script',
  executeFailed: 'Failed to execute',
  retry: 'Try again',
};
