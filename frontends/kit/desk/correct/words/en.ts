export const en = {
  checking: 'Checking what this changes',
  money: 'What it changes for riders',
  issued: 'New awards',
  reversed: 'Taken from balances',
  overpaid: 'Already spent',
  overpaidLead: 'Riders keep what they already spent. It is listed for the administrator.',
  nothing: 'No award changes.',
  spent: 'Riders who spent it',
  changed: '{{what}}: {{before}} before, {{now}} now',
  tie: 'Is it a tie?',
  tied: 'Yes, they are tied',
  keep: 'Go back',
};
