export const en = {
  lead: 'Open your authenticator app and enter the code for Red Rider Rewards.',
  code: 'Code from your app',
  recovery: 'Recovery code',
  recoveryHelp: 'One of the ten codes that you saved when you set up two-step verification. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use a code from the app',
  required: 'Required',
  failed: 'The code was not accepted',
  submit: 'Confirm',
  sending: 'Checking',
  back: 'Back',
  ask: {
    title: 'Confirm that it is you',
    lead: 'This moves money or gives access, so we ask for a new code from your authenticator app. It counts for 10 minutes.',
    cancel: 'Cancel',
  },
};
