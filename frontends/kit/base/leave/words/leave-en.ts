export const en = {
  title: 'You are leaving this site',
  notice: 'You are now leaving the rewards contingency program web site and entering the powersports web site.',
  proceed: 'Proceed',
  stay: 'Stay',
  unknown: 'The address of that site did not load.',
  retry: 'Try again',
};
