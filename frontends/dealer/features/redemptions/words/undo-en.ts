export const undo = {
  title: 'Undo {{amount}} for {{name}}?',
  lead: 'The credit goes back to the rider. The redemption stays on record as undone, and the rider gets an e-mail.',
  reason: 'Reason',
  reasons: { amount: 'Wrong amount', rider: 'Wrong rider', returned: 'Purchase canceled' },
  required: 'Required',
  confirm: 'Undo {{amount}}',
  keep: 'Keep it',
  done: 'Undone. {{amount}} went back to {{name}}.',
  unknown: 'We received no response. Check again: it will not be undone twice.',
};
