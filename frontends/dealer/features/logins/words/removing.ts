import { kitWordsHook, type SameWords } from '@rrr/kit/base';

const en = {
  title: 'Remove the login of {{name}}?',
  lead: 'Their devices are logged out at once and {{email}} can be used for another account. Past redemptions keep the employee’s name.',
  confirm: 'Remove login',
  keep: 'Keep it',
  done: 'The login of {{name}} is removed.',
};
const fr: SameWords<typeof en> = {
  title: 'Retirer le compte de {{name}}?',
  lead: 'Ses appareils sont déconnectés immédiatement et {{email}} peut servir à un autre compte. Les échanges passés gardent le nom de l’employé.',
  confirm: 'Retirer le compte',
  keep: 'Le garder',
  done: 'Le compte de {{name}} est retiré.',
};

/** They travel with the dialog. */
export const useRemovingWords = kitWordsHook<typeof en>({ en, fr });
