export const code = {
  title: 'Counter code',
  left_one: 'Changes in {{count}} second',
  left_other: 'Changes in {{count}} seconds',
  help: 'A rider who redeems on their own phone enters this code. Check their ID first, and never give the code by phone or message.',
};
